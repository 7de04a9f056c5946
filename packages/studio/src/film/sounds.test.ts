import { expect, test } from '@jest/globals';
import { mix, type Sound } from './sounds.ts';

const rate = 16_000;
const loudest = (samples: Float32Array): number => Math.max(...samples.map(Math.abs));

test.each(['pop', 'chime', 'tick', 'clap'] as const)(
  'a %s is heard from its moment on, and quieter than a voice',
  (kind) => {
    const mixed = mix(new Float32Array(rate * 2), rate, [{ at: 1, kind } satisfies Sound]);
    expect(loudest(mixed.subarray(0, rate))).toBe(0);
    expect(loudest(mixed.subarray(rate))).toBeGreaterThan(0.02);
    expect(loudest(mixed.subarray(rate))).toBeLessThan(0.6);
  },
);

test('a sound at the very end is cut, and never goes beyond full scale', () => {
  const mixed = mix(new Float32Array(100).fill(0.99), rate, [
    { at: 0, kind: 'clap' },
    { at: 0, kind: 'clap' },
  ]);
  expect(mixed).toHaveLength(100);
  expect(loudest(mixed)).toBeLessThanOrEqual(1);
});
