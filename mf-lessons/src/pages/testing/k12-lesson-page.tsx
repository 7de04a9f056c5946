import { screen } from '@testing-library/react';
import type { EnhancedLessonResponse, LessonStep } from '@grove/contracts';
import { serverSubjects } from '@grove/content';
import { aProgress, aTeacher, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { K12PlatformPage } from '../k12-platform-page.tsx';

export const intro: LessonStep = { type: 'intro', title: 'Hello', content: 'Welcome.' };
export const choice: LessonStep = {
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'Which?',
  inputType: 'multiple-choice',
  options: ['red', 'blue'],
  correctAnswer: 1,
};
export const done: LessonStep = {
  type: 'completion',
  title: 'What you learned',
  content: 'Arrays have rows.',
  xpEarned: 60,
};

export const answerWith = (...steps: LessonStep[]): EnhancedLessonResponse => ({
  lesson: {
    id: 'arrays',
    title: 'Rows and Columns',
    description: 'Build an array.',
    duration: 15,
    xpReward: 60,
    difficulty: 'beginner',
    type: 'interactive',
    teacher: { avatar: 'oakley', name: 'Mr. Oakley', title: 'Elementary Explorer', voiceId: 'voice-oakley' },
    subject: { name: 'Mathematics', icon: 'calculator' },
    curriculumEntry: { grade: 'Grade 3', topic: 'Equal groups', backgroundImage: 'subject-math' },
    videoAsset: null,
    learningObjectives: ['Describe an array'],
    steps,
  },
  teacher: { name: 'Mr. Oakley', greeting: 'Hi there!', voiceId: 'voice-oakley' },
  videoAsset: null,
});

export const nothing = aProgress();
export const environment = '/k12-platform?grade=Grade+3&subject=mathematics&view=environment';
export const open = (answers: MockedAnswers = {}, search = '?grade=Grade+3&subject=mathematics&lesson=arrays') => {
  const sent = mockApi({
    enhancedLesson: answerWith(intro, choice, done),
    subjects: [...serverSubjects],
    aiTeacher: aTeacher(),
    progress: nothing,
    'POST /api/speech': pending,
    ...answers,
  });
  // The media area is there: what lies behind the environment is its own business.
  return {
    ...renderPage(<K12PlatformPage />, { at: `/k12-platform${search}`, widgets: { 'mf-media/ambient': () => null } }),
    sent,
  };
};
export const ready = () => screen.findByRole('heading', { level: 1, name: 'Rows and Columns' });
export const finish = async (page: ReturnType<typeof open>) => {
  await ready();
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await page.user.click(screen.getByRole('button', { name: /blue/ }));
  await page.user.click(screen.getByRole('button', { name: 'Next Step' }));
  return screen.findByRole('heading', { name: 'Lesson Complete!' });
};
export const spoken = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ path }) => path === '/api/speech').map(({ body }) => body);
