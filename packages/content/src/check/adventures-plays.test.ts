import { expect, test } from '@jest/globals';
import type { Scene } from '@grove/contracts';
import { adventureSources } from '../server.ts';
import { askFaults, graphFaults, playFaults, plays } from './adventures-plays.ts';

/** A choice that leads to this order; with a mark it is the right one of a question. */
type Next = number | readonly [order: number, why: string];
const right = (order: number): Next => [order, 'That is why.'];
const scene = (order: number, ...next: Next[]): Scene => ({
  id: 900 + order,
  order,
  title: `Scene ${order}`,
  text: 'Words.',
  imageUrl: null,
  imagePrompt: null,
  audioUrl: null,
  choices: next.map((way) =>
    typeof way === 'number'
      ? { label: `to ${way}`, nextSceneId: 900 + way }
      : { label: `to ${way[0]}`, nextSceneId: 900 + way[0], why: way[1] },
  ),
});
const messages = (faults: readonly { message: string }[]): string[] => faults.map((fault) => fault.message);

/** Scenes 1, 2 or 3, 4, 5 and an ending, 6 or 9; scenes 2, 3 and 4 ask, and a poor choice leads to scene 7 or 8. */
const sound = [
  scene(1, 2, 3),
  scene(2, 7, right(4)),
  scene(3, 7, right(4)),
  scene(4, right(5), 8),
  scene(5, 6, 9),
  scene(6),
  scene(7, 2, 3, 4),
  scene(8, 4, 5),
  scene(9),
];
const having = (...changed: Scene[]): Scene[] =>
  sound.map((old) => changed.find(({ order }) => order === old.order) ?? old);

test('a sound story has no fault', () => {
  expect([...graphFaults('a', sound), ...playFaults('a', sound), ...askFaults('a', sound)]).toEqual([]);
});

test('a scene that no choice leads to is a fault', () => {
  expect(graphFaults('a', [scene(1, 2, 3), scene(2), scene(3), scene(4, 2, 3)])).toEqual([
    { where: 'a scene 904', message: 'cannot be reached' },
  ]);
});

test('an ending that no play comes to is a fault', () => {
  expect(messages(graphFaults('a', [scene(1, 2, 2), scene(2), scene(3)]))).toEqual(['this ending cannot be reached']);
});

test('scenes that lead round and round without an ending are a dead end', () => {
  expect(graphFaults('a', [scene(1, 2, 3), scene(2), scene(3, 4, 4), scene(4, 3, 3)])).toEqual([
    { where: 'a scene 903', message: 'no ending can be reached from here' },
    { where: 'a scene 904', message: 'no ending can be reached from here' },
  ]);
});

test('a choice that leads to no scene is a fault', () => {
  expect(messages(graphFaults('a', [scene(1, 2, 7), scene(2)]))).toEqual(['choice "to 7" leads to no scene']);
});

test('a scene offers two or three choices', () => {
  expect(messages(graphFaults('a', having(scene(8, 5))))).toEqual(['number of choices is 1, expected 2 to 3']);
  expect(messages(graphFaults('a', having(scene(8, 4, 5, 6, 9))))).toEqual(['number of choices is 4, expected 2 to 3']);
});

test('a story needs a first scene', () => {
  expect(messages(graphFaults('a', [scene(2)]))).toEqual(['has no scene with order 1']);
});

test('walks every play that visits no scene twice', () => {
  expect(plays([scene(1, 2, 3), scene(2, 1, 3), scene(3)]).map((play) => play.map(({ order }) => order))).toEqual([
    [1, 2, 3],
    [1, 3],
  ]);
});

test('every ending that ships is the end of a play, and every scene is part of one', () => {
  for (const { title, scenes } of adventureSources) {
    const all = plays(scenes);
    const endings = new Set(all.map((play) => play.at(-1)?.id));
    expect([title, endings]).toEqual([
      title,
      new Set(scenes.filter(({ choices }) => choices.length === 0).map(({ id }) => id)),
    ]);
    expect([title, new Set(all.flat()).size]).toEqual([title, scenes.length]);
  }
});

test('§4 of the experience guide: a play has 5 to 8 scenes, a story 2 or 3 endings', () => {
  expect(messages(playFaults('a', having(scene(4, right(6), 9))))).toContain('shortest play is 4, expected 5 to 8');
  const detour = [...having(scene(1, 10, 10)), scene(10, 11, 11), scene(11, 2, 3)];
  expect(messages(playFaults('a', detour))).toEqual(['longest play is 10, expected 5 to 8']);
  expect(
    messages(
      playFaults(
        'a',
        having(scene(5, 6, 6)).filter(({ order }) => order !== 9),
      ),
    ),
  ).toEqual(['number of endings is 1, expected 2 to 3']);
  expect(messages(playFaults('a', [...sound, scene(12), scene(13)]))).toEqual([
    'number of endings is 4, expected 2 to 3',
  ]);
});

test('a play that needs the objective only once is a fault', () => {
  expect(messages(playFaults('a', having(scene(3, 7, 4))))).toEqual([
    'the play 1, 3, 7, 4, 5, 6 needs the objective fewer than 2 times',
  ]);
});

test('a question without a poor choice is a fault', () => {
  expect(messages(askFaults('a', having(scene(4, right(5), right(8)))))).toEqual(['every choice is right']);
});

test('a poor choice has a consequence with a way back and a way on', () => {
  expect(askFaults('a', having(scene(8, 5, 6)))).toEqual([
    { where: 'a scene 904', message: 'poor choice "to 8" has no way back' },
  ]);
  expect(askFaults('a', having(scene(8, 4, 4)))).toEqual([
    { where: 'a scene 904', message: 'poor choice "to 8" has no way on' },
  ]);
});

test('the right choice is not always in one place', () => {
  expect(messages(askFaults('a', having(scene(4, 8, right(5)))))).toEqual([
    'the first right choice is always in the same place',
  ]);
});
