import type { Scene } from '@grove/contracts';
import type { Fault } from './fault.ts';
import { rangeFaults } from './fault.ts';

/** Scenes in one play, and endings of an adventure (experience §4). */
const scenesPerPlay = [5, 8] as const;
const endingsPerAdventure = [2, 3] as const;
/** How often every play needs the learning objective, at least. */
const asksPerPlay = 2;

const nextIds = (scene: Scene): number[] => scene.choices.flatMap((choice) => choice.nextSceneId ?? []);
const isEnding = (scene: Scene): boolean => scene.choices.length === 0;
/** Whether a choice here needs the learning objective: the right ones say why. */
const asks = (scene: Scene): boolean => scene.choices.some((choice) => choice.why !== undefined);

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
  const backwards = reach(
    scenes.filter(isEnding).map((scene) => scene.id),
    (id) => scenes.filter((scene) => nextIds(scene).includes(id)).map((scene) => scene.id),
  );
  return scenes.flatMap((scene) => {
    const at = `${where} scene ${scene.id}`;
    return [
      ...scene.choices
        .filter((choice) => !byId.has(choice.nextSceneId ?? 0))
        .map((choice) => ({ where: at, message: `choice "${choice.label}" leads to no scene` })),
      ...(forwards.has(scene.id)
        ? []
        : [{ where: at, message: isEnding(scene) ? 'this ending cannot be reached' : 'cannot be reached' }]),
      ...(backwards.has(scene.id) ? [] : [{ where: at, message: 'no ending can be reached from here' }]),
      ...(isEnding(scene) ? [] : rangeFaults(at, 'number of choices', scene.choices.length, [2, 3])),
    ];
  });
};

/** Every play from the first scene to an ending that visits no scene twice. */
export const plays = (scenes: readonly Scene[]): Scene[][] => {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const walk = (scene: Scene, before: readonly Scene[]): Scene[][] => {
    const play = [...before, scene];
    if (isEnding(scene)) return [play];
    return [...new Set(nextIds(scene))].flatMap((id) => {
      const next = byId.get(id);
      return next && !play.includes(next) ? walk(next, play) : [];
    });
  };
  const first = scenes.find((scene) => scene.order === 1);
  return first ? walk(first, []) : [];
};

/** Plays that are too short, too long, or need the objective too seldom; too few or too many endings. */
export const playFaults = (where: string, scenes: readonly Scene[]): Fault[] => {
  const all = plays(scenes);
  const lengths = all.map((play) => play.length);
  const unasked = all.find((play) => play.filter(asks).length < asksPerPlay);
  return [
    ...rangeFaults(where, 'number of endings', scenes.filter(isEnding).length, endingsPerAdventure),
    ...rangeFaults(where, 'shortest play', lengths.length > 0 ? Math.min(...lengths) : 0, scenesPerPlay),
    ...rangeFaults(where, 'longest play', Math.max(0, ...lengths), scenesPerPlay),
    ...(unasked
      ? [
          {
            where,
            message: `the play ${unasked.map((scene) => scene.order).join(', ')} needs the objective fewer than ${asksPerPlay} times`,
          },
        ]
      : []),
  ];
};

/** Where a choice needs the objective: another choice is poor, and leads to a scene with a way back and a way on; the right one is not always in one place. */
export const askFaults = (where: string, scenes: readonly Scene[]): Fault[] => {
  const asking = scenes.filter(asks);
  const places = asking.map((scene) => scene.choices.findIndex((choice) => choice.why !== undefined));
  return [
    ...asking.flatMap((scene) => {
      const at = `${where} scene ${scene.id}`;
      const poor = scene.choices.filter((choice) => choice.why === undefined);
      return poor.length === 0
        ? [{ where: at, message: 'every choice is right' }]
        : poor.flatMap((choice) =>
            wayFaults(
              at,
              scene,
              choice.label,
              scenes.find(({ id }) => id === choice.nextSceneId),
            ),
          );
    }),
    ...(asking.length > 2 && new Set(places).size === 1
      ? [{ where, message: 'the first right choice is always in the same place' }]
      : []),
  ];
};

const wayFaults = (where: string, from: Scene, label: string, consequence: Scene | undefined): Fault[] => {
  const ways = consequence ? nextIds(consequence) : [];
  return [
    ...(ways.includes(from.id) ? [] : [{ where, message: `poor choice "${label}" has no way back` }]),
    ...(ways.some((id) => id !== from.id) ? [] : [{ where, message: `poor choice "${label}" has no way on` }]),
  ];
};
