import { expect, test } from '@jest/globals';
import { aScene } from '@grove/testing';
import { begin, choose, currentScene } from './play.ts';
import { storyMap } from './story-map.ts';

const to = (...ids: number[]) => ids.map((nextSceneId) => ({ label: `To ${nextSceneId}`, nextSceneId }));
const scenes = [
  aScene({ id: 1, order: 1, choices: to(2, 3) }),
  aScene({ id: 2, order: 2, choices: to(4, 1) }),
  aScene({ id: 3, order: 3, choices: to(2, 4) }),
  aScene({ id: 4, order: 4, choices: [] }),
  aScene({ id: 5, order: 5, choices: [] }),
];
const start = begin(scenes, 's')!;
const statesOf = (play: typeof start) =>
  Object.fromEntries(storyMap(play, scenes).nodes.map(({ scene, state }) => [scene.id, state]));
const step = (play: typeof start, index: number) => choose(play, currentScene(play, scenes).choices[index]!, scenes);

test('the map shows where the learner is and what could come next, and nothing else', () => {
  expect(statesOf(start)).toEqual({ 1: 'here', 2: 'ahead', 3: 'ahead' });
});

test('the map fills with what was visited', () => {
  expect(statesOf(step(start, 0))).toEqual({ 1: 'visited', 2: 'here', 3: 'ahead', 4: 'ahead' });
  expect(statesOf(step(step(start, 0), 0))).toEqual({ 1: 'visited', 2: 'visited', 3: 'ahead', 4: 'here' });
});

test('scenes stand in layers by their distance from the start, and stay there', () => {
  const places = (play: typeof start) => {
    const { nodes, layers } = storyMap(play, scenes);
    return new Map(nodes.map(({ scene, along, across }) => [scene.id, [along * layers, across]]));
  };
  const [early, late] = [places(start), places(step(step(start, 0), 0))];
  expect(early.get(2)).toEqual([1.5, 0.25]);
  expect(early.get(3)).toEqual([1.5, 0.75]);
  for (const [id, place] of early) expect(late.get(id)).toEqual(place);
});

test('the map is as large as what is known, and grows with it', () => {
  expect(storyMap(start, scenes)).toMatchObject({ layers: 2, breadth: 2, allLayers: 3 });
  expect(storyMap(step(start, 0), scenes)).toMatchObject({ layers: 3, breadth: 2, allLayers: 3 });
});

test('ways lead on from visited scenes, open where both ends were visited; none leads back', () => {
  const edges = storyMap(step(step(start, 0), 0), scenes).edges.map(({ from, to: end, isOpen }) => [
    from.along < end.along,
    isOpen,
  ]);
  expect(edges).toEqual([
    [true, true],
    [true, false],
    [true, true],
  ]);
});
