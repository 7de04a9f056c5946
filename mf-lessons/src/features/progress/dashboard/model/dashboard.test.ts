import { expect, test } from '@jest/globals';
import { weekdays, type CompletedLesson, type Progress } from '@grove/contracts';
import { aProgress } from '@grove/testing';
import { documents } from '@grove/content/server';
import {
  hasBegun,
  learnerNumbers,
  lessonsUnderway,
  nextLesson,
  sampleNumbers,
  withClaims,
  xpInLevel,
} from './dashboard.ts';
import { goalsOf } from './goals.ts';
import { levelOf } from './level.ts';
import { barHeightPx, dateOfDay, dayOfWeek } from './week.ts';

const lessonHeads = documents.catalogue;
const dashboardSample = documents['sample-dashboard'];

const first = lessonHeads.find(({ grade, subjectId }) => grade === 'Grade 3' && subjectId === 1)!;
const done = (lessonId: string, completedAt = '2026-03-04T10:00:00.000Z'): CompletedLesson => ({
  lessonId,
  subject: 'Mathematics',
  grade: 'Grade 3',
  xp: 60,
  completedAt,
});
const weekWith = (place: number, xp: number): Progress['weeklyActivity'] =>
  weekdays.map((day, index) => ({ day, xp: index === place ? xp : 0 }));
const ids = (lessons: readonly { lessonId: string }[]) => new Set(lessons.map(({ lessonId }) => lessonId));

test.each([
  [0, 20],
  [10, 20],
  [28, 20],
  [100, 70],
  [150, 105],
  [200, 140],
  [600, 140],
])('§9 weekly activity: a day with %d XP has a bar of %d px, scaled from XP/200 and 20 px at least', (xp, px) => {
  expect(barHeightPx(xp)).toBe(px);
});

