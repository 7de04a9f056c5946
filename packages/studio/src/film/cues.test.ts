import { expect, test } from '@jest/globals';
import { cueTime, readingTimes } from './cues.ts';

const line = (text: string, start: number) => {
  const words = text.split(' ').map((word, i) => ({ text: word, start: start + i, end: start + i + 1 }));
  return { text, start, end: start + words.length, words };
};
const lines = [line('One, two.', 0), line('Then two rows, and two more!', 10), line('Rows of two.', 20)];

test('a cue is the first time that its word is said from its beat on, whatever the marks and capitals', () => {
  expect(cueTime(lines, 0, 'two')).toBe(1);
  expect(cueTime(lines, 1, 'two')).toBe(11);
  expect(cueTime(lines, 2, 'rows')).toBe(20);
});

test('a cue may count, across beats', () => {
  expect(cueTime(lines, 1, 'two*2')).toBe(14);
  expect(cueTime(lines, 1, 'two*3')).toBe(22);
});

test('a full stop is the end of its own line', () => {
  expect(cueTime(lines, 1, '.')).toBe(16);
});

test('a word that is not said as often is refused with the text', () => {
  expect(() => cueTime(lines, 1, 'one')).toThrow(
    'Beat 2 waits for "one", but "one" is said 0 times from there on: Then two rows',
  );
  expect(() => cueTime(lines, 2, 'two*2')).toThrow('said 1 times');
});

test('a text that is read aloud tells when each of its words is said', () => {
  expect(readingTimes(lines, 1, 'rows', 'rows, and two')?.map(({ start }) => start)).toEqual([12, 13, 14]);
  expect(readingTimes(lines, 1, 'rows', 'rows and three')).toBeNull();
});
