import { expect, test } from '@jest/globals';
import { isWatched, playedPercent, resyncTo } from './video-time.ts';

test('§9 lesson video: a drift of up to 0.5 s is left alone', () => {
  expect(resyncTo(10, 10.5)).toBeNull();
  expect(resyncTo(10, 9.5)).toBeNull();
});

test('§4 narration: more than 0.5 s apart, early or late, the sound jumps to where the picture is', () => {
  expect(resyncTo(10, 10.6)).toBe(10);
  expect(resyncTo(10, 9.4)).toBe(10);
});

test.each([[0, 0], [30, 25], [120, 100], [121, 100]])('§2 k12: after %d of 120 seconds the progress is %d percent', (seconds, percent) => {
  expect(playedPercent(seconds, 120)).toBe(percent);
});

test.each([0, Number.NaN])('while the length is not known (%d) nothing has played', (length) => {
  expect(playedPercent(5, length)).toBe(0);
  expect(isWatched(5, length)).toBe(false);
});

test('§9 lesson video: the film counts as watched from 90% on', () => {
  expect(isWatched(107.9, 120)).toBe(false);
  expect(isWatched(108, 120)).toBe(true);
});
