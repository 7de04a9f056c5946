import { expect, test } from '@jest/globals';
import { aScene } from '@grove/testing';
import { isUnderway, type Play } from '../../../common/stored-play.ts';
import { back, begin, choose, currentScene, endingsOf, goTo, isEndedByChoice, restart, resume, whyOf } from './play.ts';

const gate = aScene({
  id: 11,
  order: 1,
  choices: [
    { label: 'Go in', nextSceneId: 12, why: 'Light shows the way.' },
    { label: 'Climb', nextSceneId: 13 },
    { label: 'Go home' },
  ],
});
const clearing = aScene({
  id: 12,
  order: 2,
  choices: [
    { label: 'Back', nextSceneId: 11 },
    { label: 'Up', nextSceneId: 14 },
  ],
});
const wall = aScene({ id: 13, order: 3, choices: [{ label: 'Jump', nextSceneId: 14 }] });
const treetop = aScene({ id: 14, order: 4, choices: [] });
const scenes = [treetop, wall, clearing, gate];
const start = begin(scenes, 's-1')!;

/** The play after choices, by their places. */
const after = (...places: number[]): Play =>
  places.reduce((play, place) => choose(play, currentScene(play, scenes).choices[place]!, scenes), start);

test('§4 adventure: the first scene is the one with order 1', () => {
  expect(start).toEqual({ sessionId: 's-1', way: [11], visited: [11], hasEnded: false, endings: [] });
  expect(begin([clearing], 's-1')).toBeUndefined();
});

test('§4 adventure: a choice leads to its next scene; each scene counts once, however often it is visited', () => {
  expect(after(0)).toMatchObject({ way: [11, 12], visited: [11, 12], hasEnded: false });
  expect(after(0, 0, 0)).toMatchObject({ way: [11, 12, 11, 12], visited: [11, 12] });
});

test('§4 adventure: a choice without next scene, or whose scene is missing, ends the adventure', () => {
  expect(after(2)).toMatchObject({ way: [11], hasEnded: true, endings: [11] });
  expect(isEndedByChoice(after(2), scenes)).toBe(true);
  expect(choose(start, { label: 'Fall through', nextSceneId: 99 }, scenes).hasEnded).toBe(true);
});

test('§2 adventure: a scene with no choices is an ending', () => {
  expect(after(0, 1)).toMatchObject({ way: [11, 12, 14], hasEnded: true, endings: [14] });
  expect(isEndedByChoice(after(0, 1), scenes)).toBe(false);
  expect(endingsOf(scenes)).toEqual([treetop, gate]);
});

test('back undoes the last choice, and does nothing at the start; what was visited and found stays so', () => {
  expect(back(after(0, 1), scenes)).toEqual({ ...start, way: [11, 12], visited: [11, 12, 14], endings: [14] });
  expect(back(after(2), scenes)).toEqual({ ...start, endings: [11] });
  expect(back(start, scenes)).toEqual(start);
});

test('going to a scene on the way goes back along it', () => {
  expect(goTo(after(0, 1), 11, scenes).way).toEqual([11]);
});

test('going to a scene that was visited on another way takes a shortest way through visited scenes', () => {
  const both = choose(restart(after(0, 1), scenes), gate.choices[1]!, scenes);
  expect(both).toMatchObject({ way: [11, 13], visited: [11, 12, 14, 13] });
  expect(goTo(both, 12, scenes).way).toEqual([11, 12]);
  expect(goTo(both, 14, scenes)).toMatchObject({ way: [11, 13, 14], hasEnded: true });
});

test('no way leads to a scene that was not visited', () => {
  expect(goTo(after(0), 14, scenes)).toEqual(after(0));
  expect(goTo(after(0), 99, scenes)).toEqual(after(0));
});

test('a restart keeps session, visits and endings', () => {
  expect(restart(after(0, 1), scenes)).toEqual({ ...start, visited: [11, 12, 14], endings: [14] });
});

test('a stored play is taken up again as it was', () => {
  for (const play of [start, after(0), after(0, 1), after(2)])
    expect(resume(JSON.parse(JSON.stringify(play)) as Play, scenes)).toEqual(play);
});

test.each<[string, Partial<Play> | null]>([
  ['there is none', null],
  ['it has no way', { way: [] }],
  ['it starts elsewhere', { way: [12], visited: [12] }],
  ['a step is no choice of the story', { way: [11, 14], visited: [11, 14] }],
  ['it knows a scene that the story has no more', { visited: [11, 99] }],
  ['it came through a scene that it did not visit', { way: [11, 12], visited: [11] }],
])('a stored play is not taken up when %s', (_, over) => {
  expect(resume(over && { ...start, ...over }, scenes)).toBeUndefined();
});

test('whether a play is over is judged by the story as it is now', () => {
  expect(resume({ ...after(0), hasEnded: true }, scenes)?.hasEnded).toBe(false);
  expect(resume({ ...after(0, 1), hasEnded: false }, scenes)?.hasEnded).toBe(true);
});

test('a scene knows the sentence that confirms the choice which led there', () => {
  expect(whyOf(after(0), scenes)).toBe('Light shows the way.');
  expect(whyOf(after(1), scenes)).toBeUndefined();
  expect(whyOf(start, scenes)).toBeUndefined();
});

test('a play is underway from the first choice on', () => {
  expect([null, start, after(0)].map(isUnderway)).toEqual([false, false, true]);
});