test('§2 progress dashboard: the week begins on Monday', () => {
  expect([new Date(2026, 2, 2), new Date(2026, 2, 8)].map(dayOfWeek)).toEqual([0, 6]);
  expect(weekdays.map((_, index) => dayOfWeek(dateOfDay(index)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each([
  ['2', 2],
  ['5x', 5],
  ['abc', 1],
  [undefined, 1],
  ['99', undefined],
  ['-1', undefined],
])('§5 level id: %s means level %s', (text, id) => {
  expect(levelOf(documents.levels, text)?.id).toBe(id);
});

test('§3 dashboard sample: every field of it is shown', () => {
  const numbers = sampleNumbers(dashboardSample);
  expect(numbers).toMatchObject({
    isSample: true,
    grade: 'Grade 3',
    overallPercent: 54,
    totalXP: 2450,
    currentLevel: 3,
    streakDays: 7,
    week: dashboardSample.weeklyActivity,
  });
  expect(
    numbers.subjects.map(({ name, percent, xp, lessons, completed }) => ({
      name,
      progress: percent,
      xp,
      lessons,
      completed,
    })),
  ).toEqual(dashboardSample.subjects.map(({ lastActivity: _lastActivity, ...row }) => row));
});

test('§9 progress dashboard: a level is 1000 XP', () => {
  expect([0, 999, 1000, 2450].map(xpInLevel)).toEqual([0, 999, 0, 450]);
});

test('the subjects and the percent are those of the grade, the total is over everything', () => {
  const lessons = [done(first.id), done('coding-logic-challenges')];
  const numbers = learnerNumbers(
    aProgress({ totalXP: 235, completedLessons: lessons }),
    'Grade 3',
    lessonHeads,
    ids(lessons),
  );
  const gradeTotal = lessonHeads.filter(({ grade }) => grade === 'Grade 3').length;
  expect(numbers).toMatchObject({ isSample: false, totalXP: 235, overallPercent: Math.round(100 / gradeTotal) });
  expect(numbers.subjects).toHaveLength(10);
  expect(numbers.subjects[0]).toMatchObject({
    name: 'Mathematics',
    completed: 1,
    lessons: 4,
    percent: 25,
    xp: first.xpReward,
    lastActivity: new Date('2026-03-04T10:00:00.000Z'),
  });
  expect(numbers.subjects[1]).toMatchObject({ completed: 0, percent: 0, lastActivity: undefined });
});

test('experience §7 completed lessons: a lesson that is on its way counts among the lessons, in the total and in the level, once', () => {
  const claimed = new Set([first.id, 'recorded', 'unknown']);
  const progress = aProgress({ totalXP: 990, completedLessons: [done('recorded')] });
  const underway = lessonsUnderway(progress, claimed, [
    first,
    { id: 'recorded', xpReward: 90 },
    { id: 'other', xpReward: 50 },
  ]);
  expect(underway).toEqual([first]);
  const numbers = learnerNumbers(withClaims(progress, underway), 'Grade 3', lessonHeads, claimed);
  expect(numbers).toMatchObject({
    totalXP: 990 + first.xpReward,
    currentLevel: 2,
    subjects: expect.arrayContaining([expect.objectContaining({ name: 'Mathematics', completed: 1 })]),
  });
});

test('a grade without lessons has no subjects and 0%', () => {
  expect(learnerNumbers(aProgress({ totalXP: 60 }), 'Grade 12', lessonHeads, new Set())).toMatchObject({
    subjects: [],
    overallPercent: 0,
    totalXP: 60,
  });
});

test('experience §3 sample: real numbers from the first event on, also when it is still on its way', () => {
  expect(hasBegun(aProgress(), new Set())).toBe(false);
  expect(hasBegun(aProgress({ totalXP: 10 }), new Set())).toBe(true);
  expect(hasBegun(aProgress(), new Set(['demo']))).toBe(true);
});

test('the next lesson is open, and of the subject that was learned last', () => {
  const science = lessonHeads.find(({ grade, subjectId }) => grade === 'Grade 3' && subjectId === 3)!;
  const lessons = [done(first.id, '2026-03-01T10:00:00.000Z'), done(science.id, '2026-03-02T10:00:00.000Z')];
  const { subjects } = learnerNumbers(aProgress({ completedLessons: lessons }), 'Grade 3', lessonHeads, ids(lessons));
  expect(nextLesson(lessonHeads, 'Grade 3', new Set(), [])).toBe(first);
  const next = nextLesson(lessonHeads, 'Grade 3', ids(lessons), subjects)!;
  expect([next.subjectId, next.prerequisites]).toEqual([3, [science.id]]);
  expect(nextLesson(lessonHeads, 'Grade 12', new Set(), [])).toBeUndefined();
});

const now = new Date(2026, 2, 4, 15);
const goals = (progress: Partial<Progress>) =>
  goalsOf(aProgress(progress), now).map(({ id, have, goal, isDone }) => [id, have, goal, isDone]);

test("§2 progress dashboard: today's goals of a learner who has done nothing today", () => {
  expect(goals({})).toEqual([
    ['lesson', 0, 1, false],
    ['xp', 0, 50, false],
    ['streak', 0, 1, false],
  ]);
  expect(
    goals({
      streakDays: 3,
      completedLessons: [done('a', new Date(2026, 2, 3, 15).toISOString())],
      weeklyActivity: weekWith(1, 60),
    }),
  ).toEqual([
    ['lesson', 0, 1, false],
    ['xp', 0, 50, false],
    ['streak', 3, 4, false],
  ]);
});

test("§2 progress dashboard: today's goals are done by today's lessons and XP", () => {
  expect(
    goals({ streakDays: 4, completedLessons: [done('a', now.toISOString())], weeklyActivity: weekWith(2, 60) }),
  ).toEqual([
    ['lesson', 1, 1, true],
    ['xp', 50, 50, true],
    ['streak', 4, 4, true],
  ]);
  expect(goals({ streakDays: 1, weeklyActivity: weekWith(2, 30) })).toEqual([
    ['lesson', 0, 1, false],
    ['xp', 30, 50, false],
    ['streak', 1, 1, true],
  ]);
});
