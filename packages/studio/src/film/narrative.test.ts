import { expect, test } from '@jest/globals';
import { narrateBeats } from './narrative.ts';
import { testVoice } from './test-voice.ts';

test('lines follow each other with a pause, and a longer one where the learner joins in', () => {
  const { lines, seconds } = narrateBeats([{ say: 'one two' }, { say: 'three', hold: 2 }, { say: 'four' }], testVoice);
  const gaps = lines.slice(1).map(({ start }, i) => start - lines[i]!.end);
  expect(gaps[0]).toBeCloseTo(0.5);
  expect(gaps[1]).toBeCloseTo(2.5);
  expect(seconds).toBeGreaterThan(lines[2]!.end + 1);
});

test('words, mouths and samples lie where their line lies', () => {
  const { lines, mouths, samples, sampleRate } = narrateBeats([{ say: 'one' }, { say: 'two three' }], testVoice);
  const { start, end, words } = lines[1]!;
  expect(
    words.map((word) =>
      [word.text, word.start - start, word.end - start].map((value) =>
        typeof value === 'number' ? Math.round(value * 10) / 10 : value,
      ),
    ),
  ).toEqual([
    ['two', 0, 0.4],
    ['three', 0.4, 0.8],
  ]);
  expect(mouths.filter(({ atMs }) => atMs >= start * 1_000 - 1).map(({ mouth }) => mouth)).toEqual([
    'aa',
    'aa',
    'rest',
  ]);
  expect([start - 0.1, start + 0.1, end + 0.1].map((t) => samples[Math.round(t * sampleRate)])).toEqual([0, 0.5, 0]);
});
