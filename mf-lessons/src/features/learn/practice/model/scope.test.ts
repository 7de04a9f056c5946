import { expect, test } from '@jest/globals';
import { subjectTable } from '@grove/content';
import { documents } from '@grove/content/server';
import { boxesIn, scopeKey, sourcesOf, type PracticeScope } from './scope.ts';

const heads = documents.catalogue;
const math: PracticeScope = { grade: 'Grade 3', subject: subjectTable[0]! };
const preK: PracticeScope = { grade: 'Pre-K', subject: subjectTable[0]! };
const done = (...ids: string[]) => ({
  completed: new Set(['counting_1_10', 'letter_a', ...ids]),
  earned: new Set(ids),
});

test('a scope has a name of its own', () => {
  expect([scopeKey(undefined), scopeKey(math)]).toEqual(['', 'Grade 3/mathematics']);
});

test('only questions of the scope are asked in it', () => {
  const boxes = ['g3-multiplication-arrays', 'g3-life-cycles', 'elsewhere'].map((lessonId) => ({
    lessonId,
    step: 1,
    box: 1,
    dueDay: 1,
  }));
  expect(boxesIn(heads, boxes, math).map(({ lessonId }) => lessonId)).toEqual(['g3-multiplication-arrays']);
  expect(boxesIn(heads, boxes, undefined)).toBe(boxes);
});

test('fresh questions come from completed lessons, the latest first', () => {
  expect(
    sourcesOf(heads, math, done('g3-multiplication-equal-groups', 'g3-multiplication-arrays', 'g3-life-cycles')),
  ).toEqual(['g3-multiplication-arrays', 'g3-multiplication-equal-groups']);
  expect(sourcesOf(heads, preK, done())).toEqual(['counting_1_10']);
});

test('who has completed none tries the first available lessons', () => {
  expect(sourcesOf(heads, math, done())).toEqual(['g3-multiplication-equal-groups']);
  expect(sourcesOf(heads, { grade: 'Grade 3', subject: subjectTable[4]! }, done())).toEqual([
    'g3-warm-and-cool-colors',
    'g3-rhythm-and-notes',
  ]);
});

test('without a scope they come from earned lessons; the seed is none', () => {
  expect(sourcesOf(heads, undefined, done())).toEqual([]);
  expect(sourcesOf(heads, undefined, done('a', 'b', 'c', 'd', 'e'))).toEqual(['e', 'd', 'c', 'b']);
});

test('a grade that teaches nothing yet has no fresh questions', () => {
  expect(sourcesOf(heads, { grade: 'Grade 5', subject: subjectTable[0]! }, done('a'))).toEqual([]);
});
