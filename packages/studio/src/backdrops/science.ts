import { observatory } from '@grove/art/kit/buildings';
import { hills, peak } from '@grove/art/kit/land';
import { farPine, reeds, tuft } from '@grove/art/kit/plants';
import { cut, define, disc, line, oval, place, scatter, shape, use as repeat } from '@grove/art/kit/shapes';
import { cloud, glow, sun, wash } from '@grove/art/kit/sky';
import { linearGradient, random } from '@grove/art/kit/svg';
import { wave } from '../draw/motion.ts';
import { loopSeconds, passing, type Backdrop } from './backdrop.ts';

const far = { dark: '#6fa8c4', base: '#93c6d8', light: '#f4fbff' };
const bank = { dark: '#17594e', base: '#2a8068', light: '#8fd0a0' };

const land =
  place(260, 500, 1, peak(420, 250, far, 3)) +
  place(560, 500, 1, peak(520, 330, far, 8)) +
  place(900, 500, 1, peak(440, 230, far, 5)) +
  hills(1_280, 760, 452, 24, 5, 4, '#9bd8b4', { drop: 0.04 }) +
  scatter(16, 7, (next, i) => repeat('pine', i * 84 + next() * 30, 480 + next() * 12, 0.26 + next() * 0.14)) +
  place(1_090, 476, 0.86, observatory()) +
  hills(1_280, 760, 506, 16, 5, 9, '#6cc096', { drop: 0.06 }) +
  shape(
    'M-20 560C220 530 420 548 640 566C860 584 1080 540 1300 552V690C1080 676 880 700 640 690C400 680 200 700-20 684Z',
    '#4fb4dc',
  ) +
  shape(
    'M-20 560C220 530 420 548 640 566C860 584 1080 540 1300 552V564C1080 554 860 598 640 580C420 562 220 546-20 574Z',
    '#b8ecf6',
    0.8,
  );
const shore =
  shape('M-20 668C160 646 360 672 640 662C900 652 1120 676 1300 656V740H-20Z', '#2f8f70') +
  shape('M-20 676C160 654 360 680 640 670C900 660 1120 684 1300 664V740H-20Z', '#3fa67c') +
  place(52, 690, 0.9, reeds(bank)) +
  place(1_236, 690, 1, reeds(bank)) +
  scatter(22, 12, (next) => repeat('tuft', next() * 1_280, 716 + next() * 16, 0.5 + next() * 0.5));

/** A flask on the shore, filled with something that bubbles. */
const flask = (x: number, y: number, color: string, light: string): string =>
  place(
    x,
    y,
    1,
    oval(0, 2, 46, 7, '#06201c', 0.22) +
      cut(
        'M-13-112H13V-72L44-14C50-2 44 4 34 4H-34C-44 4-50-2-44-14L-13-72Z',
        '#eafcff',
        shape('M-60-42C-30-50-10-34 14-40C34-46 50-38 60-42V20H-60Z', color) +
          shape('M6-50C30-30 40-10 30 10L60 10V-50Z', '#06201c', 0.14) +
          shape('M-34-8C-26-26-16-44-10-62L-6-60C-12-38-20-20-26-6Z', light, 0.9),
      ) +
      line('M-17-112H17', '#cfeef4', 8),
  );

const next = random(4);
const bubbles = Array.from({ length: 16 }, (_, i) => ({
  x: i % 2 ? 176 : 258,
  offset: next(),
  turns: 2 + (i % 3),
  r: 7 + next() * 11,
  sway: next(),
}));
const glints = Array.from({ length: 18 }, () => ({
  y: 584 + next() * 80,
  offset: next(),
  turns: 1,
  width: 20 + next() * 50,
}));

/** An observatory above a river; two flasks bubble on the shore. */
export const science: Backdrop = {
  seconds: loopSeconds,
  begin: 37 / 72,
  defs:
    linearGradient('sky', [
      [0, '#4fb2d8'],
      [0.5, '#a6e2de'],
      [1, '#f2fde6'],
    ]) +
    glow('sunlight', '#fdffd6') +
    define('cloud', cloud(6)) +
    define('pine', farPine('#4f9f86')) +
    define('tuft', tuft(bank)),
  draw: (phase) =>
    wash(1_280, 720, 'url(#sky)') +
    sun(330, 130, 46, 'sunlight', '#fff6b8') +
    (
      [
        [540, 96, 0.5, 0],
        [980, 120, 0.6, 0.4],
        [110, 190, 0.4, 0.7],
      ] as const
    )
      .map(([x, y, s, o]) => repeat('cloud', x + 28 * wave(phase, 1, o), y, s))
      .join('') +
    land +
    glints
      .map(({ y, offset, turns, width }) => {
        const x = passing(phase, offset, turns, [-80, 1_360]);
        return line(`M${x.toFixed(1)} ${y}h${width}`, '#dff7fc', 4, 0.75);
      })
      .join('') +
    shore +
    flask(176, 704, '#f08a4c', '#ffd9b0') +
    flask(258, 712, '#8a6be0', '#e0d2ff') +
    bubbles
      .map(({ x, offset, turns, r, sway }, i) => {
        const up = passing(phase, offset, turns, [0, 1]);
        return `<g opacity="${(0.85 * Math.sin(Math.PI * up)).toFixed(2)}">${disc(x + 16 * wave(phase, 3, sway) * up, 596 - up * 250, r * (0.5 + up * 0.6), i % 2 ? '#ffc79a' : '#d6c4ff')}${disc(x - r * 0.25 + 16 * wave(phase, 3, sway) * up, 596 - r * 0.3 - up * 250, r * 0.25, '#fff')}</g>`;
      })
      .join(''),
};
