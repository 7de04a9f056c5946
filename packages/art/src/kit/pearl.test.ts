import { expect, test } from '@jest/globals';
import { pearl } from './pearl.ts';

const channels = (svg: string): number[] =>
  [0, 2, 4].map((i) => Number.parseInt(/"#([0-9a-f]{6})"/.exec(svg)![1]!.slice(i, i + 2), 16));

test.each(['#ff0000', '#00a040', '#1234c8', '#fc0', '#000'])('%s turns into a light gray', (color) => {
  const rgb = channels(pearl(`<path fill="${color}"/>`));
  expect(Math.max(...rgb) - Math.min(...rgb)).toBeLessThan(22);
  expect(Math.min(...rgb)).toBeGreaterThan(110);
});

test('brighter colours stay brighter, in fills, strokes and gradients', () => {
  for (const attribute of ['fill', 'stroke', 'stop-color'])
    expect(channels(pearl(`<a ${attribute}="#ffd02b"/>`))[0]!).toBeGreaterThan(
      channels(pearl(`<a ${attribute}="#1a4cab"/>`))[0]!,
    );
});

test('shapes and references stay as they are', () => {
  const drawing = '<path id="fade12" d="M0 0L1 1"/><use href="#fade12" fill="url(#abcdef)"/>';
  expect(pearl(drawing)).toBe(drawing);
});
