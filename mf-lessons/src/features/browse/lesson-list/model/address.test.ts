import { expect, test } from '@jest/globals';
import { grades } from '@grove/contracts';
import { subjectTable } from '@grove/content';
import { documents, levels, teachers } from '@grove/content/server';
import { resolveLessons } from './address.ts';

const named = { levels: documents.levels, teachers };

const said = (first?: string, second?: string) => {
  const { grade, subject, known } = resolveLessons(first, second, named);
  return [grade, subject.key, known];
};
const fallback = ['Grade 3', 'math', false];

test('a grade and a subject by any of its names are found', () => {
  expect(said('Grade 7', 'Reading & Writing')).toEqual(['Grade 7', 'readingWriting', true]);
  expect(said('Pre-K', 'Technology')).toEqual(['Pre-K', 'codingTech', true]);
  expect(said('Grade 3', 'Art')).toEqual(['Grade 3', 'artMusic', true]);
});

test.each(grades)('every subject of %s is found by name and by slug', (grade) => {
  for (const { key, name, slug } of subjectTable) {
    expect(said(grade, name)).toEqual([grade, key, true]);
    expect(said(grade, slug)).toEqual([grade, key, true]);
  }
});

const topicButtons = teachers.flatMap((teacher) => {
  const { grade, highlights, whatYouLearn } = documents.levels.find(({ id }) => id === teacher.levelId)!;
  return [...highlights, ...whatYouLearn].map(({ title, subject }) => ({
    teacher: teacher.name,
    level: levels.find(({ id }) => id === teacher.levelId)!.name,
    grade,
    title,
    subject,
  }));
});

test.each(topicButtons)(
  "§2 observed links: $teacher's topic '$title' opens its subject in the teacher's grade",
  ({ teacher, level, grade, title, subject }) => {
    expect(said(teacher, title)).toEqual([grade, subject, true]);
    expect(said(level, title)).toEqual([grade, subject, true]);
  },
);

test('a teacher with the name of a subject opens it too', () => {
  expect(said('Professor Atlas', 'Math')).toEqual(['Grade 10', 'math', true]);
});

test('case, blanks and signs do not matter', () => {
  expect(said('  gRADE-3 ', 'reading and'.toUpperCase())).toEqual(fallback);
  expect(said('grade_7', 'SCIENCE')).toEqual(['Grade 7', 'science', true]);
  expect(said('prek', 'reading   &  writing')).toEqual(['Pre-K', 'readingWriting', true]);
  expect(said('mr oakley', 'find the main idea AND details')).toEqual(['Grade 3', 'readingWriting', true]);
});

test("§2 lessons: the defaults are 'Grade 3' and 'Math'", () => {
  expect(said('Grade 3', 'Math')).toEqual(['Grade 3', 'math', true]);
  expect(said(undefined, undefined)).toEqual(fallback);
});

test.each([
  ['Grade 99', 'Alchemy'],
  ['Grade 7', 'Alchemy'],
  ['Grade 99', 'Science'],
  ['Mr. Nobody', 'Find the main idea and details'],
  ['Dr. Nova', 'Potions'],
  ['', ''],
  ['%', '%E0%A4%A'],
  ['🦊', '💥'],
  ['constructor', '__proto__'],
  ['null', 'undefined'],
  ['a'.repeat(10_000), '/../..'],
])('an odd address is Grade 3 and Math: %#', (first, second) => {
  expect(said(first, second)).toEqual(fallback);
});
