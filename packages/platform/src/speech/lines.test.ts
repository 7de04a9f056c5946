import { expect, test } from '@jest/globals';
import { speechTokens } from '@grove/contracts';
import { splitIntoLines } from './lines.ts';

test('a text that fits is one line', () => {
  expect(splitIntoLines('Look up.  What do\nyou see?', 100)).toEqual(['Look up. What do you see?']);
});

test('a text that is too long is split at the ends of its sentences', () => {
  expect(splitIntoLines('Look up. "Is it day?" Yes. Now look down.', 24)).toEqual([
    'Look up. "Is it day?"',
    'Yes. Now look down.',
  ]);
});

test('a decimal number ends no sentence', () => {
  expect(splitIntoLines('Pay 2.50 now. Go.', 14)).toEqual(['Pay 2.50 now.', 'Go.']);
});

test('a sentence that is too long is split between words, a word that is too long is cut', () => {
  expect(splitIntoLines('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(splitIntoLines('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
});

test('nothing to say is no line', () => {
  expect(splitIntoLines(' ', 10)).toEqual([]);
});

test.each([20, 37, 60, 1_000])(
  'lines of %d characters have the words of the text, in order, and none is longer',
  (maxChars) => {
    const text = Array.from(
      { length: 60 },
      (_, i) => `Word number ${i}, that is ${i * 7} letters on${i % 3 === 0 ? '.' : ''}`,
    ).join(' ');
    const lines = splitIntoLines(text, maxChars);
    expect(lines.flatMap(speechTokens)).toEqual(speechTokens(text));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(maxChars);
  },
);
