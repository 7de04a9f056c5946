/** Who the map leads to, and who lives in Alder Quay today. */
import { cut, disc, line, oval, shape, type Tones } from '../../kit/shapes.ts';
import { cloths, hairTones, looks, skins, type Look } from '../../kit/people.ts';

const wool: Tones = { dark: '#4a5064', base: '#757d94', light: '#aab3c6' };
const tweed: Tones = { dark: '#4a3f34', base: '#7a6a58', light: '#aa9a84' };
const navy: Tones = { dark: '#141c38', base: '#263660', light: '#566a9c' };
const white: Tones = { dark: '#b9c0d2', base: '#eef0f4', light: '#ffffff' };

/** A full beard. */
const beard = ({ dark, base, light }: Tones): string =>
  cut(
    'M-45-4C-50 40-30 74 0 76C30 74 50 40 45-4C40 12 30 14 20 11C10 6-10 6-20 11C-30 14-40 12-45-4Z',
    base,
    shape('M14 0C34 30 20 60 6 80L60 80L60 0Z', dark, 0.5) +
      shape('M-52-4C-50 36-34 62-14 72C-28 50-34 30-34 8Z', light, 0.7) +
      line('M-20 40C-18 52-12 60-6 64M18 38C18 50 14 58 8 64', dark, 3, 0.5),
  ) + oval(0, 21, 16, 8, '#7a4a3a', 0.16);
/** A large moustache whose ends curl up. */
const mustache = ({ dark, base, light }: Tones): string =>
  shape(
    'M0 9C-8 5-22 6-30 13C-37 17-44 11-42 3C-50 12-46 26-32 25C-18 24-8 20 0 16C8 20 18 24 32 25C46 26 50 12 42 3C44 11 37 17 30 13C22 6 8 5 0 9Z',
    base,
  ) +
  shape('M0 9C8 5 22 6 30 13C37 17 44 11 42 3C50 12 46 26 32 25C18 24 8 20 0 16Z', dark, 0.4) +
  line('M-6 11C-16 8-24 12-32 18', light, 3, 0.7);

const shawl =
  shape('M-34-72C-20-50 20-50 34-72L40-30C20-16-20-16-40-30Z', '#b5483f') +
  shape('M6-56C20-56 30-62 34-72L40-30C28-22 18-18 8-18Z', '#7a2a30', 0.6) +
  line('M-30-62C-16-44 16-44 30-62', '#e88a74', 3) +
  line('M-26-22L-28-12M-12-18L-13-8M4-16L4-6M18-18L19-8', '#b5483f', 4);

/** Inês Carvalho, fourteen. */
export const ines: Look = {
  skin: skins.brown,
  hair: 'plait',
  hairTones: hairTones.black,
  top: wool,
  bottom: wool,
  legs: 'long skirt',
  shoes: cloths.earth,
  badge: shawl,
};

/** Mr. Pym, editor of the Herald. */
export const pym: Look = {
  adult: true,
  skin: skins.fair,
  hair: 'short',
  hairTones: { dark: '#5f3a22', base: '#8f5a34', light: '#c98f5c' },
  top: cloths.cream,
  bottom: tweed,
  sleeves: 'short',
  shoes: cloths.night,
  beard: mustache({ dark: '#5f3a22', base: '#8f5a34', light: '#d9a06a' }),
  badge:
    shape('M-40-90L-12-86L0-50L12-86L40-90L36 20L-36 20Z', '#7a3a3c') +
    shape('M4-56L12-86L40-90L36 20L4 20Z', '#4f2028', 0.5) +
    [-34, -16, 2].map((y) => disc(0, y, 3.4, '#e9b84a')).join('') +
    line('M2-14C14-6 22-8 30-16', '#e9b84a', 3) +
    shape('M-10-84L10-84L0-62Z', '#2f3550'),
};

/** Captain Horace Blackwood. */
export const blackwood: Look = {
  adult: true,
  skin: { dark: '#b57456', base: '#dfa380', light: '#f8cdac' },
  hair: 'short',
  hairTones: white,
  top: navy,
  bottom: cloths.night,
  shoes: cloths.earth,
  headwear: 'captain cap',
  beard: beard(white),
  badge:
    line('M0-70L0 14', '#0e1530', 3) +
    [-54, -32, -10].map((y) => disc(-13, y, 4.4, '#e9b84a') + disc(13, y, 4.4, '#b8842a')).join(''),
};

