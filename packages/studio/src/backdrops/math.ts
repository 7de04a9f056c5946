import { hills } from '@grove/art/kit/land';
import { flower, roundTree, tuft } from '@grove/art/kit/plants';
import { define, place, scatter, shape, use as repeat } from '@grove/art/kit/shapes';
import { cloud, glow, sun, wash } from '@grove/art/kit/sky';
import { linearGradient, random, round } from '@grove/art/kit/svg';
import { paperShape } from '../draw/paper.ts';
import { wave } from '../draw/motion.ts';
import { loopSeconds, passing, type Backdrop } from './backdrop.ts';

const papers = [
  ['#ffb84d', '#e08a1e'],
  ['#ff8fa3', '#d9587a'],
  ['#a58bff', '#7a5cd6'],
  ['#5fd0b5', '#2f9f8a'],
  ['#fff', '#c9d8f2'],
] as const;
const outlines = [
  'M0-40L38 28H-38Z',
  'M-34-34H34V34H-34Z',
  'M-38 0A38 38 0 1 1 38 0A38 38 0 1 1-38 0Z',
  'M-20-36H20L40 0L20 36H-20L-40 0Z',
  'M-14-40H14V-14H40V14H14V40H-14V14H-40V-14H-14Z',
  'M-40 24A40 40 0 0 1 40 24Z',
] as const;

/** Steps of the golden ratio spread the shapes evenly. */
const golden = 0.618;
const count = 24;
const next = random(31);
const floating = Array.from({ length: count }, (_, i) => ({
  x: 30 + ((i * golden) % 1) * 1_220,
  offset: ((i * 7) % count) / count,
  scale: 0.5 + next() * 0.6,
  sway: next(),
  spin: i % 2 ? 14 : -14,
  drawing: paperShape(outlines[i % outlines.length]!, papers[i % papers.length]![0], papers[i % papers.length]![1]),
}));

const land =
  repeat('wood', 90, 520, 0.72) +
  repeat('wood', 740, 500, 0.46) +
  repeat('wood', 1_210, 520, 0.9) +
  hills(1_280, 760, 452, 26, 4, 3, '#a5e093', { drop: 0.04 }) +
  repeat('wood', 60, 506, 0.86) +
  repeat('wood', 880, 486, 0.5) +
  hills(1_280, 760, 522, 18, 5, 9, '#83d07c', { drop: 0.06 }) +
  [
    [250, 560],
    [420, 556],
    [640, 570],
    [980, 562],
  ]
    .map(([x, y]) =>
      shape(`M${x! - 90} ${y}Q${x} ${y! - 16} ${x! + 90} ${y}Q${x} ${y! - 2} ${x! - 90} ${y}Z`, '#5fb968', 0.5),
    )
    .join('') +
  hills(1_280, 760, 584, 12, 5, 14, '#63bf69', { drop: 0.08 });
const meadow =
  scatter(26, 5, (chance) => repeat('tuft', chance() * 1_280, 640 + chance() * 84, 0.5 + chance() * 0.5)) +
  scatter(16, 8, (chance, i) =>
    place(
      chance() * 1_280,
      660 + chance() * 62,
      0.55 + chance() * 0.2,
      flower(['#fff', '#ff9ec4', '#ffe27a', '#b9a2ff'][i % 4]!, ['#d6e0f0', '#e0709c', '#e8b84a', '#8f76e0'][i % 4]!),
    ),
  );

/** Paper shapes float over a sunny meadow. */
export const math: Backdrop = {
  seconds: loopSeconds,
  defs:
    linearGradient('sky', [
      [0, '#62bfff'],
      [0.55, '#b9e6ff'],
      [1, '#effaff'],
    ]) +
    glow('sunlight', '#fff3b0') +
    define('cloud', cloud(3)) +
    define('wood', roundTree({ dark: '#2c8a52', base: '#45a862', light: '#a2dd78' }, 4)) +
    define('tuft', tuft({ dark: '#2f8a4c', base: '#4aa85a', light: '#8fd67a' })),
  draw: (phase) =>
    wash(1_280, 720, 'url(#sky)') +
    sun(1_132, 98, 52, 'sunlight', '#ffdf6b') +
    (
      [
        [150, 112, 0.62, 0],
        [600, 84, 0.5, 0.3],
        [900, 150, 0.44, 0.6],
      ] as const
    )
      .map(([x, y, s, o]) => repeat('cloud', x + 26 * wave(phase, 1, o), y, s))
      .join('') +
    floating
      .map(({ x, offset, scale, sway, spin, drawing }) => {
        const y = passing(phase, offset, 1, [790, -70]);
        return `<g opacity=".8">${place(x + 26 * wave(phase, 2, sway), round(y), scale, drawing, { rotate: spin * wave(phase, 1, sway) })}</g>`;
      })
      .join('') +
    land +
    meadow,
};
