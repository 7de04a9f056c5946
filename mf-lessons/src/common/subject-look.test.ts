import { expect, test } from '@jest/globals';
import { subjectTable } from '@grove/content';
import { backgroundOf, iconOf, toneOf } from './subject-look.ts';

test('§9 subject backgrounds: Math, Science, Reading and Writing, Social Studies and Coding each have their own image', () => {
  const own = subjectTable.filter(({ backgroundImage }) => backgroundOf(backgroundImage) !== 'subject-nature');
  expect(own.map(({ name }) => name)).toEqual([
    'Mathematics',
    'Reading & Writing',
    'Science',
    'Social Studies',
    'Coding & Tech',
  ]);
  expect(new Set(own.map(({ backgroundImage }) => backgroundOf(backgroundImage))).size).toBe(5);
});

test.each(['subject-dragons', 'constructor', ''])(
  "§9 subject backgrounds: any other name ('%s') shows the default nature image",
  (name) => {
    expect(backgroundOf(name)).toBe('subject-nature');
  },
);

test('an icon or a colour that nobody drew has a stand-in', () => {
  expect([iconOf('flask'), iconOf('dragon')]).toEqual(['flask', 'book-open']);
  expect([toneOf('leaf'), toneOf('plaid')]).toEqual(['leaf', 'grey']);
});
