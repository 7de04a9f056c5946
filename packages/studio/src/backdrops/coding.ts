import { hills } from '@grove/art/kit/land';
import { bush, farPine } from '@grove/art/kit/plants';
import { box, cut, define, disc, line, place, scatter, shape, use as repeat } from '@grove/art/kit/shapes';
import { glow, moon, stars, wash } from '@grove/art/kit/sky';
import { linearGradient, random, type Point } from '@grove/art/kit/svg';
import { wave } from '../draw/motion.ts';
import { along, loopSeconds, type Backdrop } from './backdrop.ts';

const teeth = 10;
const night = { dark: '#143a5c', base: '#1f5476', light: '#5f9fb8' };

/** A gear around (0, 0); turning by whole teeth brings it back to itself. */
const gear = (r: number, face: string, shade: string): string =>
  Array.from(
    { length: teeth },
    (_, i) =>
      `<g transform="rotate(${(i * 360) / teeth})">${box(-r * 0.14, -r * 1.18, r * 0.28, r * 0.4, face, r * 0.06)}</g>`,
  ).join('') +
  disc(0, 0, r, face) +
  disc(0, 0, r * 0.72, shade) +
  disc(0, 0, r * 0.6, face) +
  disc(0, 0, r * 0.24, '#16304f');
/** How many teeth a gear of this radius moves on in a loop: the smaller one of two turns faster. */
const gearTurns = (r: number): number => (r < 40 ? 6 : 4);
const gears = [
  [1_172, 250, 58, '#e8a04c', '#c47a2a', 1],
  [1_085, 322, 38, '#5fc0b0', '#3a948a', -1],
  [46, 300, 46, '#8a9cf0', '#5f70c8', 1],
] as const;

/** A workshop with a saw-tooth roof; its windows are painted apart, because they flicker. */
const windows = [
  [500, 452],
  [572, 452],
  [644, 452],
  [716, 452],
  [536, 516],
  [680, 516],
] as const;
const workshop =
  cut(
    'M450 590V420L520 372V420L590 372V420L660 372V420L730 372V420H790V590Z',
    '#3f72ab',
    shape('M640 360H800V600H640Z', '#27507f', 0.7) + shape('M450 420H800V430H450Z', '#9cc4ee', 0.6),
  ) +
  box(738, 330, 26, 92, '#27507f', 4) +
  box(734, 322, 34, 12, '#5f8fc4', 4) +
  box(590, 512, 60, 78, '#16304f', 8) +
  windows.map(([x, y]) => box(x - 22, y - 22, 44, 40, '#16304f', 6)).join('');

/** Copper paths in the ground along which light runs. */
const paths: readonly (readonly Point[])[] = [
  [
    [-20, 668],
    [210, 668],
    [262, 624],
    [450, 624],
    [492, 592],
  ],
  [
    [1_300, 700],
    [940, 700],
    [880, 646],
    [700, 646],
    [650, 594],
  ],
  [
    [330, 740],
    [330, 700],
    [396, 664],
    [560, 664],
    [600, 592],
  ],
  [
    [1_300, 628],
    [1_010, 628],
    [960, 598],
    [790, 598],
  ],
];
const next = random(17);
const bulbs = Array.from({ length: 17 }, (_, i) => ({
  x: i * 80,
  y: 30 + 42 * Math.sin(Math.PI * ((i % 4) / 4)) + (i % 4 === 0 ? 0 : 8),
  color: ['#ffd35c', '#ff8f7a', '#7cf0d0', '#a8b8ff'][i % 4]!,
}));
const twinkles = Array.from({ length: 20 }, () => ({
  x: next() * 1_280,
  y: 90 + next() * 260,
  sway: next(),
  r: 1.6 + next() * 2,
}));
const land =
  scatter(18, 5, (chance, i) => repeat('pine', i * 76 + chance() * 30, 500 + chance() * 14, 0.36 + chance() * 0.26)) +
  hills(1_280, 760, 492, 18, 5, 6, '#24507a', { rim: '#8fc4e8', rimOpacity: 0.25 }) +
  workshop +
  hills(1_280, 760, 584, 8, 5, 11, '#1d4468', { rim: '#8fc4e8', rimOpacity: 0.3 });

/** A workshop at night: lights on a string, gears, and sparks that run along copper paths. */
export const coding: Backdrop = {
  seconds: loopSeconds,
  begin: 7 / 72,
  defs:
    linearGradient('sky', [
      [0, '#16204f'],
      [0.55, '#2f4f94'],
      [1, '#6f9fd0'],
    ]) +
    glow('moonlight', '#ffeec0', 0.6) +
    glow('lamplight', '#ffd98a', 0.8) +
    define('pine', farPine('#1f4474')),
  draw: (phase) =>
    wash(1_280, 720, 'url(#sky)') +
    stars(1_280, 420, 60, 3) +
    moon(250, 150, 44, 'moonlight') +
    twinkles.map(({ x, y, sway, r }) => disc(x, y, r, '#fff', 0.5 + 0.45 * wave(phase, 4, sway))).join('') +
    gears
      .map(
        ([x, y, r, face, shade, way]) =>
          `<g transform="translate(${x} ${y}) rotate(${(((way * phase * gearTurns(r)) % 1) * (360 / teeth)).toFixed(2)})">${gear(r, face, shade)}</g>`,
      )
      .join('') +
    land +
    windows
      .map(
        ([x, y], i) =>
          box(x - 18, y - 18, 36, 32, '#ffd56b', 4, 0.82 + 0.16 * wave(phase, 2 + (i % 3), i * 0.21)) +
          line(`M${x} ${y - 18}v32M${x - 18} ${y - 2}h36`, '#16304f', 3),
      )
      .join('') +
    disc(620, 540, 190, 'url(#lamplight)', 0.35 + 0.08 * wave(phase, 3)) +
    paths
      .map(
        (points) =>
          line(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, '#3f86a8', 7) +
          line(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, '#6fc0d0', 2.5, 0.8),
      )
      .join('') +
    paths
      .flatMap((points, i) =>
        [0, 0.33, 0.66].map((offset) => {
          const [x, y] = along(points, (phase * 3 + offset + i * 0.13) % 1);
          return disc(x, y, 13, '#7cf5e0', 0.25) + disc(x, y, 6, '#d9fff6');
        }),
      )
      .join('') +
    place(70, 724, 1, bush(night, 4)) +
    place(1_200, 730, 1.1, bush(night, 9)) +
    line(`M${bulbs.map(({ x, y }) => `${x} ${y - 14}`).join('L')}`, '#0f1a3c', 4) +
    bulbs
      .map(({ x, y, color }, i) => {
        const light = 0.55 + 0.45 * wave(phase, 6, i * 0.25);
        return (
          disc(x, y, 26, color, 0.28 * light) +
          box(x - 4, y - 16, 8, 10, '#0f1a3c', 2) +
          disc(x, y, 9, color, 0.6 + 0.4 * light) +
          disc(x - 3, y - 3, 3, '#fff', 0.9)
        );
      })
      .join(''),
};
