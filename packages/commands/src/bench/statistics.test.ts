import { expect, test } from '@jest/globals';
import { interleave, median, medianRatio, percentile } from './statistics.ts';

test('the median is the middle value, whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([7])).toBe(7);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([40, 10, 20, 30])).toBe(25);
});

test('values are ordered as numbers and stay as they were', () => {
  const values = [100, 9, 20];
  expect(median(values)).toBe(20);
  expect(values).toEqual([100, 9, 20]);
});

test('the median of nothing is an error, not NaN', () => {
  expect(() => median([])).toThrow(RangeError);
});

test('variants are compared round by round, so a machine that slows down does not move the ratio', () => {
  expect(medianRatio([5, 50, 500], [10, 100, 1000])).toBe(0.5);
});

test('one round that went wrong does not move the ratio', () => {
  expect(medianRatio([5, 5, 900], [10, 10, 10])).toBe(0.5);
});

test('variants take turns, and the order turns with each round', async () => {
  const order: string[] = [];
  await interleave(['a', 'b'], 3, async (variant) => order.push(variant));
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
});

test('each variant gets its own results, one a round', async () => {
  let count = 0;
  const results = await interleave(['a', 'b'], 2, async (variant) => `${variant}${(count += 1)}`);
  expect(results).toEqual({ a: ['a1', 'a4'], b: ['b2', 'b3'] });
});

test('a percentile is the value that this share does not exceed, whatever the order', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([7], 0.95)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});
