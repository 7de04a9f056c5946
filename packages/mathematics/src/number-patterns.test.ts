import { expect, jest, test } from '@jest/globals';
import { isLinear } from '@grove/testing/regexp-cost';
import { listPattern, numbersOf } from './number-patterns.ts';

// The judge of patterns counts its steps, so that a busy machine changes nothing but how long they take.
jest.setTimeout(30_000);

test('a list of numbers is read in time that grows as it does, whatever follows it', async () => {
  expect(await isLinear({ source: `^(?:mean of )?(${listPattern}) ?x$`, flags: '' })).toBe(true);
});

test.each([
  ['1,000, 2,000 and 3', ['1,000', '2,000', '3']],
  ['3, 5, 7', ['3', '5', '7']],
  ['3,5,7', ['3', '5', '7']],
  ['1 1/2 3/4 or -2', ['1 1/2', '3/4', '-2']],
  ['1,234,567.5; .5', ['1,234,567.5', '.5']],
])('the numbers of %j are %j', (text, numbers) => {
  expect(text).toMatch(new RegExp(`^${listPattern}$`));
  expect(numbersOf(text)).toEqual(numbers);
});
