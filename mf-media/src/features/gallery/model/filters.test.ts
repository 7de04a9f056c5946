import { expect, test } from '@jest/globals';
import { aVideo } from '@grove/testing';
import { fits, gradesIn } from './filters.ts';

const anything = { text: '', grade: '', subject: '' };
const video = aVideo({
  title: 'Café Fractions',
  description: 'Halves on a line.',
  tags: ['number line'],
  subject: 'Mathematics',
  gradeLevel: 'Grade 4',
});

test.each(['', '  ', 'cafe', 'FRACTIONS halves', 'number', 'math'])(
  'the words %j find it, in any case and order, with or without accents',
  (text) => {
    expect(fits(video, { ...anything, text })).toBe(true);
  },
);

test('every word has to be found', () => {
  expect(fits(video, { ...anything, text: 'fractions butterfly' })).toBe(false);
});

test('a grade finds its own videos and those for all grades', () => {
  expect(fits(video, { ...anything, grade: 'Grade 4' })).toBe(true);
  expect(fits(video, { ...anything, grade: 'Grade 3' })).toBe(false);
  expect(fits({ ...video, gradeLevel: 'All' }, { ...anything, grade: 'Grade 3' })).toBe(true);
});

test('a subject finds its section, by any of its names', () => {
  expect(['Math', 'Mathematics', 'Science'].map((subject) => fits(video, { ...anything, subject }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('grades are offered from the youngest on, each once', () => {
  expect(
    gradesIn(['Grade 10', 'All', 'Grade 3', 'Pre-K', 'Grade 3'].map((gradeLevel) => aVideo({ gradeLevel }))),
  ).toEqual(['Pre-K', 'Grade 3', 'Grade 10']);
});
