import type { Scene, SceneChoice } from '@grove/contracts';

/** How far a learner has come: the scenes on the way so far, the current one last. `ended` once a choice led nowhere further. */
export interface Journey {
  readonly way: readonly Scene[];
  readonly ended: boolean;
}

const endsHere = (scene: Scene): boolean => scene.choices.length === 0;

/** Starts at the scene with order 1 (spec §4); null when the story has none. */
export function startJourney(scenes: readonly Scene[]): Journey | null {
  const first = scenes.find(({ order }) => order === 1);
  return first ? { way: [first], ended: endsHere(first) } : null;
}

export const currentScene = ({ way }: Journey): Scene => way.at(-1)!;

/** Follows a choice. One without a next scene, or with one that the story does not have, ends the adventure (spec §4). */
export function follow(journey: Journey, { nextSceneId }: SceneChoice, scenes: readonly Scene[]): Journey {
  const next = scenes.find(({ id }) => id === nextSceneId);
  return next ? { way: [...journey.way, next], ended: endsHere(next) } : { ...journey, ended: true };
}

/** Goes back to the scene before; at an ending that followed a last choice, to that choice. */
export function stepBack({ way, ended }: Journey): Journey {
  const choiceEnded = ended && !endsHere(way.at(-1)!);
  return choiceEnded || way.length === 1 ? { way, ended: endsHere(way.at(-1)!) } : { way: way.slice(0, -1), ended: false };
}

/** Different scenes seen on the way. */
export const visitedCount = ({ way }: Journey): number => new Set(way.map(({ id }) => id)).size;
