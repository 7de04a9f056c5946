/** Hair and hats for a head around (0, 0) whose face is about 88 wide and 90 high. */
import { cut, disc, line, oval, scallop, shape, type Tones } from './shapes.ts';

export type HairStyle = 'short' | 'curls' | 'bob' | 'long' | 'braids' | 'puffs' | 'bun' | 'scarf' | 'plait';
export type Headwear =
  | 'captain cap'
  | 'head wrap'
  | 'straw hat'
  | 'cap'
  | 'hard hat'
  | 'diving mask'
  | 'space helmet'
  | 'felt hat'
  | 'bowler';

type Hair = { readonly back: string; readonly front: string };

const shine = ({ light }: Tones, opacity = 0.5): string =>
  shape('M-46-8C-44-34-26-52 2-54C-18-46-32-34-36-14Z', light, opacity);

/** A cap of hair with a fringe swept to one side. */
const swept = (tones: Tones): string =>
  cut(
    'M-47 4C-56-38-30-60 2-60C36-60 56-38 47 4C42-8 38-18 30-26C6-18-16-22-30-32C-38-22-44-10-47 4Z',
    tones.base,
    shape('M18-64C40-40 40-20 44 8L60 8L60-64Z', tones.dark, 0.6) + shine(tones),
  );

/** A cap of hair parted in the middle. */
const parted = (tones: Tones): string =>
  cut(
    'M-47 8C-58-38-30-60 0-60C30-60 58-38 47 8C44-10 30-26 0-42C-30-26-44-10-47 8Z',
    tones.base,
    shape('M18-64C40-40 40-20 44 10L60 10L60-64Z', tones.dark, 0.6) +
      shine(tones) +
      line('M0-60L0-42', tones.dark, 2.5, 0.7),
  );

const braid = (side: number, { dark, base, light }: Tones): string =>
  [14, 30, 46]
    .map(
      (y, i) =>
        oval(side * (47 + i * 2), y, 11 - i, 11, i % 2 ? dark : base) +
        oval(side * (47 + i * 2) - 3, y - 3, 4, 5, light, 0.45),
    )
    .join('') +
  oval(side * 53, 58, 7, 4, '#ffd166') +
  shape(`M${side * 53 - 7} 60L${side * 53 + 7} 60L${side * 55} 76Z`, base);

