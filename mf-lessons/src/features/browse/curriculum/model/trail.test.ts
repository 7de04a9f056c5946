import { expect, test } from '@jest/globals';
import { documents } from '@grove/content/server';
import { lessonsPath, milestone, stretchesOf } from './trail.ts';

const { matrix } = documents;

test('the trail runs through all thirteen grades in order', () => {
  expect(stretchesOf(matrix).flatMap(({ entries }) => entries)).toEqual(matrix);
  expect(stretchesOf(matrix).map(({ place, entries }) => [place, entries.length])).toEqual([
    ['meadow', 1],
    ['forest', 5],
    ['valley', 3],
    ['mountain', 4],
  ]);
});

test('a milestone carries the number of its grade', () => {
  expect([milestone('Pre-K'), milestone('Grade 1'), milestone('Grade 12')]).toEqual(['PK', '1', '12']);
});

test('an address of lessons keeps blanks and ampersands inside its segments', () => {
  expect(lessonsPath('Grade 3', 'Reading & Writing')).toBe('/lessons/Grade%203/Reading%20%26%20Writing');
});
