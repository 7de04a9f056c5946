import { expect, test } from '@jest/globals';
import { resolveLessons } from './address.ts';

const said = (grade?: string, subject?: string) => {
  const { grade: g, subject: s, known } = resolveLessons(grade, subject);
  return [g, s.key, known];
};

test('a grade and a subject by any of its names are found', () => {
  expect(said('Grade 7', 'Reading & Writing')).toEqual(['Grade 7', 'readingWriting', true]);
  expect(said('Pre-K', 'Technology')).toEqual(['Pre-K', 'codingTech', true]);
});

test("§2 lessons: the defaults are 'Grade 3' and 'Math'", () => {
  expect(said('Grade 3', 'Math')).toEqual(['Grade 3', 'math', true]);
  expect(said(undefined, undefined)).toEqual(['Grade 3', 'math', false]);
  expect(said('Grade 99', 'Alchemy')).toEqual(['Grade 3', 'math', false]);
});
