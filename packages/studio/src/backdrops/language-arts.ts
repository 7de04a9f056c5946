import { hills } from '@grove/art/kit/land';
import { farPine, fern, mushroom } from '@grove/art/kit/plants';
import { box, cut, define, disc, line, place, scatter, shape, use as repeat } from '@grove/art/kit/shapes';
import { glow, wash } from '@grove/art/kit/sky';
import { lantern, openBook } from '@grove/art/kit/things';
import { linearGradient, random } from '@grove/art/kit/svg';
import { wave } from '../draw/motion.ts';
import { loopSeconds, passing, type Backdrop } from './backdrop.ts';

const leaf = { dark: '#2f6a4a', base: '#4a8f58', light: '#b8d878' };
const covers = [
  ['#c2413b', '#8f2a2c'],
  ['#2f7f8f', '#1f5a6a'],
  ['#e0a030', '#b0761a'],
  ['#6a4a9c', '#4a3274'],
  ['#4f8f4a', '#356a34'],
  ['#d86a8a', '#a84466'],
] as const;

/** A row of books on a board. */
const shelf = (x: number, y: number, width: number, seed: number): string => {
  const next = random(seed);
  let at = x + 4;
  let books = '';
  while (at < x + width - 16) {
    const [thick, high] = [10 + next() * 9, 40 + next() * 16];
    const [cover, shade] = covers[Math.floor(next() * covers.length)]!;
    books +=
      box(at, y - high, thick, high, cover, 2) +
      box(at + thick * 0.62, y - high, thick * 0.38, high, shade, 2) +
      box(at, y - high + 8, thick, 4, '#ffe6a8', 0, 0.8);
    at += thick + 1.5;
  }
  return books + box(x - 4, y, width + 8, 9, '#8a5a36', 3);
};

/** A great trunk at the left edge with shelves in its hollow. */
const trunk = (seed: number): string =>
  cut(
    'M-60-60C120-40 150 60 138 200C128 330 150 470 214 600C244 660 280 700 320 740H-60Z',
    '#7a4c34',
    shape('M96-60C140 80 96 300 130 460C150 560 230 660 280 740H400V-60Z', '#55301f', 0.75) +
      line('M20-40C50 120 10 300 40 480M64 0C84 160 58 320 84 520', '#9c6a46', 7, 0.5) +
      line('M0 600C40 640 60 690 70 740M90 560C130 620 160 680 176 740', '#55301f', 7, 0.6),
  ) +
  cut(
    'M6 300C6 214 108 208 112 296L118 560C118 590 10 590 6 560Z',
    '#3a2018',
    shelf(8, 356, 106, seed) +
      shelf(8, 430, 106, seed + 3) +
      shelf(8, 504, 108, seed + 6) +
      shape('M0 200H60V240C20 250 10 280 6 320Z', '#000', 0.2),
  ) +
  line('M6 560C6 470 4 380 6 300C8 214 108 208 112 296', '#a8744c', 8);

const land =
  scatter(20, 4, (next, i) =>
    repeat('pine', i * 68 + next() * 30, 500 + next() * 16, 0.5 + next() * 0.36, { opacity: 0.6 }),
  ) +
  hills(1_280, 760, 486, 16, 5, 7, '#e6c07e', { drop: 0.04 }) +
  scatter(14, 9, (next, i) => repeat('nearpine', i * 96 + next() * 40, 548 + next() * 14, 0.5 + next() * 0.3)) +
  hills(1_280, 760, 552, 14, 5, 12, '#b9a85c', { drop: 0.06 }) +
  hills(1_280, 760, 616, 10, 5, 15, '#7f9a52', { drop: 0.08 }) +
  shape(
    'M560 740C600 690 680 660 640 622C620 604 660 590 700 588C690 604 676 610 700 628C760 668 700 700 740 740Z',
    '#ecd49a',
    0.8,
  );
