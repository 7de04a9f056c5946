import { expect, test } from '@jest/globals';
import type { LessonStep } from '@grove/contracts';
import { initialState } from '../../lesson-player/index.ts';
import { phaseOf } from './phase.ts';

const intro: LessonStep = { type: 'intro', title: 'Hello', content: 'Welcome.' };
const choice: LessonStep = {
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'Which?',
  inputType: 'multiple-choice',
  options: ['red', 'blue'],
  correctAnswer: 1,
};
const done: LessonStep = { type: 'completion', title: 'Done', content: 'A lot.' };
const asking = [intro, choice, done];
const telling = [intro, done];
const tried = { 1: { given: 0, outcome: { kind: 'wrong' }, hints: 0, isVariant: false } } as const;
const at = (slide: number, records = {}) => ({ ...initialState, slide, records });

test('§2 k12: a lesson with video begins with it, one without video with its exercises', () => {
  expect(phaseOf({ hasFilm: true, hasWatched: false, steps: asking, state: at(0) })).toBe('film');
  expect(phaseOf({ hasFilm: false, hasWatched: false, steps: asking, state: at(0) })).toBe('exercises');
});

test('§9 k12: at 90% of the video the lesson is complete', () => {
  expect(phaseOf({ hasFilm: true, hasWatched: true, steps: telling, state: at(0) })).toBe('complete');
});

test('where the lesson asks questions they follow the video', () => {
  expect(phaseOf({ hasFilm: true, hasWatched: true, steps: asking, state: at(0) })).toBe('exercises');
  expect(phaseOf({ hasFilm: true, hasWatched: true, steps: asking, state: at(2, tried) })).toBe('complete');
});

test('§2 k12: the end of the exercises completes the lesson once something was tried', () => {
  expect(phaseOf({ hasFilm: false, hasWatched: false, steps: asking, state: at(2) })).toBe('exercises');
  expect(phaseOf({ hasFilm: false, hasWatched: false, steps: asking, state: at(2, tried) })).toBe('complete');
  expect(phaseOf({ hasFilm: false, hasWatched: false, steps: telling, state: at(1) })).toBe('complete');
});
