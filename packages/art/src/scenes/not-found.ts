import { linearGradient } from '../kit/svg.ts';
import { cut, define, line, oval, place, scatter, shape, use } from '../kit/shapes.ts';
import { fireflies, glow, mist, moon, skyAround, vignette, wash } from '../kit/sky.ts';
import { hills, pebbles, ribbon, rock } from '../kit/land.ts';
import { farPine, fern, mushroom, pine, tuft } from '../kit/plants.ts';
import { frameTrunk, fringe } from '../kit/old-tree.ts';
import { lantern, signPost } from '../kit/things.ts';
import { hedgehog } from '../kit/animals/hedgehog.ts';
import { owl } from '../kit/animals/owl.ts';
import { scene, type Drawing } from './compose.ts';

const [W, H] = [1280, 720];

const far: Drawing = {
  defs:
    skyAround('sky', 0.5, 0.3, 0.8, [
      [0, '#f4efdc'],
      [0.25, '#cfdcd2'],
      [0.6, '#86aeb0'],
      [1, '#3f6f80'],
    ]) +
    glow('moonglow', '#fffbe6', 0.8) +
    linearGradient('mist', [
      [0, '#eef2e4', 0],
      [0.5, '#eef2e4', 0.7],
      [1, '#eef2e4', 0],
    ]) +
    linearGradient('h1', [
      [0, '#a9c7c0'],
      [1, '#c5d8cb'],
    ]) +
    linearGradient('h2', [
      [0, '#7fa9a6'],
      [1, '#a8c6bd'],
    ]) +
    define('p1', farPine('#a3c3bf')) +
    define('p2', farPine('#7aa5a5')) +
    define('p3', pine({ dark: '#3f7479', base: '#55898a', light: '#a9c9bd' }, 4)),
  body:
    wash(W, H, 'url(#sky)') +
    moon(620, 150, 56, 'moonglow') +
    scatter(20, 4, (next, i) => use('p1', -100 + i * 76 + next() * 30, 430 + next() * 20, 0.9 + next() * 0.5)) +
    hills(W, H, 420, 14, 6, 2, 'url(#h1)', { drop: 0.02 }) +
    mist(W, 320, 150, 'url(#mist)') +
    scatter(15, 7, (next, i) => use('p2', -100 + i * 104 + next() * 40, 486 + next() * 16, 1.2 + next() * 0.5)) +
    hills(W, H, 474, 12, 6, 6, 'url(#h2)', { drop: 0.03 }) +
    mist(W, 380, 150, 'url(#mist)', 0.9) +
    scatter(10, 10, (next, i) =>
      i > 3 && i < 6 ? '' : use('p3', -80 + i * 150 + next() * 40, 540 + next() * 10, 1.4 + next() * 0.5),
    ) +
    mist(W, 440, 140, 'url(#mist)', 0.8),
};

/** A large paper map held up in front: folds, a dotted way, a mark. */
const map = (): string =>
  shape('M-70-40L-24-52L24-38L70-52L70 44L24 58L-24 44L-70 58Z', '#3a2620', 0.32) +
  cut(
    'M-72-46L-25-58L23-44L72-58L72 36L23 50L-25 36L-72 50Z',
    '#fffaf0',
    shape('M-80-4C-40-22-14 12 12-4C36-18 52-10 80-22L80 70L-80 70Z', '#8cc9a0') +
      shape('M-80 22C-46 8-18 40 10 26C34 14 54 30 80 18L80 70L-80 70Z', '#5fb0c4') +
      shape('M-25-60L23-46L23 60L-25 40Z', '#123a42', 0.14) +
      shape('M72-58L100-58L100 40L72 40Z', '#123a42', 0.1) +
      shape('M-56-24L-42-46L-28-22Z', '#4f9a7a') +
      shape('M-40-20L-30-36L-20-18Z', '#3f8a70'),
  ) +
  line('M-54 14C-40-4-24 0-12-12C4-26 22-16 44-30', '#e2533f', 4.5) +
  line('M40-40L54-26M54-40L40-26', '#e2533f', 5) +
  oval(-54, 16, 6, 6, '#e2533f');

