import { expect, test } from '@jest/globals';
import { bucketOf, type Histogram, percentile, sizeOf, valueOf } from './histogram.ts';

const histogramOf = (values: readonly number[]): Histogram => {
  const histogram = new Map<number, number>();
  for (const value of values) histogram.set(bucketOf(value), (histogram.get(bucketOf(value)) ?? 0) + 1);
  return histogram;
};

test('a value read from its bucket is at most 4.5 % off, from a millisecond to ten minutes', () => {
  for (let value = 1; value <= 600_000; value *= 1.003)
    expect(Math.abs(valueOf(bucketOf(value)) / value - 1)).toBeLessThan(0.045);
});

test('what is below 1 counts as nothing, and buckets fit a small integer', () => {
  expect([0, 0.2, 0.999].map((value) => [bucketOf(value), valueOf(bucketOf(value))])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(bucketOf(1)).toBe(1);
  expect(bucketOf(600_000)).toBeLessThan(200);
});

test('a percentile is the nearest rank', () => {
  const values = [10, 20, 30, 40, 50, 60, 70, 80, 90, 1_000];
  for (const [share, value] of [
    [0.05, 10],
    [0.1, 10],
    [0.11, 20],
    [0.5, 50],
    [0.75, 80],
    [0.9, 90],
    [1, 1_000],
  ] as const) {
    expect(percentile(histogramOf(values), share)).toBe(valueOf(bucketOf(value)));
  }
});

test('of nothing there is no percentile; of one value every percentile is that value', () => {
  expect(percentile(new Map(), 0.75)).toBeUndefined();
  expect(percentile(histogramOf([120]), 0.01)).toBe(percentile(histogramOf([120]), 1));
});

test('the percentile of many values is near that of the exact ones, in whatever order they came', () => {
  const values = Array.from({ length: 5_000 }, (_, place) => 20 + ((place * 7_919) % 5_000));
  const exact = values.toSorted((a, b) => a - b)[Math.ceil(0.75 * values.length) - 1]!;
  expect(sizeOf(histogramOf(values))).toBe(values.length);
  expect(Math.abs(percentile(histogramOf(values), 0.75)! / exact - 1)).toBeLessThan(0.045);
});
