/** The rooms and the harbour of Alder Quay, now, in 1889 and in 1939. */
import { linearGradient } from '../../kit/svg.ts';
import { box, disc, line, oval, place, scatter, shape, type Tones } from '../../kit/shapes.ts';
import { glow, vignette, wash } from '../../kit/sky.ts';
import { ripples } from '../../kit/land.ts';
import { bellTower, gableRow, type Street } from '../../kit/old-harbor.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { storySize } from '../catalogue.ts';

const { width: W, height: H } = storySize;

/** What a room is made of: its wall, its floor, the colour of its lamps and of its corners. */
export type Interior = { readonly wall: Tones; readonly floor: Tones; readonly lamp: string; readonly corner: string };

export const interiors = {
  attic: {
    wall: { dark: '#14293a', base: '#24485a', light: '#3f6a74' },
    floor: { dark: '#1d1a26', base: '#4a3a3c', light: '#7a5a4a' },
    lamp: '#ffb84d',
    corner: '#040d18',
  },
  atticNight: {
    wall: { dark: '#0d1830', base: '#1a2c4c', light: '#33506c' },
    floor: { dark: '#151424', base: '#372f3c', light: '#5f4a48' },
    lamp: '#ffb84d',
    corner: '#02060f',
  },
  office: {
    wall: { dark: '#6a5a48', base: '#a08a6c', light: '#cbb794' },
    floor: { dark: '#33281f', base: '#5f4a38', light: '#8f7354' },
    lamp: '#ffd98a',
    corner: '#1f1408',
  },
  officeNoon: {
    wall: { dark: '#93754e', base: '#d0ac74', light: '#f7dfae' },
    floor: { dark: '#4f3822', base: '#86633f', light: '#bf9560' },
    lamp: '#fff3c4',
    corner: '#2c1808',
  },
  lockHouse: {
    wall: { dark: '#1f2438', base: '#4a4550', light: '#86705c' },
    floor: { dark: '#191a26', base: '#3f3838', light: '#6f5a48' },
    lamp: '#ffb347',
    corner: '#05060f',
  },
  hall: {
    wall: { dark: '#a9b890', base: '#dfe6c4', light: '#fbf8e0' },
    floor: { dark: '#6a5a3c', base: '#a88f60', light: '#d9c28f' },
    lamp: '#fffbe0',
    corner: '#2c3a1c',
  },
  vault: {
    wall: { dark: '#14222c', base: '#2c3c40', light: '#5a5a4c' },
    floor: { dark: '#14151c', base: '#33302f', light: '#5f5240' },
    lamp: '#ffb84d',
    corner: '#03070c',
  },
  cabin: {
    wall: { dark: '#38261e', base: '#6f4a34', light: '#a87850' },
    floor: { dark: '#2a1c16', base: '#553826', light: '#86603f' },
    lamp: '#ffc46a',
    corner: '#140a06',
  },
  library: {
    wall: { dark: '#5f6a5c', base: '#a9ae8c', light: '#ded7ac' },
    floor: { dark: '#4f3a28', base: '#8f6c48', light: '#c79c6c' },
    lamp: '#ffe3a0',
    corner: '#1c140a',
  },
  kitchen: {
    wall: { dark: '#5a3a34', base: '#a3705a', light: '#dba780' },
    floor: { dark: '#3a241c', base: '#6f4a38', light: '#a5785a' },
    lamp: '#ffcf7a',
    corner: '#1c0a08',
  },
} as const satisfies Record<string, Interior>;

/** What covers a wall: boards, bricks, stones or plaster. */
export type Cover = 'boards' | 'bricks' | 'stones' | 'plaster';

/** The joints of one row of stones. */
const joints = (row: number): string =>
  `M-140 ${row * 58}q60 4 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0` +
  Array.from({ length: 12 }, (_, i) => `M${i * 128 + (row % 2) * 64 - 64} ${row * 58}l2 58`).join('');

