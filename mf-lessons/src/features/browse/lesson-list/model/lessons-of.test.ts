import { expect, test } from '@jest/globals';
import { grades } from '@grove/contracts';
import { subjectTable } from '@grove/content';
import { documents } from '@grove/content/server';
import { catalogueLessons, laterGrade, nearestGrade, serverLessons } from './lessons-of.ts';

const heads = documents.catalogue;
const [math, , science, , artMusic] = subjectTable as [(typeof subjectTable)[0], ...typeof subjectTable];

test('§9 local catalogue: it covers Pre-K, Grade 3, Grade 7 and Grade 10 in Math, Reading, Science and Coding', () => {
  const covered = grades.flatMap((grade) =>
    subjectTable
      .filter((subject) => catalogueLessons(heads, grade, subject))
      .map(({ catalogue }) => `${grade} ${catalogue}`),
  );
  const cells = ['Pre-K', 'Grade 3', 'Grade 7', 'Grade 10'].flatMap((grade) =>
    ['Math', 'Reading', 'Science', 'Coding'].map((subject) => `${grade} ${subject}`),
  );
  expect(covered).toEqual(cells);
});

test('a catalogue lesson has its minutes as a number and a list of prerequisites', () => {
  const [first, second] = catalogueLessons(heads, 'Pre-K', math)!;
  expect(first).toMatchObject({ id: 'counting_1_10', minutes: 10, xpReward: 40, prerequisites: [] });
  expect(second!.prerequisites).toEqual(['counting_1_10']);
});

test('a lesson of the service needs nothing before it', () => {
  expect(
    serverLessons(heads, [
      { id: 'a', title: 'A', description: 'B', duration: 15, xpReward: 60, difficulty: 'beginner', type: 'game' },
    ])[0],
  ).toMatchObject({ id: 'a', minutes: 15, prerequisites: [] });
});

test('the nearest grade with lessons is another one, the later of two', () => {
  expect(nearestGrade(heads, 'Grade 4', math)).toBe('Grade 3');
  expect(nearestGrade(heads, 'Grade 5', science!)).toBe('Grade 7');
  expect(nearestGrade(heads, 'Grade 12', artMusic!)).toBe('Grade 3');
});

test('the later grade is the next one that has lessons', () => {
  expect(laterGrade(heads, 'Grade 3', math)).toBe('Grade 7');
  expect(laterGrade(heads, 'Grade 10', math)).toBeUndefined();
});
