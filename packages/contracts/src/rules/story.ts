import type { Scene } from '../entities/adventure.ts';

/** The part of a scene that says where a story goes. */
export type StoryScene = Pick<Scene, 'id' | 'order' | 'choices'>;

/** A scene without choices, or with one that leads to no further scene, can end the story (spec §4). */
export const canEnd = ({ choices }: Pick<Scene, 'choices'>): boolean =>
  choices.length === 0 || choices.some(({ nextSceneId }) => !nextSceneId);

/**
 * Whether the visited scenes hold a way through the story: from the scene with order 1, along choices, to one that can end it. Alike in
 * browser and service.
 */
export function isPlayedThrough(scenes: readonly StoryScene[], visited: ReadonlySet<number>): boolean {
  const seen = new Set(scenes.filter(({ id, order }) => order === 1 && visited.has(id)));
  // A set that grows while it is walked through: scenes added on the way are visited, too.
  for (const scene of seen) {
    if (canEnd(scene)) return true;
    const nextIds = new Set(scene.choices.map(({ nextSceneId }) => nextSceneId));
    for (const next of scenes) if (nextIds.has(next.id) && visited.has(next.id)) seen.add(next);
  }
  return false;
}
