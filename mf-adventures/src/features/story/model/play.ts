import type { Scene, SceneChoice } from '@grove/contracts';
import type { Play } from '../../../common/stored-play.ts';

type Scenes = readonly Scene[];

const firstOf = (scenes: Scenes): Scene | undefined => scenes.find(({ order }) => order === 1);
const sceneWith = (scenes: Scenes, id: number | null | undefined): Scene | undefined =>
  scenes.find((scene) => scene.id === id);
const leadsTo = (scene: Scene | undefined, id: number): boolean =>
  scene?.choices.some(({ nextSceneId }) => nextSceneId === id) ?? false;
const isLastScene = ({ choices }: Scene): boolean => choices.length === 0;
const withId = (ids: readonly number[], id: number): readonly number[] => (ids.includes(id) ? ids : [...ids, id]);

/** The scene in which the learner is. */
export const currentScene = ({ way }: Play, scenes: Scenes): Scene => sceneWith(scenes, way.at(-1))!;

/** The scenes to which a choice leads; one whose scene the story does not have leads to none. */
export const nextScenes = ({ choices }: Scene, scenes: Scenes): Scene[] =>
  scenes.filter(({ id }) => choices.some(({ nextSceneId }) => nextSceneId === id));

/** Scenes at which the story can be over. */
export const endingsOf = (scenes: Scenes): Scene[] =>
  scenes.filter(
    (scene) => isLastScene(scene) || scene.choices.some(({ nextSceneId }) => !sceneWith(scenes, nextSceneId)),
  );

/** Stands at the last scene of a way. */
function standAt(play: Play, way: readonly number[], scenes: Scenes): Play {
  const scene = currentScene({ ...play, way }, scenes);
  const hasEnded = isLastScene(scene);
  return {
    ...play,
    way,
    visited: withId(play.visited, scene.id),
    hasEnded,
    endings: hasEnded ? withId(play.endings, scene.id) : play.endings,
  };
}

/** Begins at the scene with order 1 (spec §4); undefined when the story has none. */
export function begin(scenes: Scenes, sessionId: string): Play | undefined {
  const first = firstOf(scenes);
  return first && standAt({ sessionId, way: [], visited: [], hasEnded: false, endings: [] }, [first.id], scenes);
}

/** Follows a choice. One without a next scene, or with one that the story does not have, ends the adventure (spec §4). */
export function choose(play: Play, { nextSceneId }: SceneChoice, scenes: Scenes): Play {
  const next = sceneWith(scenes, nextSceneId);
  return next
    ? standAt(play, [...play.way, next.id], scenes)
    : { ...play, hasEnded: true, endings: withId(play.endings, currentScene(play, scenes).id) };
}

/** Whether the last thing that happened was a choice without a next scene. */
export const isEndedByChoice = (play: Play, scenes: Scenes): boolean =>
  play.hasEnded && !isLastScene(currentScene(play, scenes));

/** Goes back one scene; after a choice that ended the story, to that choice. */
export function back(play: Play, scenes: Scenes): Play {
  if (isEndedByChoice(play, scenes)) return { ...play, hasEnded: false };
  return play.way.length > 1 ? standAt(play, play.way.slice(0, -1), scenes) : play;
}

/** Goes to a scene that was visited: back along the way, or by a shortest way through visited scenes. Any other scene changes nothing. */
export function goTo(play: Play, sceneId: number, scenes: Scenes): Play {
  const onWay = play.way.lastIndexOf(sceneId);
  const way = onWay >= 0 ? play.way.slice(0, onWay + 1) : wayThrough(play.visited, sceneId, scenes);
  return way ? standAt(play, way, scenes) : play;
}

function wayThrough(visited: readonly number[], target: number, scenes: Scenes): readonly number[] | undefined {
  const first = firstOf(scenes);
  if (!first || !visited.includes(target)) return undefined;
  const reached = new Set([first.id]);
  // Ways that grow by one scene each; they are added while they are walked through.
  const ways: (readonly number[])[] = [[first.id]];
  for (const way of ways) {
    const at = way.at(-1)!;
    if (at === target) return way;
    for (const { id } of nextScenes(sceneWith(scenes, at)!, scenes)) {
      if (!visited.includes(id) || reached.has(id)) continue;
      reached.add(id);
      ways.push([...way, id]);
    }
  }
  return undefined;
}

/** Goes to the beginning for another reading. What was visited stays visited. */
export const restart = (play: Play, scenes: Scenes): Play => standAt(play, play.way.slice(0, 1), scenes);

/** A stored play, if it fits the story as it is now: it starts at its start, and every step is one of its choices. */
export function resume(stored: Play | null, scenes: Scenes): Play | undefined {
  if (!stored || stored.way.length === 0 || stored.way[0] !== firstOf(scenes)?.id) return undefined;
  const isWay = stored.way.every((id, step) => step === 0 || leadsTo(sceneWith(scenes, stored.way[step - 1]), id));
  const isKnown = [...stored.way, ...stored.visited, ...stored.endings].every((id) => sceneWith(scenes, id));
  const isVisited = stored.way.every((id) => stored.visited.includes(id));
  if (!isWay || !isKnown || !isVisited) return undefined;
  const current = currentScene(stored, scenes);
  return { ...stored, hasEnded: isLastScene(current) || (stored.hasEnded && endingsOf(scenes).includes(current)) };
}

/** The sentence that confirms the choice which led here, if that choice has one. */
export function whyOf({ way }: Play, scenes: Scenes): string | undefined {
  return sceneWith(scenes, way.at(-2))?.choices.find(({ nextSceneId }) => nextSceneId === way.at(-1))?.why;
}
