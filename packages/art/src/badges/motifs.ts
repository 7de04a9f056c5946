/** What stands on the badges: small things inside a circle of radius 58 around (0, 0). Larger ones may reach over the rim's lip. */
import { again, box, cut, disc, line, oval, place, shape } from '../kit/shapes.ts';
import { flower, pine, roundTree } from '../kit/plants.ts';
import { openBook, signPost } from '../kit/things.ts';
import { ladybird, robin } from '../kit/animals/small.ts';
import type { BadgeName } from './named.ts';

const green = { dark: '#226b4c', base: '#3f9a5c', light: '#b4dc78' };
const coral = { dark: '#a5423a', base: '#e57a5c', light: '#ffd0a0' };
const starShape = 'M0-20L6-7L20-5L10 5L12 19L0 12L-12 19L-10 5L-20-5L-6-7Z';

const hill = (fill: string, shade: string): string =>
  cut(
    'M-60 22C-34 6 20 2 60 24C50 52 24 61 0 61C-26 61-50 50-60 22Z',
    fill,
    shape('M-60 44C-20 26 30 34 62 30L60 70L-60 70Z', shade, 0.6),
  );

const sproutLeaf = (d: string, half: string): string =>
  cut(d, '#5fb865', shape(half, '#2f8250', 0.7) + again(-4, -6, '#c5ea8a', 0.35));
const sprout =
  hill('#a9744a', '#6f4529') +
  line('M0 26C-2 6 0-6 2-16', '#3a8550', 6) +
  sproutLeaf('M2-14C-30-12-44-30-44-48C-18-50 2-38 2-14Z', 'M2-14C-20-18-36-32-44-48L-50-10Z') +
  sproutLeaf('M2-10C2-34 18-48 46-46C46-26 30-10 2-10Z', 'M2-10C16-22 30-34 46-46L50 0Z');

const roots = line(
  'M0 22C-8 34-26 34-40 44M0 22C2 38-6 46-8 54M0 22C10 32 26 34 38 46M-18 33C-24 42-26 46-28 52M18 33C20 42 22 46 26 52',
  '#7a4a2e',
  6,
);

const rings =
  disc(0, 0, 52, '#8a5a3c') +
  disc(0, 0, 47, '#f0cf98') +
  [40, 32, 24, 16, 8]
    .map((r, i) => `<circle cx="${i * 0.6}" cy="${i * 0.5}" r="${r}" fill="none" stroke="#b57f4a" stroke-width="2.6"/>`)
    .join('') +
  `<circle cx="0" cy="0" r="43.5" fill="none" stroke="#5fb865" stroke-width="7"/>` +
  disc(2, 2, 4, '#8a5a3c');

const stair = (x: number, y: number, height: number, fill: string, dots: number): string =>
  box(x, y, 32, height, fill, 5) +
  box(x, y, 32, 7, '#fff', 4, 0.45) +
  Array.from({ length: dots }, (_, i) => disc(x + 16, y + 18 + i * 15, 5, '#fff')).join('');

const puzzle =
  'M-36-30L-12-30C-18-46-8-54 0-54C8-54 18-46 12-30L36-30L36-8C50-14 56-4 56 4C56 12 50 20 36 14L36 40L12 40C18 26 8 20 0 20C-8 20-18 26-12 40L-36 40Z';

const worm =
  line('M-6-2C-14-22-2-36 12-30C26-24 28-10 38-14', '#7cc460', 15) +
  line('M-10-10C-8-26 2-32 12-28', '#b8e48a', 4, 0.8) +
  disc(40, -18, 12, '#8ed06e') +
  disc(37, -21, 3.4, '#1d1018') +
  disc(46, -21, 3.4, '#1d1018') +
  line('M38-12C41-9 44-9 47-12', '#1d1018', 2.4) +
  line('M36-29L32-38M45-29L49-38', '#4f8f45', 3);

