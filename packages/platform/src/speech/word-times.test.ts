import { expect, test } from '@jest/globals';
import { estimateTimes, mouthAt, wordAt } from './word-times.ts';

test('words of one length share the time evenly', () => {
  expect(estimateTimes('one two red six', 8_000)).toEqual([0, 2_000, 4_000, 6_000]);
});

test('long words, numbers and words before a pause take longer', () => {
  const lengths = (text: string): number[] => {
    const times = estimateTimes(text, 10_000);
    return times.map((time, index) => (times[index + 1] ?? 10_000) - time);
  };
  const [short, long] = lengths('cat caterpillar');
  expect(long).toBeGreaterThan(short!);
  const [word, number] = lengths('two 325');
  expect(number).toBeGreaterThan(word!);
  const [plain, comma, stop] = lengths('cat cat, cat. cat');
  expect(comma).toBeGreaterThan(plain!);
  expect(stop).toBeGreaterThan(comma!);
});

test('times never go back, and a text without words has none', () => {
  const times = estimateTimes('In 1492, “the” ships — three of them — sailed.', 4_000);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(estimateTimes('  ', 4_000)).toEqual([]);
});

test('the word at a time is the last that has begun', () => {
  expect([0, 99, 100, 250, 9_000].map((at) => wordAt([0, 100, 200], at))).toEqual([0, 0, 1, 2, 2]);
  expect(wordAt([40, 100], 0)).toBe(0);
  expect(wordAt([], 10)).toBeNull();
});

test('the mouth at a time is that of the last move, and rests before the first', () => {
  const moves = [
    { atMs: 70, mouth: 'mm' },
    { atMs: 150, mouth: 'aa' },
    { atMs: 400, mouth: 'rest' },
  ] as const;
  expect([0, 69, 70, 149, 150, 9_000].map((at) => mouthAt(moves, at))).toEqual([
    'rest',
    'rest',
    'mm',
    'mm',
    'aa',
    'rest',
  ]);
});
