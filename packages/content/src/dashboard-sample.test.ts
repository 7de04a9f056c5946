import { expect, test } from '@jest/globals';
import { overallLevel, weekdays } from '@grove/contracts';
import { documents } from './server.ts';
import { subjectTable } from './subjects.ts';

const dashboardSample = documents['sample-dashboard'];
const { subjects, weeklyActivity, overallProgress, totalXP, currentLevel } = dashboardSample;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);

test('§3 dashboard sample: it has the fields of the spec, of a learner in Grade 3', () => {
  expect(Object.keys(dashboardSample)).toEqual([
    'level',
    'overallProgress',
    'totalXP',
    'currentLevel',
    'streak',
    'subjects',
    'achievements',
    'weeklyActivity',
  ]);
  for (const subject of subjects)
    expect(Object.keys(subject)).toEqual(['name', 'progress', 'xp', 'lessons', 'completed', 'lastActivity']);
  expect(dashboardSample.level).toBe('Grade 3');
});

test('§9 dashboard sample: its numbers agree with each other and with the level formula', () => {
  expect(sum(subjects.map(({ xp }) => xp))).toBe(totalXP);
  expect(currentLevel).toBe(overallLevel(totalXP));
  for (const { progress, completed, lessons } of subjects) expect(progress).toBe(percent(completed, lessons));
  expect(overallProgress).toBe(
    percent(sum(subjects.map(({ completed }) => completed)), sum(subjects.map(({ lessons }) => lessons))),
  );
});

test('§2 dashboard sample: the week goes from Monday to Sunday', () => {
  expect(weeklyActivity.map(({ day }) => day)).toEqual([...weekdays]);
});

test('every subject of the sample is one of the table', () => {
  for (const { name } of subjects)
    expect(subjectTable.some((entry) => [entry.name, ...entry.tabs, ...entry.gallery].includes(name))).toBe(true);
});
