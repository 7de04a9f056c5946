import { expect, test } from '@jest/globals';
import { courseProgressOf } from './course-progress.ts';

const lessons = [
  { id: 'a', xpReward: 60 },
  { id: 'b', xpReward: 80 },
  { id: 'c', xpReward: 100 },
];

test('the percent is the earned lessons of all lessons, in whole percent, and their XP is added', () => {
  expect(courseProgressOf(lessons, new Set(['b', 'elsewhere']))).toEqual({ percent: 33, done: 1, total: 3, xp: 80 });
});

test('0% for a new learner, and where there are no lessons', () => {
  expect(courseProgressOf(lessons, new Set())).toEqual({ percent: 0, done: 0, total: 3, xp: 0 });
  expect(courseProgressOf([], new Set(['a']))).toEqual({ percent: 0, done: 0, total: 0, xp: 0 });
});