const mid: Drawing = {
  defs:
    linearGradient('floor', [
      [0, '#7da78f'],
      [0.4, '#4b826f'],
      [1, '#1d4f52'],
    ]) +
    linearGradient('path', [
      [0, '#f4ecd0'],
      [1, '#a88e72'],
    ]) +
    glow('lamp', '#ffd27a', 0.8) +
    define('tuft', tuft({ dark: '#2c6560', base: '#43806c', light: '#a3c88f' })) +
    define('cap', mushroom('#d9705a', '#94403f')) +
    define('rock', rock({ dark: '#4b6a72', base: '#7796a0', light: '#c5d6d6' }, 4)),
  body:
    hills(W, 780, 556, 12, 5, 17, 'url(#floor)', { rim: '#fbf6dc', rimOpacity: 0.5 }) +
    shape(
      ribbon(
        [
          [380, 556],
          [430, 590],
          [560, 620],
          [560, 660],
          [480, 760],
        ],
        [
          [430, 554],
          [500, 584],
          [640, 612],
          [760, 660],
          [800, 760],
        ],
      ),
      'url(#path)',
    ) +
    shape(
      ribbon(
        [
          [860, 556],
          [800, 590],
          [700, 612],
          [660, 640],
        ],
        [
          [910, 556],
          [880, 596],
          [790, 628],
          [740, 660],
        ],
      ),
      '#d9c9a8',
    ) +
    pebbles(6, 5, [560, 630, 740, 720], '#7a6450') +
    place(800, 640, 1.25, signPost()) +
    place(800, 458, 0.5, owl()) +
    place(628, 668, 1.3, hedgehog()) +
    place(628, 634, 0.98, map()) +
    oval(560, 634, 14, 12, '#e9c7a0') +
    oval(696, 634, 14, 12, '#d9b188') +
    place(486, 584, 0.8, lantern('lamp')) +
    line('M486 584L486 560M470 556L504 556', '#5d4536', 5) +
    line('M504 556L506 662', '#5d4536', 7) +
    use('rock', 940, 640, 0.7) +
    use('rock', 350, 640, 0.9) +
    use('cap', 400, 652, 0.6) +
    use('cap', 890, 662, 0.7) +
    use('cap', 924, 670, 0.45) +
    scatter(18, 15, (next) => {
      const x = next() * 1280;
      return x > 450 && x < 860 ? '' : use('tuft', x, 600 + next() * 80, 0.5 + next() * 0.4);
    }) +
    fireflies(8, 12, [380, 330, 560, 480]),
};

const near: Drawing = {
  defs:
    vignette('vignette', '#0a2a38', 0.6) +
    linearGradient('ground', [
      [0, '#1d4f55'],
      [1, '#0c2f3a'],
    ]) +
    linearGradient(
      'bark',
      [
        [0, '#12343e'],
        [1, '#2a525a'],
      ],
      [0, 0, 1, 0],
    ) +
    define('tuft', tuft({ dark: '#123a42', base: '#1b4a4f', light: '#4d7f78' })) +
    define('fern', fern({ dark: '#14404a', base: '#1d5054', light: '#437a70' })),
  body:
    place(-20, 740, 0.7, frameTrunk(1120, 'url(#bark)', '#cfe0d4')) +
    place(1310, 740, 0.76, frameTrunk(1060, 'url(#bark)', '#cfe0d4'), { flip: true }) +
    fringe(
      [
        [0, -10, 180, 80],
        [170, -36, 130, 60],
        [1290, -10, 180, 84],
        [1120, -40, 130, 60],
      ],
      '#1b4650',
      7,
    ) +
    hills(W, 760, 698, 10, 6, 23, 'url(#ground)', { rim: '#e6efd8', rimOpacity: 0.3, drop: 0.14 }) +
    scatter(10, 27, (next, i) => {
      const x = -60 + i * 150 + next() * 40;
      return x > 470 && x < 850 ? '' : use('fern', x, 716, 0.8 + next() * 0.4);
    }) +
    scatter(32, 29, (next) => use('tuft', next() * 1500 - 110, 722 + next() * 8, 0.6 + next() * 0.4)) +
    wash(W, H, 'url(#vignette)'),
};

export const notFound = scene('not-found', { far, mid, near });
