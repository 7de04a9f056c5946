import { butterfly } from '@grove/art/kit/animals/small';
import { hills } from '@grove/art/kit/land';
import { bush, flower, roundTree, tuft, tulip } from '@grove/art/kit/plants';
import { define, place, shape, use as repeat } from '@grove/art/kit/shapes';
import { beams, cloud, glow, sun, wash } from '@grove/art/kit/sky';
import { linearGradient, random } from '@grove/art/kit/svg';
import { wave } from '../draw/motion.ts';
import { loopSeconds, passing, type Backdrop } from './backdrop.ts';

const leafTones = { dark: '#3f7f4c', base: '#68a858', light: '#cfe08a' };
const blossom = { dark: '#c25f8a', base: '#ec8fb0', light: '#ffd3dc' };
const leafColors = ['#f0a030', '#e8735a', '#8fc25a', '#ffd35c', '#ec8fb0'];

const land =
  repeat('wood', 720, 500, 0.5) +
  repeat('wood', 560, 494, 0.4) +
  hills(1_280, 760, 462, 24, 4, 5, '#bfe09a', { drop: 0.04 }) +
  repeat('blossom', 820, 520, 0.66) +
  repeat('wood', 420, 524, 0.6) +
  hills(1_280, 760, 520, 18, 5, 8, '#98cf80', { drop: 0.06 }) +
  repeat('blossom', 1_200, 560, 1.1) +
  repeat('blossom', 86, 580, 1.24) +
  hills(1_280, 760, 590, 12, 5, 13, '#74b968', { drop: 0.08 });
const front = place(40, 728, 0.9, bush(leafTones, 3)) + place(1_250, 734, 1, bush(leafTones, 6));
const next = random(23);
const leaves = Array.from({ length: 26 }, (_, i) => ({
  offset: next(),
  y: 60 + next() * 480,
  fall: 120 + next() * 160,
  turns: 1 + (i % 2),
  spin: 1 + (i % 3),
  sway: next(),
  scale: 0.55 + next() * 0.6,
  color: leafColors[i % leafColors.length]!,
}));
const blades = Array.from({ length: 34 }, (_, i) => ({
  x: i * 39 + next() * 20,
  y: 690 + next() * 36,
  scale: 0.5 + next() * 0.5,
  sway: next(),
  kind: i % 5,
}));
const leafShape = (color: string): string =>
  shape('M-20 0C-12-14 8-16 22 0C8 14-12 12-20 0Z', color) +
  shape('M-20 0C-4 2 10 2 22 0C8 14-12 12-20 0Z', '#000', 0.12);
const plants = ['tuft', 'tuft', 'daisy', 'tuft', 'tulip'];

/** Blossom trees on a hillside, leaves in the wind. */
export const nature: Backdrop = {
  seconds: loopSeconds,
  begin: 13 / 32,
  defs:
    linearGradient('sky', [
      [0, '#7fcbee'],
      [0.5, '#c9ecec'],
      [1, '#fff6e0'],
    ]) +
    linearGradient('beam', [
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ]) +
    glow('sunlight', '#fff6cf') +
    define('cloud', cloud(12)) +
    define('wood', roundTree(leafTones, 5)) +
    define('blossom', roundTree(blossom, 9)) +
    define('tuft', tuft(leafTones)) +
    define('daisy', flower('#fff', '#d6e0f0')) +
    define('tulip', tulip('#ff7f6b', '#d04a4c')),
  draw: (phase) =>
    wash(1_280, 720, 'url(#sky)') +
    sun(640, 120, 46, 'sunlight', '#fff2b8') +
    beams(
      640,
      120,
      560,
      [
        [60, 12, 0.22 + 0.06 * wave(phase, 1)],
        [100, 14, 0.2 + 0.06 * wave(phase, 1, 0.5)],
        [138, 12, 0.2 + 0.06 * wave(phase, 1, 0.25)],
      ],
      'url(#beam)',
    ) +
    (
      [
        [210, 110, 0.6, 0],
        [930, 140, 0.54, 0.5],
      ] as const
    )
      .map(([x, y, s, o]) => repeat('cloud', x + 28 * wave(phase, 1, o), y, s))
      .join('') +
    land +
    blades
      .map(({ x, y, scale, sway, kind }) => repeat(plants[kind]!, x, y, scale, { rotate: 7 * wave(phase, 3, sway) }))
      .join('') +
    front +
    leaves
      .map(({ offset, y, fall, turns, spin, sway, scale, color }) => {
        const x = passing(phase, offset, turns, [-60, 1_340]);
        const share = (x + 60) / 1_400;
        return place(x, y + fall * share + 26 * wave(phase, 3, sway), scale, leafShape(color), {
          rotate: 360 * ((phase * spin + offset) % 1),
        });
      })
      .join('') +
    (
      [
        [470, 610, 0.8, 0],
        [930, 640, 0.7, 0.4],
      ] as const
    )
      .map(
        ([x, y, s, o]) =>
          `<g transform="translate(${(x + 40 * wave(phase, 1, o)).toFixed(1)} ${(y + 18 * wave(phase, 3, o)).toFixed(1)}) scale(${(s * (0.65 + 0.35 * wave(phase, 24, o))).toFixed(3)} ${s})">${butterfly('#f7a84c', '#e0603f')}</g>`,
      )
      .join(''),
};
