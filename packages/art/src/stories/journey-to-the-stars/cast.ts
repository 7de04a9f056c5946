/** The crew of the Wren, and who waits on Earth. */
import { disc, line, shape } from '../../kit/shapes.ts';
import { cloths, hairTones, looks, skins, type Look } from '../../kit/people.ts';

const jacket = { dark: '#0f5560', base: '#1f8a8c', light: '#6fd0c4' };
const overall = { dark: '#2b2d63', base: '#4a4f96', light: '#8a90d4' };
const lightBrown = { dark: '#96603c', base: '#c98d5c', light: '#eab98a' };

/** Captain Amara Okoye. */
export const okoye: Look = {
  adult: true,
  skin: skins.deep,
  hair: 'curls',
  hairTones: { dark: '#70778f', base: '#b4bccd', light: '#eef2f8' },
  top: jacket,
  bottom: cloths.night,
  shoes: cloths.earth,
  badge:
    line('M0-80L0 14', '#0b3d47', 3) +
    shape('M-34-40L34-40L34-32L-34-32Z', '#e8fbf4', 0.9) +
    disc(-18, -56, 6, '#ffd166') +
    disc(-19, -57, 2, '#fff'),
};

/** Captain Okoye in her spacesuit. */
export const okoyeInSpace: Look = {
  ...okoye,
  top: { dark: '#93a0c4', base: '#f0f3fa', light: '#ffffff' },
  bottom: { dark: '#93a0c4', base: '#e6eaf5', light: '#ffffff' },
  shoes: { dark: '#5f6a90', base: '#98a4c4', light: '#d5dcee' },
  headwear: 'space helmet',
  badge:
    shape('M-40-30L40-30L40-20L-40-20Z', '#1f8a8c') +
    shape('M-16-62L16-62L16-40L-16-40Z', '#c5cee2') +
    disc(-8, -51, 4, '#e2502f') +
    disc(4, -51, 4, '#35c46a'),
};

/** Juno, the pilot. */
export const juno: Look = {
  adult: true,
  skin: lightBrown,
  hair: 'braids',
  hairTones: hairTones.black,
  top: overall,
  bottom: { dark: '#23254f', base: '#383c78', light: '#6468b0' },
  shoes: cloths.cream,
  badge:
    shape('M-34-96C-30-66-14-58 0-58C14-58 30-66 34-96L44-84C36-52 18-42 0-42C-18-42-36-52-44-84Z', '#f2802a') +
    shape('M-10-52L12-52L20-6L-2-2Z', '#d9631a') +
    shape('M-34-88C-28-64-14-56 0-56', 'none') +
    line('M-32-76C-24-56-12-50 0-50', '#ffb36a', 4),
};

/** The old teacher, ninety-one. */
export const teacher: Look = {
  ...looks.scientist,
  skin: skins.fair,
  hairTones: hairTones.gray,
  top: cloths.plum,
  bottom: cloths.night,
  legs: 'long skirt',
  glasses: true,
};
