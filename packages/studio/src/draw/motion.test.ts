import { expect, test } from '@jest/globals';
import { blend, easeBoth, easeOut, progress, spring, wave } from './motion.ts';

test('a movement is nothing before it begins and all of itself afterwards', () => {
  expect([0.9, 1, 1.5, 2, 9].map((t) => progress(t, 1, 1))).toEqual([0, 0, 0.5, 1, 1]);
  for (const ease of [easeOut, easeBoth, spring])
    expect([ease(0), ease(1)].map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([0, 1]);
});

test('a wave comes back after whole turns', () => {
  expect(wave(1, 3, 0.2)).toBeCloseTo(wave(0, 3, 0.2));
});

test('colours are mixed channel by channel', () => {
  expect(blend('#000000', '#ff8000', 0.5)).toBe('#804000');
});
