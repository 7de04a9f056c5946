import { expect, test } from '@jest/globals';
import { countSentences, countSyllables, countWords, readingGrade } from './readability.ts';

test.each([
  ['make', 1],
  ['table', 2],
  ['branches', 2],
  ['planted', 2],
  ['jumped', 1],
  ['whole', 1],
  ['multiplication', 5],
  ['the', 1],
  ['twenty-four', 3],
  ['1880', 4],
])('counts the syllables of %s', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

test('counts words and numbers, not signs', () => {
  expect(countWords('So 4 × 5 = 20, said Ann.')).toBe(6);
});

test('a decimal point and a title do not end a sentence', () => {
  expect(countSentences('Dr. Nova says it is 2.5 m long. Is it? Yes!')).toBe(3);
});

test('follows the formula of Flesch and Kincaid', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
});

test('long words and long sentences raise the grade', () => {
  const easy = readingGrade('We made a plan. We put it to the test.');
  const hard = readingGrade(
    'Representatives considered the constitutional consequences of extending parliamentary authority.',
  );
  expect(hard).toBeGreaterThan(easy + 10);
});
