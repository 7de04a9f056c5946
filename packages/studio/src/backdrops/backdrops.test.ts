import { expect, test } from '@jest/globals';
import { subjectBackgrounds } from '@grove/content';
import { along } from './backdrop.ts';
import { backdrops } from './backdrops.ts';

/** A turn by nothing may be written or left out. */
const numbersOf = (svg: string): number[] =>
  (svg.replaceAll(/ rotate\(-?0\)/g, '').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

test('§9 subject backgrounds: each has a loop', () => {
  expect(Object.keys(backdrops).toSorted()).toEqual([...subjectBackgrounds].toSorted());
});

test.each(Object.entries(backdrops))('%s ends as it begins, and moves in between', (_, { draw }) => {
  const [start, end] = [numbersOf(draw(0)), numbersOf(draw(1))];
  expect(end).toHaveLength(start.length);
  expect(Math.max(...end.map((value, i) => Math.abs(value - start[i]!)))).toBeLessThan(0.11);
  expect(draw(0.37)).not.toBe(draw(0));
});

test('a place along a line goes from its first to its last point by length', () => {
  const corner = [
    [0, 0],
    [30, 0],
    [30, 10],
  ] as const;
  expect([0, 0.5, 0.75, 1].map((share) => along(corner, share))).toEqual([
    [0, 0],
    [20, 0],
    [30, 0],
    [30, 10],
  ]);
});