const front =
  place(700, 646, 0.9, openBook()) +
  place(200, 716, 0.9, fern(leaf)) +
  place(1_080, 724, 1, fern(leaf)) +
  place(330, 716, 0.6, mushroom('#d8574a', '#a2323a')) +
  place(386, 722, 0.42, mushroom('#e8963c', '#b8641e')) +
  scatter(9, 22, (next) => place(420 + next() * 620, 724, 0.4 + next() * 0.3, fern(leaf)));
const canopy =
  shape(
    'M-20-20H1300V40C1240 90 1180 50 1120 84C1060 116 1000 60 930 74C860 90 800 40 720 56C640 70 600 30 520 50C440 70 380 40 320 70C250 104 200 60 140 96C90 126 40 90-20 120Z',
    '#3a6f48',
  ) +
  shape(
    'M-20-20H1300V10C1220 60 1160 20 1080 48C1000 78 920 26 840 36C760 48 700 10 620 24C540 40 460 6 380 30C300 60 220 20 140 52C80 76 30 50-20 76Z',
    '#2c5a3f',
  );

const next = random(12);
const pages = Array.from({ length: 9 }, () => ({
  offset: next(),
  x: 180 + next() * 900,
  turns: 1,
  sway: next(),
  tilt: next() * 60 - 30,
}));
const sparks = Array.from({ length: 16 }, () => ({
  x: 140 + next() * 1_000,
  y: 330 + next() * 330,
  sway: next(),
  r: 2 + next() * 2.6,
}));
const page =
  shape('M-18-12C-8-18 8-6 18-12V10C8 16-8 4-18 10Z', '#fff8e6') +
  line('M-12-5C-6-9 6-1 12-5M-12 2C-6-2 6 6 12 2', '#c9b58a', 2);

/** A library in the hollows of old trees, with lanterns and pages in the evening air. */
export const languageArts: Backdrop = {
  seconds: loopSeconds,
  begin: 59 / 144,
  defs:
    linearGradient('sky', [
      [0, '#f6b968'],
      [0.5, '#fddc9a'],
      [1, '#fff4cf'],
    ]) +
    glow('sunlight', '#fff6cf') +
    glow('lamplight', '#ffe08a', 0.7) +
    define('pine', farPine('#d9a866')) +
    define('nearpine', farPine('#9c8f4c')),
  draw: (phase) =>
    wash(1_280, 720, 'url(#sky)') +
    disc(650, 330, 330, 'url(#sunlight)') +
    land +
    pages
      .map(({ offset, x, turns, sway, tilt }) => {
        const y = passing(phase, offset, turns, [690, 40]);
        return `<g opacity="${(0.9 * Math.min(1, (690 - y) / 90, (y - 40) / 90)).toFixed(2)}">${place(x + 50 * wave(phase, 2, sway), y, 1, page, { rotate: tilt + 24 * wave(phase, 2, sway + 0.25) })}</g>`;
      })
      .join('') +
    trunk(3) +
    `<g transform="translate(1280 0) scale(-1 1)">${trunk(8)}</g>` +
    canopy +
    (
      [
        [236, 60, 0],
        [866, 46, 0.3],
        [1_046, 56, 0.6],
      ] as const
    )
      .map(([x, y, o]) =>
        place(x, y, 0.8, line('M0-40V8', '#4a3226', 4) + lantern('lamplight'), { rotate: 7 * wave(phase, 2, o) }),
      )
      .join('') +
    front +
    sparks
      .map(({ x, y, sway, r }) => {
        const light = 0.5 + 0.5 * wave(phase, 3, sway);
        return (
          disc(x + 18 * wave(phase, 1, sway), y + 14 * wave(phase, 2, sway), r * 3.4, '#fff3b0', 0.3 * light) +
          disc(x + 18 * wave(phase, 1, sway), y + 14 * wave(phase, 2, sway), r, '#fffbe0', light)
        );
      })
      .join(''),
};
