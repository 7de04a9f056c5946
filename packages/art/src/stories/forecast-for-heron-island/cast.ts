/** Who lives on Heron Island. */
import type { Point } from '../../kit/svg.ts';
import { disc, line, place, shape } from '../../kit/shapes.ts';
import { cloths, hairTones, looks, person, poses, skins, type Look, type Mood, type Pose } from '../../kit/people.ts';

const islander = {
  adult: true,
  skin: skins.brown,
  hair: 'short',
  hairTones: hairTones.black,
  top: cloths.teal,
  bottom: cloths.denim,
  shoes: cloths.earth,
} as const satisfies Look;
const streaked: Look = {
  ...islander,
  hair: 'bob',
  top: { dark: '#141c3c', base: '#26345f', light: '#4f6398' },
  bottom: cloths.earth,
  headwear: 'captain cap',
};
const slate = { dark: '#3a4258', base: '#5d6884', light: '#94a0ba' };

/** Marisol Vega, harbour master: a captain's cap on black hair with a silver streak. */
export const marisol = (pose: Pose = poses.standing, mood: Mood = 'smile'): string => {
  const tilt = (pose.tilt ?? 0) + (pose.lean ?? 0);
  return (
    person(streaked, pose, mood) +
    place(
      0,
      -248,
      0.94,
      `<g transform="rotate(${tilt})">${line('M-50-12C-54 4-54 18-50 34', '#e9edf5', 7)}${line('M-45-12C-48 4-48 18-45 34', '#aab2c6', 3)}</g>`,
    )
  );
};

/** Auntie Bea: a head wrap over gray hair, and glasses. */
export const bea = (pose: Pose = poses.standing, mood: Mood = 'smile'): string =>
  person(
    {
      ...islander,
      skin: skins.deep,
      hairTones: hairTones.gray,
      top: { dark: '#8f5a1c', base: '#d99a3c', light: '#ffd592' },
      bottom: cloths.plum,
      glasses: true,
      headwear: 'head wrap',
    },
    pose,
    mood,
  );

/** Teo, engineer of the models, in a green cardigan. */
export const teo = (pose: Pose, mood: Mood = 'smile'): string =>
  person(
    {
      ...islander,
      skin: skins.olive,
      hair: 'curls',
      hairTones: hairTones.brown,
      top: cloths.leaf,
      bottom: cloths.night,
      badge:
        shape('M-13-96L13-96L7-4L-7-4Z', '#f4efe4') +
        line('M0-30L0 12', '#3b6e32', 3) +
        disc(9, -50, 3, '#f2e2b4') +
        disc(9, -30, 3, '#f2e2b4') +
        disc(8, -10, 3, '#f2e2b4'),
    },
    pose,
    mood,
  );

/** Councilor Finch, thin and pale, whose tie has blown over his shoulder. */
export const finch = (pose: Pose, mood: Mood = 'smile'): string =>
  person(
    {
      ...islander,
      skin: skins.fair,
      hairTones: hairTones.gray,
      top: slate,
      bottom: slate,
      shoes: cloths.night,
      badge: shape('M-14-96L14-96L0-34Z', '#fbfaf6'),
    },
    pose,
    mood,
  ) +
  line('M0-204C16-216 30-222 44-216', '#c2343f', 11) +
  shape('M36-224C56-232 70-216 92-232L98-216C80-202 62-204 44-206Z', '#c2343f') +
  shape('M66-220C76-220 84-226 92-232L98-216C86-206 76-204 66-206Z', '#8a2233') +
  disc(0, -203, 7, '#9c2433');

/** Where an adult's hand is when the body does not lean: for things that are held; (dx, dy) as in the pose, `side` is -1 for your left. */
export const handAt = (side: -1 | 1, [dx, dy]: Point): Point => [side * 31 + dx * 1.36, -196 + dy * 1.36];

/** Islanders by day, or in their nightclothes. */
export const islanders = {
  baker: {
    ...islander,
    skin: skins.fair,
    hair: 'short',
    hairTones: hairTones.copper,
    top: cloths.cream,
    bottom: cloths.earth,
  },
  teacher: {
    ...islander,
    skin: skins.olive,
    hair: 'scarf',
    hairTones: cloths.sea,
    top: cloths.rose,
    bottom: cloths.night,
  },
  sailor: { ...islander, skin: skins.deep, hair: 'curls', top: cloths.coral, bottom: cloths.denim },
  cook: { ...islander, skin: skins.brown, hair: 'bun', top: cloths.teal, bottom: cloths.plum, legs: 'skirt' },
  keeper: {
    ...islander,
    skin: skins.fair,
    hair: 'short',
    hairTones: hairTones.sand,
    top: cloths.sea,
    bottom: cloths.night,
    glasses: true,
  },
  grandmother: {
    ...islander,
    skin: skins.fair,
    hair: 'bun',
    hairTones: hairTones.gray,
    top: cloths.plum,
    bottom: cloths.night,
    legs: 'skirt',
    glasses: true,
  },
  boy: looks.kenji,
  girl: looks.juno,
  child: looks.robin,
} as const satisfies Record<string, Look>;

/** The same person in pyjamas of one cloth. */
export const atNight = (look: Look, cloth: Look['top']): Look => ({
  ...look,
  top: cloth,
  bottom: cloth,
  legs: 'trousers',
  sleeves: 'long',
});
