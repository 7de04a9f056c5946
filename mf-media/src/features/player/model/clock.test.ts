import { expect, test } from '@jest/globals';
import { clock, playedPercent, within } from './clock.ts';

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [600, '10:00'],
  [Number.NaN, '0:00'],
])('§2 video player: %d s are shown as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

test.each([
  [0, 0],
  [30, 25],
  [120, 100],
  [121, 100],
])('§2 k12: after %d of 120 s the progress is %d percent', (seconds, percent) => {
  expect(playedPercent(seconds, 120)).toBe(percent);
});

test('while the length is not known nothing has played, and nobody can go anywhere', () => {
  expect([playedPercent(5, 0), within(5, Number.NaN)]).toEqual([0, 0]);
});

test('nobody goes before the beginning or behind the end', () => {
  expect([-5, 50, 500].map((seconds) => within(seconds, 120))).toEqual([0, 50, 120]);
});
