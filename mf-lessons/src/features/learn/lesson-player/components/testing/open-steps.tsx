import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { LessonStep } from '@grove/contracts';
import { renderPage } from '@grove/testing';
import type { PlayerLesson } from '../../model/lesson.ts';
import { LessonScreen } from '../lesson-screen.tsx';

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
export const number = question({ inputType: 'number', correctAnswer: 12 });
export const choice = question({
  inputType: 'multiple-choice',
  options: ['red', 'blue', 'green'],
  correctAnswer: 1,
  feedback: ['Red is warm.', 'Yes.', 'Green is mixed.'],
});

export const lessonOf = (steps: LessonStep[]): PlayerLesson => ({
  id: 'arrays',
  title: 'Rows and Columns',
  grade: 'Grade 3',
  subject: 'Mathematics',
  icon: 'calculator',
  background: 'subject-math',
  minutes: 15,
  xpReward: 60,
  difficulty: 'beginner',
  objectives: ['Describe an array'],
  steps,
  teacher: {
    name: 'Mr. Oakley',
    title: 'Elementary Explorer',
    greeting: 'Hi there!',
    drawing: 'oakley',
    voiceId: 'voice-oakley',
    chatTeacherId: 2,
  },
});
export const openSteps = (...steps: LessonStep[]) =>
  renderPage(<LessonScreen lesson={lessonOf(steps)} backTo="/level/3" onClaim={() => {}} />);
/** The lesson, settled, on a clock that stands still until the test moves it. */
export const openStill = async (...steps: LessonStep[]) => {
  jest.useFakeTimers();
  openSteps(...steps);
  await act(async () => {
    jest.advanceTimersByTime(1);
    await import('../lesson-sheets.tsx');
  });
};
export const title = () => document.querySelector('#slide-title')?.textContent;
/** The paragraph of exactly these words; their first sign is also drawn. */
export const says = (text: string) =>
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
