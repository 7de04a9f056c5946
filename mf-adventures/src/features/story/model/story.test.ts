import { expect, test } from '@jest/globals';
import { aScene } from '@grove/testing';
import { currentScene, follow, startJourney, stepBack, visitedCount } from './story.ts';

const gate = aScene({ id: 1, order: 1, choices: [{ label: 'Go in', nextSceneId: 2 }, { label: 'Go home' }] });
const clearing = aScene({ id: 2, order: 2, choices: [{ label: 'Back to the gate', nextSceneId: 1 }, { label: 'Climb', nextSceneId: 3 }] });
const treetop = aScene({ id: 3, order: 3, choices: [] });
const scenes = [treetop, clearing, gate];
const start = startJourney(scenes)!;

test('§4 adventure: the first scene is the one with order 1', () => {
  expect(currentScene(start)).toBe(gate);
  expect(startJourney([clearing])).toBeNull();
});

test('§4 adventure: a choice leads to its next scene', () => {
  expect(currentScene(follow(start, gate.choices[0]!, scenes))).toBe(clearing);
});

test('§4 adventure: a choice without next scene ends the adventure', () => {
  expect(follow(start, gate.choices[1]!, scenes)).toEqual({ way: [gate], ended: true });
});

test('a choice whose scene is missing ends the adventure instead of breaking it', () => {
  expect(follow(start, { label: 'Fall through', nextSceneId: 99 }, scenes).ended).toBe(true);
});

test('§2 adventure: a scene with no choices is an ending', () => {
  const inClearing = follow(start, gate.choices[0]!, scenes);
  expect(follow(inClearing, clearing.choices[1]!, scenes)).toEqual({ way: [gate, clearing, treetop], ended: true });
});

test('a scene that is visited twice counts once', () => {
  const there = follow(start, gate.choices[0]!, scenes);
  expect(visitedCount(follow(there, clearing.choices[0]!, scenes))).toBe(2);
});

test('a step back undoes the last choice, and does nothing at the start', () => {
  const there = follow(start, gate.choices[0]!, scenes);
  expect(stepBack(there)).toEqual(start);
  expect(stepBack(follow(start, gate.choices[1]!, scenes))).toEqual(start);
  expect(stepBack(follow(there, clearing.choices[1]!, scenes))).toEqual(there);
  expect(stepBack(start)).toEqual(start);
});
