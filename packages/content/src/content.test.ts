import { expect, test } from '@jest/globals';
import { grades } from '@grove/contracts';
import { content } from '../generated/content.ts';
import { contentFaults } from './check/all.ts';
import { documents, enhancedLessons, lessonSources, levels, localTeachers, teachers } from './server.ts';
import { serverSubjects } from './subjects.ts';
import { teacherOfGrade } from './teachers.ts';

test('the content that ships has no fault', () => {
  expect(contentFaults(content)).toEqual([]);
});

test('§3 levels: five, in order, each with its icon', () => {
  expect(levels.map((level) => [level.name, level.icon])).toEqual([
    ['Pre-K', 'fas fa-baby'],
    ['Elementary', 'fas fa-book-open'],
    ['Middle School', 'fas fa-flask'],
    ['High School', 'fas fa-calculator'],
    ['College', 'fas fa-graduation-cap'],
  ]);
});

test('experience §5: each grade has the teacher of its level', () => {
  expect(grades.map((grade) => teacherOfGrade(teachers, grade).name)).toEqual([
    'Miss Luna',
    ...Array(5).fill('Mr. Oakley'),
    ...Array(3).fill('Dr. Nova'),
    ...Array(4).fill('Professor Atlas'),
  ]);
});

test('§3 demo teachers: levels and ages', () => {
  expect(documents.demo.map((teacher) => `${teacher.id} ${teacher.level} ${teacher.ages}`)).toEqual([
    '1 Pre-K 3-5',
    '2 Elementary 5-11',
    '3 Middle School 11-14',
    '4 High School 14-18',
    '5 College 18+',
  ]);
});

test('§3 local teachers: one for each tab, with the ids of the spec', () => {
  expect(Object.fromEntries(localTeachers.map((teacher) => [teacher.id, teacher.subject]))).toEqual({
    'ms-logic': 'Math',
    'captain-readwell': 'Reading',
    'professor-quark': 'Science',
    'sage-wells': 'Social Studies',
    'dr-scribe': 'Writing',
    byte: 'Coding',
  });
});

test('§3 enhanced lessons: the seven ids of the spec', () => {
  expect(enhancedLessons.map((lesson) => lesson.id)).toEqual([
    'math-area-perimeter',
    'math-multiples-factors',
    'reading-story-elements',
    'science-energy-circuits',
    'social-studies-us-history',
    'writing-opinion-structure',
    'coding-logic-challenges',
  ]);
});

test('§9 subjects: ten, with the names of the spec', () => {
  expect(serverSubjects.map((subject) => subject.name)).toEqual([
    'Mathematics',
    'Reading & Writing',
    'Science',
    'Social Studies',
    'Art & Music',
    'Coding & Tech',
    'Financial Literacy',
    'Health & Wellness',
    'Emotional Intelligence',
    'Global Citizenship',
  ]);
});

test('Grade 3 has at least three lessons in each of the ten subjects', () => {
  const counts = serverSubjects.map(
    (subject) => lessonSources.filter((lesson) => lesson.grade === 'Grade 3' && lesson.subjectId === subject.id).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
});
