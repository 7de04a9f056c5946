import { expect, test } from '@jest/globals';
import type { OpeningPart } from '@grove/contracts';
import { captionsOfOpening, partStarts, readingLength, textOf } from './opening.ts';

const parts: readonly OpeningPart[] = [
  { kind: 'title', text: 'Rows and Columns' },
  { kind: 'intro', text: 'You know groups. Now we line the groups up so that they are easy to count.' },
  { kind: 'lead', text: 'What you will learn' },
  { kind: 'goal', text: 'Describe an array' },
];
const text =
  'Rows and Columns. You know groups. Now we line the groups up so that they are easy to count. What you will learn: Describe an array.';
/** A word a second. */
const times = text.split(' ').map((_, second) => second);

test('the parts are said as sentences, so that the voice rests between them', () => {
  expect(textOf(parts)).toBe(text);
  expect(
    textOf([
      { kind: 'title', text: 'Fair?' },
      { kind: 'goal', text: ' Say "yes." ' },
    ]),
  ).toBe('Fair? Say "yes."');
});

test('captions are sentences, long ones in even pieces; each stays until the next one comes', () => {
  const captions = captionsOfOpening(parts, times, 30);
  expect(captions.map(({ start, end, words }) => [start, end, words.map((word) => word.text).join(' ')])).toEqual([
    [0, 3, 'Rows and Columns.'],
    [3, 6, 'You know groups.'],
    [6, 13, 'Now we line the groups up so'],
    [13, 19, 'that they are easy to count.'],
    [19, 23, 'What you will learn:'],
    [23, 30, 'Describe an array.'],
  ]);
  expect(captions[1]!.words).toEqual([
    { text: 'You', start: 3 },
    { text: 'know', start: 4 },
    { text: 'groups.', start: 5 },
  ]);
});

test('each part begins with its first word', () => {
  expect(partStarts(parts, times)).toEqual([0, 3, 19, 23]);
});

test('what nobody says has the time that it takes to read', () => {
  expect(readingLength(parts)).toBe(13);
});
