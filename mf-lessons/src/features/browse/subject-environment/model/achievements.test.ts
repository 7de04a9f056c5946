import { expect, test } from '@jest/globals';
import { achievements, isEarned } from './achievements.ts';

const courseProgress = (done: number, total: number) => ({ percent: 0, done, total, xp: 0 });

test.each([
  [0, 4, []],
  [1, 4, ['first']],
  [2, 4, ['first', 'half']],
  [4, 4, ['first', 'half', 'all']],
  [0, 0, []],
  [2, 5, ['first']],
])('%d of %d lessons earn %j', (done, total, earned) => {
  expect(achievements.filter((each) => isEarned(each, courseProgress(done, total)))).toEqual(earned);
});