export const hairs: Readonly<Record<HairStyle, (tones: Tones) => Hair>> = {
  short: (tones) => ({ back: '', front: swept(tones) }),
  curls: (tones) => ({
    back: shape(scallop(0, -14, 54, 46, 13, 5, 0.1), tones.dark),
    front: cut(
      'M-48 4C-60-6-58-24-48-30C-52-46-34-58-24-54C-18-68 6-68 12-58C26-66 44-56 44-42C58-38 60-12 48 4C46-8 42-14 34-18C28-10 16-14 14-22C6-14-8-14-12-24C-18-14-32-14-36-22C-42-16-46-6-48 4Z',
      tones.base,
      shape('M22-66C34-40 40-20 40 8L66 8L66-66Z', tones.dark, 0.55) +
        [
          [-34, -38],
          [-14, -50],
          [8, -50],
          [-42, -18],
        ]
          .map(([x, y]) => disc(x!, y!, 8, tones.light, 0.4))
          .join(''),
    ),
  }),
  bob: (tones) => ({
    back: cut(
      'M-54 26C-64-44-36-64 0-64C36-64 64-44 54 26C50 44 38 46 30 44L-30 44C-38 46-50 44-54 26Z',
      tones.dark,
      shape('M-60 50C-64-40-40-60-20-60L-34 50Z', tones.base),
    ),
    front: swept(tones),
  }),
  long: (tones) => ({
    back: cut(
      'M-54 60C-60 20-66-64 0-64C66-64 60 20 54 60C46 72 34 66 28 58L-28 58C-34 66-46 72-54 60Z',
      tones.dark,
      shape('M-66 76C-64-40-40-60-20-60L-34 76Z', tones.base),
    ),
    front: parted(tones),
  }),
  braids: (tones) => ({ back: '', front: parted(tones) + braid(-1, tones) + braid(1, tones) }),
  puffs: (tones) => ({
    back: [-1, 1]
      .map((side) =>
        cut(
          scallop(side * 44, -40, 27, 26, 9, 3),
          tones.base,
          shape(
            `M${side * 44 + 4}-70C${side * 44 + 18}-50 ${side * 44 + 10}-30 ${side * 44}-10L${side * 44 + 40}-10L${side * 44 + 40}-70Z`,
            tones.dark,
            0.6,
          ) + disc(side * 44 - 10, -50, 8, tones.light, 0.4),
        ),
      )
      .join(''),
    front:
      cut(
        'M-46 0C-52-36-30-54 0-54C30-54 52-36 46 0C40-20 24-34 0-36C-24-34-40-20-46 0Z',
        tones.base,
        shape('M18-60C40-40 40-20 44 8L60 8L60-60Z', tones.dark, 0.6) + line('M0-56L0-36', tones.light, 2.5, 0.6),
      ) + line('M-37-38L-28-46M37-38L28-46', '#ffd166', 6),
  }),
  plait: (tones) => ({
    back: cut(
      'M-50 20C-62-44-36-64 0-64C36-64 62-44 50 20Z',
      tones.dark,
      shape('M-60 30C-64-40-40-60-20-60L-34 30Z', tones.base),
    ),
    front: parted(tones) + braid(1, tones),
  }),
  bun: (tones) => ({
    back:
      cut(
        'M-22-62C-26-82-12-92 2-92C18-92 28-80 24-62Z',
        tones.base,
        shape('M6-96C16-80 14-70 12-56L40-56L40-96Z', tones.dark, 0.6),
      ) + oval(0, -60, 17, 5, '#ffd166'),
    front: swept(tones),
  }),
  scarf: (tones) => ({
    back: cut(
      'M-50 46C-60-50-30-64 0-64C30-64 60-50 50 46C40 62-40 62-50 46Z',
      tones.dark,
      shape('M-66 70C-66-50-36-66-16-66L-34 70Z', tones.base),
    ),
    front: cut(
      'M-52 40C-62-48-32-66 0-66C32-66 62-48 52 40C44 62 20 66 0 66C-20 66-44 62-52 40ZM0-34C-22-34-36-20-36 4C-36 28-18 42 0 42C18 42 36 28 36 4C36-20 22-34 0-34Z',
      tones.base,
      shape('M20-70C52-40 40 30 10 70L70 70L70-70Z', tones.dark, 0.5) +
        shape('M-56 20C-58-40-34-60-6-62C-30-50-44-30-42 20Z', tones.light, 0.55) +
        line('M-38 22C-24 52 20 56 44 34', tones.dark, 3, 0.5),
    ),
  }),
};

