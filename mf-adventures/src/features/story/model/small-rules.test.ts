import { expect, test } from '@jest/globals';
import { narratorQuestion } from '@grove/content';
import { en } from '../../../locales/en.ts';
import { parseAdventureId } from './adventure-id.ts';
import { aroundWord } from './around-word.ts';
import { clock } from './clock.ts';
import { isOfScene } from './narrator-keys.ts';
import { subjectXpOf } from './subject-xp.ts';

test('§2 audio bar: times are m:ss', () => {
  expect([0, 999, 1_000, 59_999, 60_000, 605_000, 3_600_000].map(clock)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '10:05',
    '60:00',
  ]);
});

test('§5 adventure: a route id must parse as a number', () => {
  expect(['1', '42', '007', '', 'abc', '1a', '-1', undefined].map(parseAdventureId)).toEqual([
    1,
    42,
    7,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the narrator asks what stands above the choices, so that it is pre-generated', () => {
  expect(en['scene.choices']).toBe(narratorQuestion);
});

test('lines of a scene are told from those of another', () => {
  expect(
    ['scene-1', 'scene-1/why', 'scene-1/choice-0', 'scene-12', 'scene-12/why', 'recap-1', null].map((key) =>
      isOfScene(key, 1),
    ),
  ).toEqual([true, true, true, false, false, false, false]);
});

test('a word is found by its place, with white space as it is', () => {
  expect(aroundWord('One  two\nthree', 1)).toEqual({ before: 'One  ', word: 'two', after: '\nthree' });
  expect([aroundWord('One', 1), aroundWord('One', null), aroundWord('', 0)]).toEqual([undefined, undefined, undefined]);
});

test('§2 adventure: XP by subject has names, the most first; a subject that is unknown keeps its key', () => {
  expect(subjectXpOf({ subjectXP: { mathematics: 20, 'art&music': 300, magic: 40, science: 0 } })).toEqual([
    { name: 'Art & Music', xp: 300 },
    { name: 'magic', xp: 40 },
    { name: 'Mathematics', xp: 20 },
  ]);
});