const quill =
  cut(
    'M-24 30C-40 18-34 4-24 2L14 2C24 4 30 18 14 30C12 44-22 44-24 30Z',
    '#3a4f8f',
    shape('M0-4L40-4L40 50L4 50C14 30 10 10 0-4Z', '#24305f', 0.7),
  ) +
  oval(-5, 3, 16, 5, '#1a2040') +
  cut(
    'M-6 2C0-30 20-54 46-60C44-34 30-12 6-2Z',
    '#fff6e6',
    shape('M-6 2C10-20 26-40 46-60L52-8L0 10Z', '#e0a6a0', 0.75),
  ) +
  line('M-6 4C6-20 22-42 40-54', '#b0645c', 2.6);

const lens =
  line('M22 24L42 46', '#6a4a36', 13) +
  line('M24 24L40 42', '#a8774e', 4) +
  disc(-4, -6, 37, '#c99a55') +
  disc(-4, -6, 30, '#dff4f2') +
  place(-4, 12, 1.55, ladybird()) +
  shape('M-28-16C-24-28-14-34-2-34C-14-26-20-18-22-8Z', '#fff', 0.75);

const tile = (x: number, y: number, fill: string, shade: string): string =>
  box(x - 24, y - 20, 48, 46, shade, 9) + box(x - 24, y - 24, 48, 46, fill, 9);
const tiles =
  tile(-22, 20, '#4fb8a4', '#2c7f78') +
  shape('M-38 14L-22 14L-22 5L-6 19L-22 33L-22 24L-38 24Z', '#fff') +
  tile(24, -18, '#ff9a5c', '#c8602c') +
  shape('M19-4L19-20L10-20L24-36L38-20L29-20L29-4Z', '#fff');

const palette =
  cut(
    'M-4-44C30-46 52-24 50 2C48 20 26 14 20 24C14 36 18 44-2 44C-34 44-52 24-50-2C-48-26-30-42-4-44Z',
    '#d9a066',
    again(-4, -7, '#f3c990', 0.6) + again(6, 10, '#9a6238', 0.5),
  ) +
  oval(14, 8, 9, 7, '#f7e6f4') +
  [
    [-24, -16, '#e5484d'],
    [-2, -27, '#ffc13d'],
    [24, -18, '#4f9fe0'],
    [-30, 8, '#58b05a'],
    [-14, 28, '#8a5fd0'],
  ]
    .map(
      ([x, y, fill]) =>
        disc(x as number, y as number, 9, fill as string) +
        disc((x as number) - 3, (y as number) - 3, 2.6, '#fff', 0.6),
    )
    .join('');

const brush =
  line('M-6 52L36-30', '#6a4a36', 9) +
  shape('M28-26L42-18L36-8L22-16Z', '#d0d6e0') +
  shape('M28-26C26-44 36-54 52-60C56-44 54-28 42-18Z', '#e5484d') +
  shape('M42-18C46-32 50-46 52-60C56-44 54-28 42-18Z', '#a52a3e');

const notes =
  line('M-18 30L-18-34L28-46L28 18', '#7a3f98', 7) +
  shape('M-18-38L28-50L28-34L-18-22Z', '#7a3f98') +
  oval(-29, 32, 14, 10, '#9a5fc0') +
  oval(17, 20, 14, 10, '#9a5fc0');

const sunrise = disc(0, 20, 26, '#ffd35c') + disc(-4, 15, 18, '#fff0a8', 0.8) + hill('#79c178', '#3f9a5c');

const sunflower =
  line('M0 62C-2 50 0 40 0 26', '#3a8550', 7) +
  Array.from(
    { length: 7 },
    (_, i) =>
      `<g transform="rotate(${Math.round((i * 3600) / 7) / 10})">${shape('M0-52C15-42 15-22 0-8C-15-22-15-42 0-52Z', '#ffb52e')}${shape('M0-52C15-42 15-22 0-8Z', '#e58f1c', 0.7)}</g>`,
  ).join('') +
  disc(0, 0, 18, '#7a4a2e') +
  disc(-3, -3, 12, '#a5703f', 0.8);

