import { expect, test } from '@jest/globals';
import type { AdventureSource, Scene } from '@grove/contracts';
import { adventureSources } from '../server/index.ts';
import { adventureFaults, graphFaults, playLengths } from './adventures.ts';

const adventure = adventureSources[0] as AdventureSource;
const text = 'words '.repeat(40);
const scene = (order: number, ...next: number[]): Scene => ({
  id: 900 + order, order, title: 'Scene', text, imageUrl: null, imagePrompt: null, audioUrl: null,
  choices: next.map((id) => ({ label: `to ${id}`, nextSceneId: 900 + id })),
});
const messages = (faults: readonly { message: string }[]): string[] => faults.map((fault) => fault.message);

test('the adventures that ship are whole', () => {
  expect(adventureFaults(adventureSources)).toEqual([]);
});

test('a scene that no choice leads to is a fault', () => {
  expect(graphFaults('a', [scene(1, 2, 3), scene(2), scene(3), scene(4, 2, 3)])).toEqual([{ where: 'a scene 904', message: 'cannot be reached' }]);
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
  expect(messages(graphFaults('a', [scene(1, 2), scene(2)]))).toEqual(['number of choices is 1, expected 2 to 3']);
});

test('a story needs a first scene', () => {
  expect(messages(graphFaults('a', [scene(2)]))).toEqual(['has no scene with order 1']);
});

test('measures every play that visits no scene twice', () => {
  expect(playLengths([scene(1, 2, 3), scene(2, 1, 3), scene(3)])).toEqual([2, 3]);
});

test('a play that is too short, one ending only, and a scene of a few words are faults', () => {
  const short: AdventureSource = { ...adventure, id: 9, scenes: [scene(1, 2, 2), { ...scene(2), text: 'The end.' }] };
  expect(messages(adventureFaults([short]))).toEqual(expect.arrayContaining([
    'number of endings is 1, expected 2 to 3', 'shortest play is 2, expected 5 to 8', 'number of words is 2, expected 30 to 60',
  ]));
});

test('ids, subject and age band are checked', () => {
  const found = messages(adventureFaults([adventure, { ...adventure, subject: 'Cooking', ageBand: '99' }]));
  expect(found).toEqual(expect.arrayContaining(['"1" occurs more than once', '"101" occurs more than once', 'unknown subject "Cooking"', 'unknown age band "99"']));
  expect(messages(adventureFaults([{ ...adventure, id: 3 }]))).toContain('id is not 301');
});