export const headwear: Readonly<Record<Headwear, string>> = {
  'captain cap':
    cut(
      'M-52-26C-70-52-46-72 0-74C46-72 70-52 52-26C30-36-30-36-52-26Z',
      '#f7f4ec',
      shape('M14-80C44-60 48-40 44-20L80-20L80-80Z', '#b9bcd0', 0.6) +
        shape('M-66-40C-60-64-30-74-4-75C-30-62-44-46-46-28Z', '#fff', 0.9),
    ) +
    cut(
      'M-48-18C-48-30-46-40-44-44C-20-52 20-52 44-44C46-40 48-30 48-18C24-28-24-28-48-18Z',
      '#24345e',
      shape('M16-60L60-60L60-10L16-10Z', '#141d3c', 0.6),
    ) +
    cut(
      'M-46-20C-24-30 30-30 50-20C52-8 20-6 0-8C-24-6-46-10-46-20Z',
      '#1a1f34',
      shape('M-50-24C-24-32 10-32 30-26C4-26-24-22-40-12Z', '#56608c', 0.8),
    ) +
    disc(0, -40, 7.5, '#f2b93c') +
    disc(-2, -42, 2.6, '#fff3b8'),
  'head wrap':
    cut(
      'M-50-8C-66-58-36-88 2-90C44-90 66-56 50-8C38-34 20-42 0-42C-20-42-38-34-50-8Z',
      '#d9653a',
      shape('M20-94C56-60 44-30 46 0L80 0L80-94Z', '#9a3a2c', 0.6) +
        shape('M-58-10C-62-54-34-84-6-88C-34-64-42-44-40-20Z', '#ffa06c', 0.8) +
        line('M-40-62C-10-76 30-70 50-40M-46-40C-20-58 24-56 48-26', '#2f8f84', 6, 0.9),
    ) +
    cut(
      'M20-74C26-98 52-104 62-88C68-76 52-62 34-62Z',
      '#d9653a',
      shape('M40-110L80-110L80-50L44-60Z', '#9a3a2c', 0.6),
    ) +
    disc(28, -68, 9, '#2f8f84'),
  'straw hat': cut(
    'M-78-26C-60-40-40-40-34-42C-34-72 34-72 34-42C40-40 60-40 78-26C50-16-50-16-78-26Z',
    '#f0cd85',
    shape('M10-80C30-50 20-30 20-10L90-10L90-80Z', '#c2924a', 0.55) +
      line('M-36-42C-14-34 14-34 36-42', '#d9574a', 9) +
      shape('M-80-26C-56-40-38-38-34-44C-32-60-16-66-2-66C-20-58-24-46-24-34C-44-32-60-30-72-22Z', '#fff3cf', 0.55),
  ),
  cap: cut(
    'M-46-16C-50-50-28-62 0-62C30-62 50-48 46-18C58-18 74-14 78-4C56-12 0-26-46-16Z',
    '#e2574c',
    shape('M14-66C36-50 40-30 40 0L90 0L90-66Z', '#a3333b', 0.55) +
      shape('M-50-18C-48-48-30-60-4-62C-26-50-34-36-34-20Z', '#ff9a85', 0.7),
  ),
  'hard hat': cut(
    'M-52-18C-54-52-30-66 0-66C30-66 54-52 52-18C62-18 62-10 52-10L-52-10C-62-10-62-18-52-18Z',
    '#ffcb3d',
    shape('M16-70C40-50 40-30 40 0L70 0L70-70Z', '#d9901d', 0.55) +
      line('M0-66L0-20', '#ffe79a', 8) +
      shape('M-54-18C-52-48-34-62-8-64C-30-52-38-36-38-18Z', '#fff3bd', 0.6),
  ),
  'diving mask':
    shape(
      'M-36-16C-14-22-6-18-2-10C0-8 0-8 2-10C6-18 14-22 36-16C40 0 34 14 22 14C12 14 8 6 4 2C2 0-2 0-4 2C-8 6-12 14-22 14C-34 14-40 0-36-16Z',
      '#c9f1fb',
      0.34,
    ) +
    line(
      'M-36-16C-14-22-6-18-2-10C0-8 0-8 2-10C6-18 14-22 36-16C40 0 34 14 22 14C12 14 8 6 4 2C2 0-2 0-4 2C-8 6-12 14-22 14C-34 14-40 0-36-16Z',
      '#ff9f2c',
      6,
    ) +
    line('M-30-20C-16-23-8-20-3-14', '#ffe0a0', 2.5) +
    line('M-40-6L-47-3M40-6L47-3', '#333a5c', 8) +
    line('M-28-8L-20-12M14-6L20-11', '#fff', 3.5, 0.8),
  'space helmet':
    disc(0, 0, 70, '#bfe4ff', 0.16) +
    `<circle cx="0" cy="0" r="69" fill="none" stroke="#dfe9f6" stroke-width="7"/>` +
    shape('M-70 6A70 70 0 0 0 62 34C40 62-50 66-70 6Z', '#8fb4e0', 0.2) +
    line('M-52-22C-46-42-30-54-12-58', '#fff', 7, 0.85) +
    line('M44 34C36 44 28 50 18 54', '#fff', 4, 0.45) +
    cut(
      'M-50 54C-24 68 24 68 50 54L54 72C24 84-24 84-54 72Z',
      '#e9eef7',
      shape('M8 50L70 50L70 90L16 90Z', '#9fb0cc', 0.7),
    ),
  'felt hat':
    cut(
      'M-66-24C-40-36-38-44-36-58C-30-76 26-80 36-60C38-44 44-36 70-30C52-14-46-10-66-24Z',
      '#7d4a68',
      shape('M14-84C34-56 30-30 26-4L90-4L90-84Z', '#4c2a44', 0.6) +
        shape('M-70-22C-40-34-34-44-32-60C-24-70-14-74-4-75C-22-60-24-44-24-32C-40-28-56-22-62-18Z', '#b8809c', 0.7) +
        line('M-40-40C-14-30 16-32 40-42', '#f0d9a8', 8),
    ) + shape('M30-44C44-74 54-78 60-76C62-60 52-46 38-40Z', '#f0d9a8'),
  bowler: cut(
    'M-62-26C-50-34-42-34-40-38C-44-84 44-84 40-38C42-34 52-34 64-28C46-14-46-14-62-26Z',
    '#3a3444',
    shape('M12-84C34-56 30-30 26-4L80-4L80-84Z', '#221d2c', 0.6) +
      shape('M-60-24C-46-34-38-36-36-42C-38-62-24-70-8-72C-24-60-26-46-26-32Z', '#6a6178', 0.7) +
      line('M-40-40C-14-30 16-30 40-40', '#211a28', 9),
  ),
};