const needle =
  disc(0, 0, 46, '#fff8e6') +
  `<circle cx="0" cy="0" r="44" fill="none" stroke="#c99a55" stroke-width="7"/>` +
  [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})">${box(-2, -39, 4, 8, '#8a6a44', 2)}</g>`).join('') +
  `<g transform="rotate(36)">${shape('M0-34L10 0L-10 0Z', '#e5484d')}${shape('M0-34L10 0L0 0Z', '#a52a3e')}${shape('M0 34L10 0L-10 0Z', '#5a7a98')}${shape('M0 34L10 0L0 0Z', '#37526c')}</g>` +
  disc(0, 0, 6, '#c99a55');

const bulb =
  disc(0, -10, 50, '#fff0a8', 0.5) +
  cut(
    'M-16 24C-16 10-34 2-34-20C-34-42-18-54 0-54C18-54 34-42 34-20C34 2 16 10 16 24Z',
    '#ffd95c',
    again(-5, -7, '#fff6c0', 0.7) + again(8, 8, '#f0a830', 0.5),
  ) +
  line('M-8 22L-12-10L0 0L12-10L8 22', '#c8762c', 4) +
  box(-17, 23, 34, 9, '#8fa3c2', 4) +
  box(-15, 32, 30, 8, '#6f84a5', 4) +
  box(-10, 40, 20, 8, '#55698a', 4);

const flag =
  hill('#79c178', '#3f9a5c') +
  line('M-8 26L-8-44', '#8a5a38', 7) +
  cut(
    'M-5-46C12-54 24-38 44-46L36-28L44-10C24-2 12-18-5-10Z',
    '#e5484d',
    shape('M10-60L60-60L60 10L16 10C26-10 24-36 10-60Z', '#a52a3e', 0.55),
  ) +
  line('M-46 52C-30 40-26 34-8 28', '#f3dca8', 9);

const stone = (x: number, y: number, r: number): string =>
  oval(x + 2, y + 5, r, r * 0.5, '#1d5a72', 0.45) +
  cut(
    `M${x - r} ${y}C${x - r} ${y - r * 0.8} ${x + r} ${y - r * 0.8} ${x + r} ${y}C${x + r} ${y + r * 0.6} ${x - r} ${y + r * 0.6} ${x - r} ${y}Z`,
    '#c3ccd6',
    again(-3, -4, '#f4f7fa', 0.8) + again(4, 5, '#8494a6', 0.6),
  );
const steps =
  place(-30, 2, 0.34, pine({ dark: '#1f5a4a', base: '#2f7a5c', light: '#9ad0a0' }, 3)) +
  place(34, 0, 0.3, pine({ dark: '#226b4c', base: '#3f9a5c', light: '#b4dc78' }, 6)) +
  place(4, -2, 0.4, roundTree(green, 4)) +
  cut('M-60 0C-30-8 28-8 60 0C52 40 26 60 0 60C-26 60-52 40-60 0Z', '#58b6d4', again(0, 22, '#2f86ae', 0.6)) +
  stone(-28, 12, 12) +
  stone(2, 26, 15) +
  stone(24, 44, 12);

const reef =
  line('M-24 52C-26 30-22 20-24-2M-24 30C-34 24-40 16-40 4M-24 20C-14 14-10 6-10-6', '#f0718a', 11) +
  line('M-26 48C-28 30-24 18-26 2', '#ffb0b8', 3, 0.8) +
  line('M34 54C36 38 32 30 36 14M35 36C44 32 48 26 48 18', '#f5a23c', 9) +
  disc(10, -10, 34, '#c99a55') +
  disc(10, -10, 27, '#c8f0f2') +
  line('M-14 14L-34 34', '#6a4a36', 13) +
  line('M-16 14L-34 32', '#a8774e', 4) +
  place(
    10,
    -10,
    1.05,
    cut(
      'M-18 0C-10-14 10-14 18 0C10 14-10 14-18 0Z',
      '#ff9a3c',
      again(-3, -6, '#ffd070', 0.7) + shape('M0-20L6-20L6 20L0 20Z', '#fff6e6', 0.9),
    ) +
      shape('M14 0L28-10L26 0L28 10Z', '#ff9a3c') +
      disc(-10, -3, 3, '#1d1018'),
  ) +
  shape('M-12-20C-8-28 0-34 10-34C0-28-6-20-8-12Z', '#fff', 0.8);