const covers: Readonly<Record<Cover, (tones: Tones, y: number) => string>> = {
  boards: ({ dark, light }, y) =>
    line(Array.from({ length: 15 }, (_, i) => `M${i * 94 - 20}-40L${i * 94 - 20} ${y}`).join(''), dark, 4, 0.4) +
    line(Array.from({ length: 15 }, (_, i) => `M${i * 94 - 15}-40L${i * 94 - 15} ${y}`).join(''), light, 2, 0.22),
  bricks: ({ dark, light }, y) =>
    scatter(60, 4, (next) => {
      const row = Math.floor(next() * (y / 30));
      const x = Math.floor(next() * 18) * 76 + (row % 2) * 38 - 40;
      return box(x, row * 30, 66, 22, next() > 0.5 ? dark : light, 3, 0.3);
    }),
  stones: ({ dark, light }, y) =>
    scatter(26, 9, (next) => {
      const row = Math.floor(next() * (y / 58));
      const x = Math.floor(next() * 11) * 128 + (row % 2) * 64 - 64;
      return box(x + 5, row * 58 + 5, 118, 48, next() > 0.45 ? light : dark, 12, 0.2);
    }) + line([...Array(Math.ceil(y / 58)).keys()].map(joints).join(''), dark, 4, 0.42),
  plaster: ({ light }) => oval(300, 160, 380, 120, light, 0.2) + oval(980, 300, 300, 90, light, 0.12),
};

/** A room whose floor begins at height `y`. It defines `wall`, `floor`, `lamplight`, `corner`. */
export const interior = ({ wall, floor, lamp, corner }: Interior, cover: Cover, y = 560): Drawing => ({
  defs:
    linearGradient(
      'wall',
      [
        [0, wall.light],
        [0.5, wall.base],
        [1, wall.dark],
      ],
      [0, 0, 1, 0.4],
    ) +
    linearGradient('floor', [
      [0, floor.light],
      [0.25, floor.base],
      [1, floor.dark],
    ]) +
    glow('lamplight', lamp, 0.72) +
    vignette('corner', corner, 0.66),
  body:
    wash(W, H, 'url(#wall)') +
    covers[cover](wall, y) +
    box(-140, y - 74, W + 280, 74, wall.dark, 0, 0.4) +
    box(-140, y - 80, W + 280, 11, wall.light, 0, 0.45) +
    shape(`M-140 ${y}L1420 ${y}L1420 800L-140 800Z`, 'url(#floor)') +
    line(
      [-760, -380, -130, 60, 240, 460, 860].map((k) => `M${640 + k * 0.7} ${y}L${640 + k * 1.9} 800`).join(''),
      floor.dark,
      3.5,
      0.5,
    ) +
    line(`M-140 ${y + 46}L1420 ${y + 46}M-140 ${y + 108}L1420 ${y + 108}`, floor.dark, 3, 0.3) +
    box(-140, y - 6, W + 280, 10, floor.dark, 0, 0.8),
});

/** The corner shade over a picture whose `interior` or `harbor` lies below. */
export const dimCorners: Drawing = { defs: '', body: wash(W, H, 'url(#corner)') };

/** The foreground in an old room: dark timbers at the edges, lit on the side of the lamp. */
export const timberNear = (rim = '#ffb84d', tone: readonly [string, string] = ['#0b0c14', '#26202a']): Drawing => ({
  defs: linearGradient(
    'timber',
    [
      [0, tone[0]],
      [1, tone[1]],
    ],
    [0, 0, 1, 0],
  ),
  body: [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${side < 0 ? 0 : W} 0) scale(${-side} 1)">${shape('M-80-60L66-60C56 120 60 320 52 480C50 600 58 700 60 800L-80 800Z', 'url(#timber)')}${line('M64-40C55 120 59 320 51 480C49 600 57 700 59 780', rim, 4, 0.5)}${shape('M50-60L230-60C170-10 90 60 58 150Z', 'url(#timber)')}${line('M224-56C168-6 92 62 60 148', rim, 3.5, 0.4)}${line('M20-40C14 200 26 400 14 800M-14-40C-20 260-8 500-20 800', tone[0], 6, 0.8)}${[160, 520].map((y) => disc(30, y, 7, tone[0]) + disc(28, y - 2, 3, rim, 0.6)).join('')}</g>`,
    )
    .join(''),
});

