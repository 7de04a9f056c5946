import { expect, test } from '@jest/globals';
import type { CompletedLesson, LessonHead, Progress } from '@grove/contracts';
import { aProgress } from '@grove/testing';
import { adventureSources, documents } from '@grove/content/server';
import { badgeNames } from '@grove/art';
import { en } from '../../../../locales/en-progress.ts';
import { badgeRules, badgesOf, earnedOf, growingOf } from './badges.ts';

const lessonHeads = documents.catalogue;

const utcDay = (moment: string): number => Math.floor(Date.parse(moment) / 86_400_000);

/** A lesson of a subject on a day of March. */
const done = (subject: string, day: number, over: Partial<CompletedLesson> = {}): CompletedLesson => ({
  lessonId: `${subject.slice(0, 3).toLowerCase()}-${day}`,
  subject,
  grade: 'Grade 3',
  xp: 60,
  completedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  ...over,
});

const badges = (
  completedLessons: CompletedLesson[],
  over: Partial<Progress> = {},
  heads: readonly LessonHead[] = lessonHeads,
) => {
  const totalXP = completedLessons.reduce((sum, { xp }) => sum + xp, 0);
  const progress = aProgress({ totalXP, completedLessons, ...over });
  return badgesOf({ progress, heads, dayOf: utcDay });
};
const badge = (id: string, all: ReturnType<typeof badges>) => {
  const { have, isEarned, earnedAt } = all.find((each) => each.id === id)!;
  return [have, isEarned, earnedAt?.toISOString().slice(0, 10)];
};

test('every picture of a badge has a rule, and every rule a picture', () => {
  expect(badgeRules.map(({ id }) => id).toSorted()).toEqual([...badgeNames].toSorted());
});

test('experience §3 achievements: the nine badges of the Tree of Mastery can be earned, each with lessons of its subject', () => {
  const art = badges([1, 2, 3].map((day) => done('Art & Music', day)));
  expect(earnedOf(art).map(({ id }) => id)).toEqual(expect.arrayContaining(['creative-soul', 'artist']));
  const others = badges([
    ...[1, 2, 3, 4].map((day) => done('Mathematics', day)),
    ...[1, 2, 3, 4, 5, 6].map((day) => done('Reading & Writing', day)),
    ...[1, 2, 3].map((day) => done('Science', day)),
    done('Coding & Tech', 1),
  ]);
  expect(earnedOf(others).map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'first-steps',
      'problem-solver',
      'bookworm',
      'creative-writer',
      'reading-champion',
      'curious-explorer',
      'first-code',
    ]),
  );
  expect(badge('artist', others)).toEqual([0, false, undefined]);
});

test('a learner who has done nothing has earned nothing', () => {
  const none = badges([]);
  expect(earnedOf(none)).toEqual([]);
  expect(growingOf(none)).toHaveLength(badgeNames.length);
  expect(growingOf(none)[0]).toMatchObject({ id: 'first-leaf', have: 0, goal: 1 });
});

test('a badge is dated by the lesson that reached its goal, not by the last one', () => {
  const all = badges([1, 3, 5, 7, 9].map((day) => done('Mathematics', day)));
  expect(badge('first-steps', all)).toEqual([1, true, '2026-03-01']);
  expect(badge('problem-solver', all)).toEqual([4, true, '2026-03-07']);
  expect(badge('young-tree', all)).toEqual([5, false, undefined]);
});

test('XP counts from all sources; the date is known where the lessons alone reach it', () => {
  expect(
    badge('new-ring', badges([done('Science', 1, { xp: 600 }), done('Science', 2, { xp: 400 }), done('Science', 3)])),
  ).toEqual([1000, true, '2026-03-02']);
  expect(badge('new-ring', badges([done('Science', 1, { xp: 600 })], { totalXP: 999 }))).toEqual([
    999,
    false,
    undefined,
  ]);
  expect(badge('new-ring', badges([done('Science', 1, { xp: 600 })], { totalXP: 1000 }))).toEqual([
    1000,
    true,
    undefined,
  ]);
});

test('days in a row stay earned after a day off, and two lessons on a day are one day', () => {
  const all = badges([
    done('Science', 1),
    done('Mathematics', 1),
    done('Science', 2),
    done('Science', 3),
    done('Science', 9),
  ]);
  expect(badge('early-bird', all)).toEqual([3, true, '2026-03-03']);
  expect(badge('seven-suns', all)).toEqual([4, false, undefined]);
  expect(badge('early-bird', badges([done('Science', 1), done('Science', 3), done('Science', 5)]))).toEqual([
    1,
    false,
    undefined,
  ]);
});

test('days in a row are also those that the service counted by other events', () => {
  expect(badge('early-bird', badges([done('Science', 1)], { streakDays: 3 }))).toEqual([3, true, undefined]);
});

test('subjects count once, however they are spelled', () => {
  const all = badges([
    done('Science', 1),
    done('Science', 2),
    done('Mathematics', 3),
    done('mathematics', 4),
    done('Art & Music', 5),
  ]);
  expect(badge('path-finder', all)).toEqual([3, true, '2026-03-05']);
});

test('a trail is complete with the last lesson of its subject and grade', () => {
  const ofTrail = lessonHeads.filter(({ grade, subjectId }) => grade === 'Pre-K' && subjectId === 1);
  const lessons = ofTrail.map(({ id }, index) => done('Mathematics', 4 - index, { lessonId: id, grade: 'Pre-K' }));
  expect(badge('trails-end', badges(lessons.slice(1)))).toEqual([0, false, undefined]);
  expect(badge('trails-end', badges(lessons))).toEqual([1, true, '2026-03-04']);
});

test('an activity earns its badge without a date', () => {
  expect(badge('hands-on', badges([], { completedActivities: ['math-area-perimeter'] }))).toEqual([1, true, undefined]);
});

test('the end of an adventure earns its badge, and says when; the badge has the name that the story gives it', () => {
  const completedAdventures = [{ adventureId: 2, xp: 50, completedAt: '2026-03-04T10:00:00.000Z' }];
  expect(badge('reef-detective', badges([], { completedAdventures }))).toEqual([1, true, '2026-03-04']);
  expect(badge('forest-counter', badges([], { completedAdventures }))).toEqual([0, false, undefined]);
  for (const { id, badge: name, title } of adventureSources) {
    const rule = badgeRules.find(({ to }) => to === `/adventure/${id}`)!;
    expect(en[`badge.${rule.id}`]).toBe(name);
    expect(en[`badge.${rule.id}.how`]).toContain(title);
  }
});

test('earned badges come with the latest first, the others with the nearest first', () => {
  const all = badges([done('Mathematics', 1), done('Mathematics', 2), done('Mathematics', 3), done('Science', 8)], {
    completedActivities: ['math-area-perimeter'],
  });
  expect(earnedOf(all).map(({ id }) => id)).toEqual(['early-bird', 'first-leaf', 'first-steps', 'hands-on']);
  const shares = growingOf(all).map(({ have, goal }) => have / goal);
  expect(growingOf(all)[0]!.id).toBe('problem-solver');
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});
