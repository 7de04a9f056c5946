import { expect, test } from '@jest/globals';
import { blob, curve, linearGradient, random, svgDocument } from './svg.ts';

test('the seeded generator repeats itself for a seed and stays in [0, 1)', () => {
  const [a, b] = [random(7), random(7)];
  const numbers = Array.from({ length: 200 }, a);
  expect(Array.from({ length: 200 }, b)).toEqual(numbers);
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(190);
});

test('a curve goes through its first and last point, and comes back when closed', () => {
  expect(
    curve([
      [0, 0],
      [10, 5],
      [20, 0],
    ]),
  ).toMatch(/^M0 0C.* 20 0$/);
  expect(
    curve(
      [
        [0, 0],
        [10, 5],
        [20, 0],
      ],
      true,
    ),
  ).toMatch(/^M0 0C.* 0 0Z$/);
});

test('a blob without wobble is an ellipse', () => {
  for (const [x, y] of blob(5, 6, 20, 10, { wobble: 0 }))
    expect(((x - 5) / 20) ** 2 + ((y - 6) / 10) ** 2).toBeCloseTo(1);
});

test('a document is a named picture with a label, and hidden from assistive technology without one', () => {
  expect(svgDocument(4, 3, '', { label: 'A fox' })).toContain('role="img" aria-label="A fox"');
  expect(svgDocument(4, 3, '')).toContain('aria-hidden="true"');
  expect(linearGradient('g', [[0, '#fff', 0]])).toContain('stop-opacity="0"');
});
