import { expect, test } from '@jest/globals';
import { awardTime, dayCounter, knownTimeZone, streakDays, weeklyActivity } from './calendar.ts';

const dayOf = dayCounter('UTC');
/** 2026-03-11 is a Wednesday. */
const wednesday = dayOf(new Date('2026-03-11T12:00:00Z'));
const on = (...days: number[]) => days.map((day) => ({ day, xp: 50 }));

test('§7 progress: a day is the calendar day of the place, also where clocks change', () => {
  const moment = new Date('2026-03-29T00:30:00Z');
  expect(dayOf(moment) - wednesday).toBe(18);
  expect(dayCounter('Europe/Madrid')(moment)).toBe(dayOf(moment));
  expect(dayCounter('America/New_York')(moment)).toBe(dayOf(moment) - 1);
  expect(dayCounter('Pacific/Kiritimati')(new Date('2026-03-29T10:30:00Z'))).toBe(dayOf(moment) + 1);
  expect(dayCounter('UTC')(new Date('1970-01-01T23:59:59.999Z'))).toBe(0);
});

test.each([
  ['nothing earned', [], 0],
  ['today', [wednesday], 1],
  ['yesterday, and today is still to come', [wednesday - 1], 1],
  ['the day before yesterday', [wednesday - 2], 0],
  ['three days in a row', [wednesday - 2, wednesday - 1, wednesday], 3],
  ['three days in a row up to yesterday', [wednesday - 3, wednesday - 2, wednesday - 1], 3],
  ['a gap', [wednesday - 4, wednesday - 3, wednesday - 1, wednesday], 2],
  ['several on one day', [wednesday, wednesday, wednesday], 1],
  ['the turn of the year', [dayOf(new Date('2025-12-31T00:00:00Z'))], 0],
])('§7 progress: the streak with %s', (_, days, expected) => {
  expect(streakDays(on(...days), wednesday)).toBe(expected);
});

test('§7 progress: a streak continues over the turn of a year', () => {
  const newYear = dayOf(new Date('2026-01-01T09:00:00Z'));
  expect(streakDays(on(newYear - 2, newYear - 1, newYear), newYear)).toBe(3);
});

test('§7 progress: the week runs from Monday to Sunday and adds up each day', () => {
  const earnings = [...on(wednesday - 3, wednesday - 2, wednesday, wednesday), { day: wednesday - 1, xp: 120 }];
  expect(weeklyActivity(earnings, wednesday)).toEqual([
    { day: 'Mon', xp: 50 },
    { day: 'Tue', xp: 120 },
    { day: 'Wed', xp: 100 },
    { day: 'Thu', xp: 0 },
    { day: 'Fri', xp: 0 },
    { day: 'Sat', xp: 0 },
    { day: 'Sun', xp: 0 },
  ]);
});

test.each([
  ['2026-03-09T00:00:00Z', 'Mon'],
  ['2026-03-15T23:59:59Z', 'Sun'],
  ['2026-03-16T00:00:00Z', 'Mon'],
])('§7 progress: what is earned at %s belongs to %s of its week', (moment, day) => {
  const today = dayOf(new Date(moment));
  expect(weeklyActivity(on(today), today).filter(({ xp }) => xp > 0)).toEqual([{ day, xp: 50 }]);
  expect(weeklyActivity(on(today - 7, today + 7), today).every(({ xp }) => xp === 0)).toBe(true);
});

test.each(['Europe/Madrid', 'Asia/Kathmandu', 'UTC'])('§7 progress: the time zone %s is taken', (name) => {
  expect(dayCounter(knownTimeZone(name))(new Date(0))).toBe(0);
  expect(knownTimeZone(name)).toMatch(name === 'Asia/Kathmandu' ? /^Asia\/Ka/ : name);
});

test.each([undefined, '', 'Moon/Tranquility', 'x'.repeat(64), 'Europe/Madrid; drop', '../etc'])(
  '§7 progress: the time zone %j counts as UTC',
  (name) => {
    expect(knownTimeZone(name)).toBe('UTC');
  },
);

const now = new Date('2026-03-11T12:00:00Z');

test.each([
  ['2026-03-10T08:00:00.000Z', '2026-03-10T08:00:00.000Z'],
  ['2026-03-11T13:00:00+02:00', '2026-03-11T11:00:00.000Z'],
  ['2026-03-11T12:00:00Z', now.toISOString()],
  [undefined, now.toISOString()],
])('§7 progress: a completion at %s counts at %s', (completedAt, expected) => {
  expect(awardTime(completedAt, now).toISOString()).toBe(expected);
});

test.each([
  '2026-03-11T12:00:00.001Z',
  '2099-01-01T00:00:00Z',
  '2026-02-09T11:59:59Z',
  '0001-01-01T00:00:00Z',
  'not a time',
])('§7 progress: a clock that says %s is wrong, so it counts now', (completedAt) => {
  expect(awardTime(completedAt, now)).toBe(now);
});
