import { adventureSource } from '@grove/contracts';
import type { AdventureSource, Scene } from '@grove/contracts';
import { gallerySubjects } from '../subjects.ts';
import { sceneWords } from './bands.ts';
import type { Fault } from './fault.ts';
import { knownFaults, rangeFaults, schemaFaults, uniqueFaults } from './fault.ts';
import { countWords } from './readability.ts';

/** Scenes in one play, and endings of an adventure (experience §4). */
const scenesPerPlay = [5, 8] as const;
const endingsPerAdventure = [2, 3] as const;

const nextIds = (scene: Scene): number[] => scene.choices.flatMap((choice) => choice.nextSceneId ?? []);
const isEnding = (scene: Scene): boolean => scene.choices.length === 0;

/** Ids of the scenes that can be reached from `start` by following `next`, with `start` itself. */
const reach = (start: readonly number[], next: (id: number) => readonly number[]): Set<number> => {
  const seen = new Set(start);
  for (const id of seen) for (const following of next(id)) seen.add(following);
  return seen;
};

/** Scenes that no play comes to, choices that lead nowhere, and scenes from which no ending can be reached. */
export const graphFaults = (where: string, scenes: readonly Scene[]): Fault[] => {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const first = scenes.find((scene) => scene.order === 1);
  if (!first) return [{ where, message: 'has no scene with order 1' }];
  const forwards = reach([first.id], (id) => nextIds(byId.get(id) ?? first).filter((next) => byId.has(next)));
  const backwards = reach(scenes.filter(isEnding).map((scene) => scene.id), (id) => scenes.filter((scene) => nextIds(scene).includes(id)).map((scene) => scene.id));
  return scenes.flatMap((scene) => {
    const at = `${where} scene ${scene.id}`;
    return [
      ...scene.choices.filter((choice) => !byId.has(choice.nextSceneId ?? 0)).map((choice) => ({ where: at, message: `choice "${choice.label}" leads to no scene` })),
      ...(forwards.has(scene.id) ? [] : [{ where: at, message: isEnding(scene) ? 'this ending cannot be reached' : 'cannot be reached' }]),
      ...(backwards.has(scene.id) ? [] : [{ where: at, message: 'no ending can be reached from here' }]),
      ...(isEnding(scene) ? [] : rangeFaults(at, 'number of choices', scene.choices.length, [2, 3])),
    ];
  });
};

/** Numbers of scenes in every play that visits no scene twice, shortest first. */
export const playLengths = (scenes: readonly Scene[]): number[] => {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const walk = (scene: Scene, visited: readonly number[]): number[] => {
    const path = [...visited, scene.id];
    if (isEnding(scene)) return [path.length];
    return nextIds(scene).flatMap((id) => {
      const next = byId.get(id);
      return next && !path.includes(id) ? walk(next, path) : [];
    });
  };
  const first = scenes.find((scene) => scene.order === 1);
  return first ? walk(first, []).toSorted((a, b) => a - b) : [];
};

const playFaults = (where: string, scenes: readonly Scene[]): Fault[] => {
  const lengths = playLengths(scenes);
  return [
    ...rangeFaults(where, 'number of endings', scenes.filter(isEnding).length, endingsPerAdventure),
    ...rangeFaults(where, 'shortest play', lengths[0] ?? 0, scenesPerPlay),
    ...rangeFaults(where, 'longest play', lengths.at(-1) ?? 0, scenesPerPlay),
  ];
};

/** Everything wrong with the adventures. */
export const adventureFaults = (adventures: readonly AdventureSource[]): Fault[] => [
  ...schemaFaults('adventure', adventureSource, adventures),
  ...uniqueFaults('adventures', adventures.map((adventure) => adventure.id)),
  ...uniqueFaults('scenes', adventures.flatMap((adventure) => adventure.scenes.map((scene) => scene.id))),
  ...adventures.flatMap(({ id, ageBand, subject, scenes }) => {
    const where = `adventure ${id}`;
    const words = sceneWords[ageBand];
    return [
      ...knownFaults(where, 'subject', subject, gallerySubjects.map((known) => known.name as string)),
      ...(words ? scenes.flatMap((scene) => rangeFaults(`${where} scene ${scene.id}`, 'number of words', countWords(scene.text), words)) : [{ where, message: `unknown age band "${ageBand}"` }]),
      ...scenes.filter((scene) => scene.id !== id * 100 + scene.order).map((scene) => ({ where: `${where} scene ${scene.id}`, message: `id is not ${id * 100 + scene.order}` })),
      ...graphFaults(where, scenes),
      ...playFaults(where, scenes),
    ];
  }),
];
