import { expect, test } from '@jest/globals';
import { wordStarts } from './word-starts.ts';

const phones = Array.from({ length: 6 }, (_, index) => ({ start: index / 10 }));

test('a word begins with its first phone', () => {
  expect(wordStarts([2, 1, 3], phones)).toEqual([0, 0.2, 0.3]);
});

test('a difference is spread, and no start lies behind the last phone or before an earlier one', () => {
  const starts = wordStarts([3, 3, 3, 3], phones);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts[0]).toBe(0);
  expect(starts.at(-1)).toBeLessThanOrEqual(0.5);
});

test('without phones everything begins at once', () => {
  expect(wordStarts([1, 2], [])).toEqual([0, 0]);
});