const spectrum = ['#e5484d', '#f59a3c', '#ffd84a', '#58b05a', '#4f9fe0', '#7a5ad0'];
const light =
  disc(0, 0, 58, '#241b52') +
  [
    [-40, -22],
    [-30, 30],
    [-8, -44],
    [36, -36],
    [44, 34],
  ]
    .map(([x, y]) => disc(x as number, y as number, 2, '#fff', 0.9))
    .join('') +
  shape('M-58-6L-12-4L-12 2L-58 6Z', '#fff8d8', 0.9) +
  spectrum.map((fill, i) => shape(`M8-2L58 ${-26 + i * 9}L58 ${-16 + i * 9}L8 2Z`, fill)).join('') +
  cut('M0-34L32 24L-32 24Z', '#bcd8ff', shape('M0-34L32 24L4 24Z', '#6f96d8', 0.75) + again(-5, 6, '#f2f8ff', 0.4)) +
  place(-44, 0, 0.62, cut(starShape, '#ffd95c', shape('M0-26L26-26L26 26L0 14Z', '#f0a830', 0.6)));

const sourceMap =
  cut(
    'M-50-28L-18-40L16-28L50-40L50 28L16 42L-18 28L-50 40Z',
    '#eec987',
    shape('M-18-46L16-34L16 48L-18 34Z', '#c2914c', 0.5) + shape('M-60-50L-18-46L-18 34L-60 50Z', '#fbe7bb', 0.75),
  ) +
  line('M-38 24C-30 4-16 10-8 0C2-12 12-2 22-12', '#b0563c', 4.5) +
  line('M18-24L30-10M31-24L17-10', '#c2313c', 6) +
  disc(22, 22, 21, '#8a5a38') +
  disc(22, 22, 16, '#dff4f2', 0.92) +
  line('M37 38L50 52', '#8a5a38', 10) +
  line('M14 20C18 15 26 15 30 20M14 27C18 22 26 22 30 27', '#7a6244', 3) +
  shape('M10 15C13 9 18 7 23 7C18 11 15 14 14 19Z', '#fff', 0.8);

const drop = (fill: string, shade: string): string =>
  cut('M0-34C16-12 24 0 24 12C24 26 13 34 0 34C-13 34-24 26-24 12C-24 0-16-12 0-34Z', fill, again(9, 8, shade, 0.5)) +
  shape('M-14 6C-14-2-10-8-5-13C-9-3-10 4-9 12Z', '#fff', 0.7);
const mixing =
  place(-26, -12, 0.9, drop('#e5484d', '#a52a3e')) +
  place(26, -12, 0.9, drop('#4f8fe0', '#2a5aa8')) +
  place(0, 2, 0.72, drop('#ffd23c', '#e59a1c')) +
  cut(
    'M-50 34C-36 22-20 40 0 32C20 24 36 38 50 32C42 50 22 60 0 60C-22 60-42 50-50 34Z',
    '#8a5fd0',
    shape('M-10 20L60 20L60 70L-10 70Z', '#4faf5a', 0.9) +
      shape('M-60 20L-22 20C-14 36-18 50-30 64L-60 64Z', '#f58a3c', 0.95),
  );

