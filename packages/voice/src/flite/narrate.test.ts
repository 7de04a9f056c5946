import { expect, test } from '@jest/globals';
import { narrate } from './narrate.ts';

test('a narrated line tells when each of its words begins, within its sound', () => {
  const { words, samples, sampleRate, mouths } = narrate('Three rows of five make 15.', 'voice-logic');
  expect(words.map(({ text }) => text)).toEqual(['Three', 'rows', 'of', 'five', 'make', '15.']);
  const starts = words.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts.at(-1)).toBeLessThan(samples.length / sampleRate);
  expect(mouths.at(-1)?.mouth).toBe('rest');
});

test('a voice that does not exist is refused by name', () => {
  expect(() => narrate('Hello.', 'voice-nobody')).toThrow('There is no voice "voice-nobody"');
});
