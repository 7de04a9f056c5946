import { screen } from '@testing-library/react';
import type { EnhancedLessonResponse, LessonStep } from '@grove/contracts';
import { aProgress, json, mockApi, renderPage, type MockedAnswers } from '@grove/testing';
import { EnhancedLessonPage } from '../enhanced-lesson-page.tsx';
import { LessonPage } from '../lesson-page.tsx';

export const intro: LessonStep = { type: 'intro', title: 'Hello', content: 'Welcome.' };
export const done: LessonStep = { type: 'completion', title: 'What you learned', content: 'A lot.', xpEarned: 60 };
export const question = (fields: Partial<LessonStep>): LessonStep => ({
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'How many?',
  hint: 'Count by twos.',
  ...fields,
});
export const number = question({ title: 'Count', inputType: 'number', correctAnswer: 12 });
export const choice = question({
  inputType: 'multiple-choice',
  options: ['red', 'blue', 'green'],
  correctAnswer: 1,
  feedback: ['Red is warm.', 'Yes.', 'Green is mixed.'],
});

export const answerWith = (steps: LessonStep[]): EnhancedLessonResponse => ({
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
    curriculumEntry: { grade: 'Grade 3', topic: 'Arrays', backgroundImage: 'subject-math' },
    videoAsset: null,
    learningObjectives: ['Describe an array'],
    steps,
  },
  teacher: { name: 'Mr. Oakley', greeting: 'Hi there!', voiceId: 'voice-oakley' },
  videoAsset: null,
});

export const open = (path: string, answers: MockedAnswers = {}) => {
  const sent = mockApi(answers);
  return { ...renderPage(<LessonPage />, { at: `/lesson/${path}`, pattern: '/lesson/:levelId/:lessonId' }), sent };
};
export const recorded = () => json({ success: true, xpAwarded: 60, user: { totalXP: 60, subjectXP: {} } });
export const openSteps = async (...steps: LessonStep[]) => {
  const page = open('3/arrays', {
    enhancedLesson: answerWith(steps),
    progress: aProgress(),
    'POST /api/lessons/{lessonId}/complete': recorded,
  });
  await screen.findByRole('heading', { level: 1, name: 'Rows and Columns' });
  return page;
};
export const openEnhanced = (id: string) =>
  renderPage(<EnhancedLessonPage />, { at: `/lesson/enhanced/${id}`, pattern: '/lesson/enhanced/:lessonId' });
export const title = () => document.querySelector('#slide-title')?.textContent;