const odds =
  disc(18, -20, 23, '#ffc93c') +
  disc(14, -24, 15, '#fff0a8', 0.8) +
  Array.from(
    { length: 8 },
    (_, i) => `<g transform="translate(18 -20) rotate(${i * 45 + 20})">${box(-2.5, -36, 5, 9, '#ffb52e', 2.5)}</g>`,
  ).join('') +
  cut(
    'M-44 14C-54 14-56-2-44-4C-44-20-24-26-14-14C-2-24 22-18 22 0C36-2 40 14 28 16Z',
    '#fdfdff',
    again(-2, -6, '#fff') + again(4, 9, '#b8cbe6', 0.8),
  ) +
  [
    [-34, 26],
    [-12, 30],
    [10, 26],
  ]
    .map(([x, y]) => place(x as number, y as number, 0.32, drop('#4f9fe0', '#2c6aae')))
    .join('') +
  disc(30, 34, 21, '#fff8e6') +
  shape('M30 34L30 15A19 19 0 1 1 12 40Z', '#4f9fe0') +
  shape('M30 34L12 40A19 19 0 0 1 30 15Z', '#ffc93c') +
  `<circle cx="30" cy="34" r="20" fill="none" stroke="#c99a55" stroke-width="4"/>` +
  line('M30 34L40 24', '#37526c', 4) +
  disc(30, 34, 4, '#37526c');

/** The motif of each badge. */
export const motifs: Readonly<Record<BadgeName, string>> = {
  'first-leaf': sprout,
  'young-tree': hill('#8fcf80', '#4f9f60') + place(0, 34, 0.46, roundTree(green, 4)),
  'deep-roots': roots + place(0, 26, 0.42, roundTree(coral, 9)),
  'new-ring': rings,
  'first-steps': stair(-50, 16, 30, '#4f9fe0', 1) + stair(-16, -6, 52, '#3a83c8', 2) + stair(18, -30, 76, '#2c6aae', 3),
  'problem-solver': place(
    -8,
    4,
    0.96,
    shape(
      'M-33-25L-9-25C-15-41-5-49 3-49C11-49 21-41 15-25L39-25L39-3C53-9 59 1 59 9C59 17 53 25 39 19L39 45L15 45C21 31 11 25 3 25C-5 25-15 31-9 45L-33 45Z',
      '#06121f',
      0.22,
    ) + cut(puzzle, '#4f9fe0', again(-5, -6, '#a8d8ff', 0.55) + again(7, 8, '#23609c', 0.5)),
  ),
  bookworm: place(0, 30, 0.84, openBook()) + place(-4, 2, 0.95, worm),
  'creative-writer': quill,
  'reading-champion':
    place(0, 40, 0.9, openBook('#8a4fb8')) +
    place(0, -24, 1.35, cut(starShape, '#ffc13d', shape('M0-26L26-26L26 26L0 14Z', '#e08f1c', 0.55))),
  'curious-explorer': lens,
  'first-code': tiles,
  'creative-soul':
    place(-26, 54, 0.9, flower('#ff9cc0', '#e86c9c')) +
    place(34, 56, 0.8, flower('#ffc13d', '#e8902a')) +
    place(2, -2, 0.86, notes),
  artist: palette + brush,
  'early-bird': sunrise + place(2, 26, 0.98, robin()),
  'seven-suns': sunflower,
  'path-finder': needle,
  'whole-grove':
    hill('#8fcf80', '#4f9f60') +
    place(-30, 30, 0.3, pine({ dark: '#1f5a4a', base: '#2f7a5c', light: '#9ad0a0' }, 3)) +
    place(32, 32, 0.32, roundTree(coral, 5)) +
    place(2, 42, 0.4, roundTree(green, 7)),
  'hands-on': bulb,
  'trails-end': flag,
  'four-trails': hill('#8fcf80', '#4f9f60') + place(2, 44, 0.6, signPost()),
  'forest-counter': steps,
  'reef-detective': reef,
  'light-reader': light,
  'source-tracker': sourceMap,
  'color-mixer': mixing,
  'odds-keeper': odds,
};
