import { expect, test } from '@jest/globals';
import type { JustifyGoal, SortGoal, StoryActivity } from '../../entities/activities/story.ts';
import type { TimeActivity, TimeGoal } from '../../entities/activities/time.ts';
import { assigned, compare, unassigned } from './assign.ts';
import { judgeJustification, judgeSorting } from './story.ts';
import { judge, solve, targetsOf, thingsOf } from './time.ts';
import { sentence } from './verdict.ts';

test('things are placed, moved and taken back; a place for one lets the other go', () => {
  const one = assigned({}, 'tess', 'who', false);
  expect(assigned(one, 'night', 'who', false)).toEqual({ tess: 'who', night: 'who' });
  expect(assigned(one, 'night', 'who', true)).toEqual({ night: 'who' });
  expect(assigned(one, 'tess', 'where', true)).toEqual({ tess: 'where' });
  expect(unassigned(one, 'tess')).toEqual({});
  expect(compare({ a: '1', b: '2', c: '3' }, { a: '1', b: '3' })).toEqual({ wrong: ['b'], missing: ['c'] });
});

const fields = { id: 'goal', task: 'Do.', hint: 'Look.', praise: 'Yes.' };
const sort: SortGoal = {
  ...fields,
  kind: 'sort',
  picture: 'dark',
  single: false,
  parts: [
    { id: 'who', name: 'Characters', asks: 'Who?' },
    { id: 'when', name: 'Setting', asks: 'When?' },
  ],
  places: [
    { spot: 'tess', part: 'who', why: 'She acts.' },
    { spot: 'night', part: 'when', why: 'It is a time.' },
  ],
};
const justify: JustifyGoal = {
  ...fields,
  kind: 'justify',
  picture: 'dark',
  spots: ['tess', 'night'],
  claims: [
    { id: 'dark', text: 'It is dark.', evidence: ['night'], why: 'What is about time?' },
    { id: 'day', text: 'It is day.', evidence: [], why: 'There is a moon.' },
  ],
};
const storyData = {
  spots: [
    { id: 'tess', name: 'Tess' },
    { id: 'night', name: 'The night' },
  ],
} as unknown as StoryActivity;

test('§3 interactive element: a spot in the wrong part of the story is named with its reason', () => {
  expect(judgeSorting(storyData, sort, { tess: 'who', night: 'who' })).toMatchObject({
    reason: 'wrong-part',
    values: { spot: 'The night', part: 'Characters', why: 'It is a time.' },
  });
  expect(judgeSorting(storyData, sort, { tess: 'who' })).toMatchObject({
    reason: 'not-all',
    values: { spot: 'The night' },
  });
  expect(judgeSorting(storyData, sort, { tess: 'who', night: 'when' })).toEqual({ isReached: true });
});

test('§3 interactive element: a claim needs a clue that supports it', () => {
  const reasonOf = (claim: string | null, clue: string | null) =>
    judgeJustification(storyData, justify, { claim, clue });
  expect(reasonOf(null, 'night')).toMatchObject({ reason: 'no-claim' });
  expect(reasonOf('dark', null)).toMatchObject({ reason: 'no-clue' });
  expect(reasonOf('day', 'night')).toMatchObject({ reason: 'claim-unfounded' });
  expect(reasonOf('dark', 'tess')).toMatchObject({ reason: 'clue-off' });
  expect(reasonOf('dark', 'night')).toEqual({ isReached: true });
});

const event = (id: string, year: number, place?: string) => ({
  id,
  name: id,
  text: `${id}.`,
  year,
  when: `Because of ${id}.`,
  ...(place ? { place, where: 'There.' } : {}),
});
const time: TimeActivity = {
  lessonId: 'lesson',
  xpReward: 30,
  learned: 'A lot.',
  type: 'time-map',
  places: [
    { id: 'here', name: 'Here', longitude: 0, latitude: 0, label: [0, 0] },
    { id: 'there', name: 'There', longitude: 1, latitude: 1, label: [0, 0] },
  ],
  events: [event('a', 1700, 'here'), event('b', 1710, 'there'), event('c', 1720, 'here')],
  goals: [],
  says: { 'not-all': '', 'wrong-year': '', 'wrong-order': '', 'wrong-place': '', 'wrong-cause': '', 'cause-later': '' },
};
const years: TimeGoal = { ...fields, kind: 'years', events: ['c', 'a', 'b'] };
const places: TimeGoal = { ...fields, kind: 'places', events: ['a', 'b', 'c'] };
const causes: TimeGoal = {
  ...fields,
  kind: 'causes',
  links: [
    { cause: 'a', effect: 'b', why: 'B needs a.' },
    { cause: 'b', effect: 'c', why: 'C needs b.' },
  ],
};

test('the targets are years in order, places, or effects', () => {
  expect(targetsOf(time, years)).toEqual(['1700', '1710', '1720']);
  expect(targetsOf(time, places)).toEqual(['here', 'there']);
  expect(targetsOf(time, causes)).toEqual(['b', 'c']);
  expect(thingsOf(causes)).toEqual(['a', 'b']);
});

test('§3 interactive element: events in the wrong order, year, place or chain of causes are told apart', () => {
  expect(judge(time, years, { a: '1710', b: '1700' })).toMatchObject({
    reason: 'wrong-order',
    values: { later: 'b', earlier: 'a', why: 'Because of a.' },
  });
  expect(judge(time, years, { a: '1710' })).toMatchObject({ reason: 'wrong-year' });
  expect(judge(time, years, { a: '1700' })).toMatchObject({ reason: 'not-all', values: { count: 2 } });
  expect(judge(time, places, { a: 'there' })).toMatchObject({ reason: 'wrong-place' });
  expect(judge(time, causes, { a: 'c' })).toMatchObject({ reason: 'wrong-cause', values: { why: 'C needs b.' } });
  expect(judge(time, { ...causes, links: causes.links.toReversed() }, { b: 'b', a: 'c' })).toMatchObject({
    isReached: false,
  });
  expect(
    judge(
      time,
      {
        ...fields,
        kind: 'causes',
        links: [
          { cause: 'c', effect: 'c', why: '' },
          { cause: 'a', effect: 'b', why: '' },
        ],
      },
      { c: 'b' },
    ),
  ).toMatchObject({ reason: 'cause-later' });
});

test.each([years, places, causes])('a goal is reached by its own solution', (goal) => {
  expect(judge(time, goal, solve(time, goal))).toEqual({ isReached: true });
});

test('a sentence is filled with the values of its verdict', () => {
  expect(
    sentence(
      { off: 'You have {{count}}, not {{wanted}}.' },
      { isReached: false, reason: 'off', values: { count: 2, wanted: 3 } },
    ),
  ).toBe('You have 2, not 3.');
});
