import { expect, test } from '@jest/globals';
import { progress } from '@grove/contracts';
import * as z from 'zod/mini';
import { toProgress, toXpSummary } from './progress.mapper.ts';
import type { Award } from './progress.repository.ts';

const learner = '3f2c0b54-8a51-4c7e-9d55-0c8f1f0e7a10';
const now = new Date('2026-03-11T12:00:00Z');
const award = (sourceId: string, subject: string, xp: number, awardedAt: string): Award => ({
  learner,
  sourceKind: 'lesson',
  sourceId,
  subject,
  xp,
  awardedAt: new Date(awardedAt),
});
const lessonOf = (lessonId: string) =>
  lessonId === 'gone' ? undefined : ({ grade: 'Grade 3', subject: 'Science', xpReward: 1 } as const);
const progressOf = (awards: Award[], timeZone = 'UTC') => toProgress(awards, { lessonOf, now, timeZone });

test('§3 XP summary: subjects are keyed by their names in lower case without spaces', () => {
  expect(
    toXpSummary([
      { subject: 'Reading & Writing', xp: 60 },
      { subject: 'Science', xp: 100 },
      { subject: 'Science', xp: 40 },
    ]),
  ).toEqual({
    totalXP: 200,
    subjectXP: { 'reading&writing': 60, science: 140 },
  });
});

test('§7 progress: nobody has earned nothing, and stands at level 1', () => {
  const nothing = progressOf([]);
  expect(z.parse(progress, nothing)).toEqual(nothing);
  expect(nothing).toMatchObject({ totalXP: 0, subjectXP: {}, currentLevel: 1, streakDays: 0, completedLessons: [] });
});

test('§7 progress: level, list, streak and week follow from the awards', () => {
  const earned = progressOf([
    award('one', 'Science', 600, '2026-03-10T10:00:00Z'),
    award('two', 'Mathematics', 400, '2026-03-11T10:00:00Z'),
  ]);
  expect(z.parse(progress, earned)).toEqual(earned);
  expect(earned).toMatchObject({
    totalXP: 1_000,
    currentLevel: 2,
    streakDays: 2,
    weeklyActivity: expect.arrayContaining([
      { day: 'Tue', xp: 600 },
      { day: 'Wed', xp: 400 },
    ]),
  });
  expect(earned.completedLessons[0]).toEqual({
    lessonId: 'one',
    subject: 'Science',
    grade: 'Grade 3',
    xp: 600,
    completedAt: '2026-03-10T10:00:00.000Z',
  });
});

test('§7 progress: the days are those of the place where the learner is', () => {
  const late = [award('one', 'Science', 50, '2026-03-09T23:30:00Z')];
  expect(progressOf(late).streakDays).toBe(0);
  expect(progressOf(late, 'Europe/Madrid').streakDays).toBe(1);
  expect(progressOf(late, 'Europe/Madrid').weeklyActivity[1]).toEqual({ day: 'Tue', xp: 50 });
});

test('§7 progress: a lesson that content no longer has leaves the list and keeps its XP', () => {
  expect(progressOf([award('gone', 'Science', 50, '2026-03-11T10:00:00Z')])).toMatchObject({
    totalXP: 50,
    streakDays: 1,
    completedLessons: [],
  });
});
