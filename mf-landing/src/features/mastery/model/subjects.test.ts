import { expect, test } from '@jest/globals';
import { earnedBy, recordOf, subjectStarts, totals, withEarned, withGain } from './subjects.ts';
import type { SubjectId, XpMap } from './subjects.ts';

const subject = (id: SubjectId, stored: XpMap = {}) =>
  recordOf(
    subjectStarts.find((start) => start.id === id)!,
    stored,
  );
const shown = ({ xp, maxXp, level, badges }: ReturnType<typeof subject>) => ({
  xp,
  maxXp,
  level,
  badges: badges.length,
});

test('experience §3 mastery: the listed defaults are shown until a subject changes', () => {
  expect(shown(subject('math'))).toEqual({ xp: 850, maxXp: 1000, level: 3, badges: 2 });
  expect(shown(subject('reading'))).toEqual({ xp: 1200, maxXp: 1200, level: 4, badges: 3 });
  expect(shown(subject('science'))).toEqual({ xp: 650, maxXp: 1000, level: 2, badges: 1 });
  expect(shown(subject('coding'))).toEqual({ xp: 300, maxXp: 1000, level: 1, badges: 1 });
  expect(shown(subject('art'))).toEqual({ xp: 950, maxXp: 1000, level: 3, badges: 2 });
});

test('§9 mastery: from the first change on the level is floor(xp / 300) + 1', () => {
  const stored = withGain({}, 'science', 25);
  expect(stored['science']).toBe(675);
  expect(subject('science', stored).level).toBe(3);
});

test('§9 mastery: a change of one subject leaves the listed level of the others', () => {
  const stored = withGain({}, 'science', 25);
  expect(shown(subject('coding', stored))).toEqual({ xp: 300, maxXp: 1000, level: 1, badges: 1 });
});

test('§7 mastery: a change writes the XP of every subject by its id', () => {
  expect(withGain({}, 'math', 50)).toEqual({ math: 900, reading: 1200, science: 650, coding: 300, art: 950 });
});

test('§5 mastery: XP is capped at the maximum of the subject', () => {
  expect(withGain({}, 'art', 200)['art']).toBe(1000);
  expect(subject('math', { math: 99_999 }).xp).toBe(1000);
});

test('§4 mastery: a full bar is mastered and nothing remains; any other says what remains', () => {
  expect(subject('reading')).toMatchObject({ mastered: true, remaining: 0 });
  expect(subject('math')).toMatchObject({ mastered: false, remaining: 150 });
});

test('§9 mastery: the overall level is floor(total / 1000) + 1', () => {
  expect(totals(subjectStarts.map((start) => recordOf(start, {})))).toEqual({ totalXp: 3950, level: 4 });
  expect(totals(subjectStarts.map((start) => recordOf(start, { math: 900 })))).toEqual({ totalXp: 4000, level: 5 });
});

test('unknown subjects in the storage are kept and count for nothing', () => {
  const stored = withGain({ music: 40 }, 'math', 25);
  expect(stored['music']).toBe(40);
  expect(totals(subjectStarts.map((start) => recordOf(start, stored))).totalXp).toBe(3975);
});

const noEarnings: XpMap = { math: 0, reading: 0, science: 0, coding: 0, art: 0 };

test('experience §3 tree: with the first lesson the sample ends, and the tree holds what was earned', () => {
  const earned = earnedBy({ subjectXP: { science: 110, 'reading&writing': 60, healthwellness: 40 } });
  expect(earned).toEqual({ ...noEarnings, science: 110, reading: 60 });
  expect(withEarned({}, null, earned)).toEqual(earned);
});

test("experience §3 tree: presses that were made on the sample stay the learner's own", () => {
  expect(withEarned(withGain({}, 'science', 25), null, { ...noEarnings, science: 110 })).toEqual({
    ...noEarnings,
    science: 135,
  });
});

test('experience §3 tree: a later lesson adds what is new, and the same news add nothing', () => {
  const first = { ...noEarnings, science: 110 };
  const stored = withGain(withEarned({}, null, first), 'science', 50);
  expect(withEarned(stored, first, { ...first, science: 190 })['science']).toBe(240);
  expect(withEarned(stored, first, first)).toEqual(stored);
});

test('experience §3 tree: what lessons give stops at the maximum too', () => {
  expect(withEarned({ math: 990 }, noEarnings, { ...noEarnings, math: 60 })['math']).toBe(1000);
});

test("§9 mastery: a tree of one's own has levels by the formula and badges that were earned", () => {
  const own = (xp: number) => recordOf(subjectStarts[0]!, { math: xp }, true);
  expect([own(0), own(60), own(850)].map(({ level, badges }) => [level, badges.length])).toEqual([
    [1, 0],
    [1, 1],
    [3, 2],
  ]);
});
