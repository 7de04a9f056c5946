import { expect, test } from '@jest/globals';
import { canEnd, isPlayedThrough, type StoryScene } from './story.ts';

const scene = (id: number, ...next: Array<number | null>): StoryScene => ({
  id,
  order: id,
  choices: next.map((nextSceneId) => ({ label: `to ${nextSceneId}`, nextSceneId })),
});

const story = [scene(1, 2, 3), scene(2, 4), scene(3, 1, 5), scene(4), scene(5, 2, null)];

test('§4 adventure: a scene without choices, or with a choice without a next scene, can end the story', () => {
  expect(story.filter(canEnd).map(({ id }) => id)).toEqual([4, 5]);
  expect(canEnd({ choices: [{ label: 'nowhere' }] })).toBe(true);
});

test.each([
  [[1, 2, 4], true],
  [[1, 3, 5], true],
  [[5, 4, 3, 2, 1], true],
  [[1, 2, 3], false],
  [[1, 4], false],
  [[2, 4], false],
  [[], false],
  [[1, 2, 4, 99], true],
])('of the scenes %j it is true that they lead to an end: %j', (visited, isThrough) => {
  expect(isPlayedThrough(story, new Set(visited))).toBe(isThrough);
});

test('a story that goes round for ever comes to no end, and the walk through it does', () => {
  expect(isPlayedThrough([scene(1, 2), scene(2, 1)], new Set([1, 2]))).toBe(false);
});