/** The foreground in a bright room: curtains tied back at both sides. */
export const curtainNear = ({ dark, base, light }: Tones): Drawing => ({
  defs: linearGradient(
    'cloth',
    [
      [0, dark],
      [0.7, base],
      [1, dark],
    ],
    [0, 0, 1, 0],
  ),
  body: [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${side < 0 ? 0 : W} 0) scale(${-side} 1)">${shape('M-80-60L130-60C124 60 100 200 40 330C66 480 74 640 84 800L-80 800Z', 'url(#cloth)')}${line('M90-40C84 100 60 220 16 320M40-40C36 100 26 220-4 320M20 350C40 480 46 640 52 800M-10 350C4 480 8 640 12 800', dark, 7, 0.6)}${line('M128-40C122 70 98 206 40 330', light, 4, 0.6)}${shape('M-40 314C0 322 30 322 54 310L58 338C30 350 0 350-40 342Z', light)}${shape('M-40 332C0 340 30 340 57 330L58 338C30 350 0 350-40 342Z', dark, 0.6)}</g>`,
    )
    .join(''),
});

/** What a window shows of the harbour, around (0, 0) in a glass of `width` by `height`: sky, water, houses; `extra` stands on the quay at (0, 0.2 × height). */
export const harborView = (
  street: Street,
  [top, low, sea]: readonly [string, string, string],
  width: number,
  height: number,
  extra = '',
): string =>
  box(-width / 2, -height / 2, width, height, top) +
  oval(0, height * 0.1, width * 0.8, height * 0.36, low, 0.8) +
  place(-width * 0.5, height * 0.2, height * 0.0014, gableRow(3, street, 1)) +
  place(width * 0.22, height * 0.2, height * 0.0014, gableRow(3, street, 5)) +
  box(-width / 2, height * 0.2, width, height * 0.4, sea) +
  box(-width / 2, height * 0.2, width, 5, street.stone.light, 0, 0.8) +
  ripples(7, 4, [-width / 2, height * 0.26, width / 2 - 40, height * 0.48], low, 0.6) +
  extra;

/** A sea of storm in a window: dark water high against the quay, rain, and the bell tower. */
export const stormView = (street: Street, width: number, height: number): string =>
  box(-width / 2, -height / 2, width, height, '#22304c') +
  [
    [-0.3, -0.4, 0.5],
    [0.3, -0.3, 0.5],
    [0, -0.16, 0.6],
  ]
    .map(([x, y, r]) => oval(width * x!, height * y!, width * r!, height * 0.16, '#3a4a68', 0.6))
    .join('') +
  place(width * 0.12, height * 0.3, height * 0.0016, bellTower(street, 16)) +
  place(-width * 0.5, height * 0.32, height * 0.001, gableRow(3, street, 2)) +
  shape(
    `M${-width / 2} ${height * 0.2}C${-width * 0.3} ${height * 0.1} ${-width * 0.2} ${height * 0.3} 0 ${height * 0.22}C${width * 0.2} ${height * 0.12} ${width * 0.3} ${height * 0.3} ${width / 2} ${height * 0.18}L${width / 2} ${height / 2}L${-width / 2} ${height / 2}Z`,
    '#16263f',
  ) +
  line(
    `M${-width / 2} ${height * 0.2}C${-width * 0.3} ${height * 0.1} ${-width * 0.2} ${height * 0.3} 0 ${height * 0.22}C${width * 0.2} ${height * 0.12} ${width * 0.3} ${height * 0.3} ${width / 2} ${height * 0.18}`,
    '#a9c4dc',
    4,
    0.8,
  ) +
  line(
    `M${-width * 0.4} ${height * 0.36}q20-12 40 0t40 0M${width * 0.1} ${height * 0.4}q20-12 40 0t40 0`,
    '#6f8cac',
    3.5,
    0.8,
  ) +
  line(
    scatter(40, 8, (next) => `M${Math.round((next() - 0.5) * width)} ${Math.round((next() - 0.5) * height)}l-14 34`),
    '#cfe0f4',
    2.6,
    0.6,
  );