const chain =
  line('M-28-84C-24-40-10-26 0-24C10-26 24-40 28-84', '#8a5a1c', 8) +
  line('M-28-86C-24-42-10-28 0-26C10-28 24-42 28-86', '#f2c75a', 5) +
  disc(0, -16, 12, '#8a5a1c') +
  disc(-1, -17, 10, '#f2c75a') +
  disc(-4, -20, 3.4, '#fff3c4');
/** Mrs. Elsie North, mayor in 1939. */
export const mayor: Look = {
  adult: true,
  skin: skins.fair,
  hair: 'bob',
  hairTones: hairTones.brown,
  top: { dark: '#3f6a4c', base: '#6fa072', light: '#b4d6a4' },
  bottom: { dark: '#3f6a4c', base: '#6fa072', light: '#b4d6a4' },
  legs: 'long skirt',
  shoes: cloths.earth,
  headwear: 'felt hat',
  badge: chain,
};

/** People of 1939. */
export const crowd1939: readonly Look[] = [
  {
    adult: true,
    skin: skins.fair,
    hair: 'short',
    hairTones: hairTones.brown,
    top: tweed,
    bottom: tweed,
    shoes: cloths.earth,
    headwear: 'bowler',
    badge: shape('M-12-86L12-86L0-60Z', '#f4efe0'),
  },
  {
    adult: true,
    skin: skins.olive,
    hair: 'bob',
    hairTones: hairTones.black,
    top: { dark: '#8a5a6a', base: '#c08a98', light: '#ecc4c8' },
    bottom: cloths.plum,
    legs: 'long skirt',
    shoes: cloths.earth,
    badge: shape('M-30-80C-10-64 10-64 30-80L26-66C10-52-10-52-26-66Z', '#fff6e4'),
  },
  {
    adult: true,
    skin: skins.deep,
    hair: 'short',
    hairTones: hairTones.black,
    top: cloths.denim,
    bottom: cloths.night,
    shoes: cloths.night,
    headwear: 'cap',
    badge: shape('M-12-86L12-86L0-60Z', '#f4efe0'),
  },
  { ...looks.juno, top: cloths.cream },
];

/** Blackwood's and Inês's great-grandchildren, and others of today. */
export const oldBlackwood: Look = {
  adult: true,
  hair: 'short',
  hairTones: white,
  beard: beard(white),
  bottom: cloths.night,
  shoes: cloths.earth,
  skin: skins.fair,
  top: { dark: '#4a3a2c', base: '#86694c', light: '#b89a78' },
  badge: shape('M-12-90L12-90L0-56Z', '#eef0f4') + line('M-14-84L0-52L14-84', '#4a3a2c', 4),
};
export const oldCarvalho: Look = {
  adult: true,
  skin: skins.brown,
  hair: 'bun',
  hairTones: hairTones.gray,
  top: cloths.plum,
  bottom: cloths.night,
  legs: 'long skirt',
  glasses: true,
  shoes: cloths.earth,
};
export const today: readonly Look[] = [
  { ...looks.scientist, top: cloths.coral },
  {
    adult: true,
    skin: skins.deep,
    hair: 'puffs',
    hairTones: hairTones.black,
    top: cloths.sun,
    bottom: cloths.denim,
    shoes: cloths.cream,
  },
  {
    adult: true,
    skin: skins.fair,
    hair: 'long',
    hairTones: hairTones.copper,
    top: cloths.sea,
    bottom: cloths.denim,
    shoes: cloths.cream,
  },
  {
    adult: true,
    skin: skins.olive,
    hair: 'scarf',
    hairTones: cloths.teal,
    top: cloths.earth,
    bottom: cloths.night,
    legs: 'long skirt',
    shoes: cloths.earth,
  },
  {
    adult: true,
    skin: skins.brown,
    hair: 'short',
    hairTones: hairTones.black,
    top: cloths.leaf,
    bottom: cloths.denim,
    shoes: cloths.earth,
    glasses: true,
  },
];
