import { linearGradient } from '../kit/svg.ts';
import { define, disc, line, place, scatter, shape, use, type Tones } from '../kit/shapes.ts';
import { beams, fireflies, flock, glow, mist, skyAround, streak, sun, vignette, wash } from '../kit/sky.ts';
import { folds, hills, pebbles, ribbon, rock } from '../kit/land.ts';
import { bush, fern, flower, mushroom, roundTree, sprig, tuft } from '../kit/plants.ts';
import { bough, frameTrunk, fringe, greatCrown, greatTrunk, treeDoor, vines } from '../kit/old-tree.ts';
import { lantern } from '../kit/things.ts';
import { fox } from '../kit/animals/fox.ts';
import { rabbit } from '../kit/animals/rabbit.ts';
import { owl } from '../kit/animals/owl.ts';
import { hedgehog } from '../kit/animals/hedgehog.ts';
import { deer } from '../kit/animals/deer.ts';
import { robin } from '../kit/animals/small.ts';
import { scene, type Drawing } from './compose.ts';

const [W, H] = [1920, 1080];
/** The rising sun, behind and to the right of the tree: everything is lit from there. */
const [sunX, sunY] = [1290, 556];

const hazy: Tones = { dark: '#5c9189', base: '#7fb09b', light: '#c9d6a6' };
const green: Tones = { dark: '#1c5a4d', base: '#347a57', light: '#a9c25e' };
const deep: Tones = { dark: '#123f41', base: '#1d5a4c', light: '#5b9650' };
const grass: Tones = { dark: '#1d5546', base: '#2f7450', light: '#8fb856' };

const far: Drawing = {
  defs:
    skyAround('sky', sunX / W, sunY / H, 0.72, [
      [0, '#fff4d0'],
      [0.14, '#ffe0a3'],
      [0.3, '#f9bd86'],
      [0.44, '#c5b08f'],
      [0.62, '#5f9690'],
      [0.82, '#2c6a70'],
      [1, '#174850'],
    ]) +
    glow('sunglow', '#fff1bd', 0.95) +
    linearGradient('mist', [
      [0, '#ffe3b5', 0],
      [0.55, '#ffe3b5', 0.6],
      [1, '#ffe3b5', 0],
    ]) +
    linearGradient('h1', [
      [0, '#a9b89a'],
      [1, '#e3c99b'],
    ]) +
    linearGradient('h2', [
      [0, '#78a592'],
      [1, '#b9bf94'],
    ]) +
    linearGradient('h3', [
      [0, '#4f8a7c'],
      [1, '#8bab83'],
    ]) +
    define('tree', roundTree(hazy, 5, { dark: '#57736a', base: '#6f8a78', light: '#a3b090' })) +
    define(
      'tree2',
      roundTree({ dark: '#376f69', base: '#4f8a78', light: '#a7bb83' }, 12, {
        dark: '#3c5f58',
        base: '#54786a',
        light: '#8ea484',
      }),
    ),
  body:
    wash(W, H, 'url(#sky)') +
    sun(sunX, sunY, 74, 'sunglow', '#fff8df') +
    place(520, 300, 1.1, streak('#f3c79b')) +
    place(1560, 230, 1.3, streak('#e9c69c')) +
    place(1500, 410, 0.8, streak('#ffe2ae')) +
    place(210, 420, 0.8, streak('#9fb59f')) +
    flock(7, 4, 640, 330, 260, '#3f6e6c') +
    hills(W, H, 620, 40, 6, 3, 'url(#h1)', { rim: '#fff1c7', drop: 0.03 }) +
    scatter(26, 8, (next, i) =>
      use('tree', -100 + i * 84 + next() * 40, 668 + next() * 18, 0.5 + next() * 0.35, { flip: true, opacity: 0.8 }),
    ) +
    mist(W, 560, 190, 'url(#mist)') +
    hills(W, H, 690, 26, 7, 9, 'url(#h2)', { rim: '#fff1c7', drop: 0.05 }) +
    scatter(17, 15, (next, i) =>
      i > 7 && i < 12
        ? ''
        : use('tree2', -90 + i * 130 + next() * 50, 740 + next() * 16, 0.9 + next() * 0.5, { flip: true }),
    ) +
    mist(W, 640, 170, 'url(#mist)', 0.8) +
    hills(W, H, 764, 16, 6, 21, 'url(#h3)', { rim: '#fff1c7', drop: 0.06 }) +
    place(300, 830, 1.5, roundTree(deep, 21, { dark: '#2b2f2c', base: '#43423a', light: '#7d6a4a' }), { flip: true }) +
    place(1660, 820, 1.7, roundTree(green, 27, { dark: '#3b2f2a', base: '#5d4634', light: '#b58a58' }), { flip: true }),
};

const path = ribbon(
  [
    [1010, 850],
    [960, 890],
    [820, 930],
    [700, 1000],
    [640, 1100],
  ],
  [
    [1090, 850],
    [1080, 890],
    [1040, 940],
    [1080, 1010],
    [1200, 1100],
  ],
);

const mid: Drawing = {
  defs:
    linearGradient('floor', [
      [0, '#6f9f62'],
      [0.35, '#3c7a58'],
      [1, '#17474a'],
    ]) +
    linearGradient('bank', [
      [0, '#4f8d5e'],
      [1, '#123c42'],
    ]) +
    linearGradient('path', [
      [0, '#ffe2ae'],
      [0.5, '#dcae7f'],
      [1, '#8d6c5c'],
    ]) +
    linearGradient('beam', [
      [0, '#fff3c2', 0.75],
      [1, '#fff3c2', 0],
    ]) +
    glow('lamp', '#ffca5f', 0.95) +
    glow('halo', '#ffdf8e', 0.7) +
    glow('warm', '#ffe7a8', 0.55) +
    define('bush', bush(green, 6)) +
    define('tuft', tuft(grass)) +
    define('daisy', flower('#fff7ea', '#f1d9c8')) +
    define('rose', flower('#ffb38f', '#f08a78')) +
    define('cap', mushroom('#e8674f', '#a8373f')) +
    define('lamp-s', lantern()),
  body:
    hills(W, 1120, 838, 14, 5, 31, 'url(#floor)', { rim: '#ffe9a8', rimOpacity: 0.5 }) +
    folds(12, 5, [100, 880, 1850, 1000], '#fff0b0', 0.1) +
    shape(path, 'url(#path)') +
    pebbles(9, 3, [820, 920, 1030, 1060], '#6d5148') +
    use('bush', 560, 866, 0.9, { flip: true }) +
    use('bush', 1480, 862, 1.1, { flip: true }) +
    use('bush', 700, 856, 0.55, { flip: true }) +
    disc(1130, 500, 420, 'url(#warm)') +
    place(
      1116,
      872,
      0.92,
      greatTrunk({ dark: '#2e2430', base: '#6b4a3a', light: '#b58458' }, '#ffc980') +
        place(30, 10, 0.92, treeDoor(), { flip: true }) +
        greatCrown(
          { dark: '#0f4448', base: '#1b5f55', light: '#3f8a5c' },
          { dark: '#1b5f50', base: '#2f8058', light: '#c3cf62' },
          4,
        ),
      { flip: true },
    ) +
    vines(
      [
        [846, 370, 100],
        [770, 420, 70],
        [1400, 420, 90],
        [1462, 380, 130],
      ],
      '#2a6a4c',
      '#5e9a52',
    ) +
    place(1060, 520, 0.9, bough({ dark: '#2e2430', base: '#5d4036', light: '#8f6a48' })) +
    place(1180, 500, 0.74, bough({ dark: '#3a2a2e', base: '#7a5540', light: '#ffc980' }), { flip: true }) +
    line('M930 512L930 560M1300 492L1300 524M826 488L826 520', '#3a2a2a', 3) +
    disc(930, 606, 110, 'url(#halo)') +
    disc(1300, 566, 110, 'url(#halo)') +
    use('lamp-s', 930, 558, 0.8) +
    use('lamp-s', 1300, 522, 0.72) +
    use('lamp-s', 826, 518, 0.6) +
    place(872, 488, 0.58, owl(), { flip: true }) +
    place(1362, 472, 0.8, robin(), { flip: true }) +
    beams(
      sunX,
      sunY,
      900,
      [
        [62, 8, 0.3],
        [84, 6, 0.25],
        [112, 9, 0.3],
        [136, 6, 0.22],
      ],
      'url(#beam)',
    ) +
    fireflies(16, 9, [560, 560, 1500, 940]) +
    place(1420, 940, 0.84, deer(), { flip: true }) +
    place(1184, 968, 0.64, rabbit(), { flip: true }) +
    place(748, 962, 0.62, hedgehog(), { flip: true }) +
    line('M930 936C960 900 992 890 1014 898', '#5d3f2c', 7) +
    place(1016, 896, 0.86, lantern('lamp')) +
    place(896, 992, 0.96, fox()) +
    scatter(34, 11, (next) => {
      const x = next() * 1960 - 20;
      const y = 900 + next() * 120;
      return x > 660 && x < 1240
        ? ''
        : use(next() > 0.5 ? 'tuft' : next() > 0.5 ? 'daisy' : 'rose', x, y, 0.6 + (y - 880) / 260, { flip: true });
    }) +
    use('cap', 610, 950, 0.7, { flip: true }) +
    use('cap', 566, 962, 0.5, { flip: true }) +
    use('cap', 1500, 960, 0.8, { flip: true }),
};

const near: Drawing = {
  defs:
    vignette('vignette', '#04171f', 0.62) +
    linearGradient('ground', [
      [0, '#14464a'],
      [1, '#07242c'],
    ]) +
    linearGradient(
      'bark',
      [
        [0, '#0a2a33'],
        [1, '#163b3f'],
      ],
      [0, 0, 1, 0],
    ) +
    define('fern', fern({ dark: '#0d3a3e', base: '#175049', light: '#2c6d50' })) +
    define('tuft', tuft({ dark: '#0b3239', base: '#114247', light: '#2a6a55' })) +
    define('sprig', sprig({ dark: '#103c40', base: '#185248', light: '#3b7d55' })) +
    define('bloom', flower('#ffcf9a', '#e39b7c', '#fff0b0', '#1d5a4c')) +
    define('rock', rock({ dark: '#12333c', base: '#22525a', light: '#6d9a86' }, 4)),
  body:
    place(-10, 1110, 1, frameTrunk(1180, 'url(#bark)', '#f2b878')) +
    place(1960, 1110, 1.05, frameTrunk(1180, 'url(#bark)', '#f2b878'), { flip: true }) +
    fringe(
      [
        [-20, 10, 250, 120],
        [200, -30, 200, 90],
        [400, -50, 170, 70],
        [1930, 0, 240, 130],
        [1730, -40, 190, 86],
        [1560, -56, 150, 64],
      ],
      '#0c333b',
      3,
    ) +
    fringe(
      [
        [-60, 60, 170, 100],
        [110, -30, 140, 76],
        [1990, 70, 170, 110],
        [1830, -36, 130, 70],
      ],
      '#082830',
      41,
    ) +
    vines(
      [
        [60, 120, 150],
        [150, 70, 90],
        [1850, 100, 130],
        [1770, 40, 80],
      ],
      '#0c333b',
      '#164a4a',
    ) +
    hills(W, 1130, 1050, 20, 7, 51, 'url(#ground)', { rim: '#f2d08a', rimOpacity: 0.35, drop: 0.16 }) +
    scatter(13, 19, (next, i) => {
      const x = -90 + i * 175 + next() * 50;
      return x > 600 && x < 1280 ? '' : use('fern', x, 1070 + next() * 16, 1 + next() * 0.6, { flip: true });
    }) +
    use('rock', 520, 1066, 1, { flip: true }) +
    use('rock', 1420, 1070, 0.9, { flip: true }) +
    scatter(40, 23, (next) =>
      use(next() > 0.4 ? 'tuft' : 'sprig', next() * 2140 - 110, 1078 + next() * 18, 0.8 + next() * 0.6, { flip: true }),
    ) +
    scatter(10, 29, (next) => {
      const x = next() * 1960;
      return x > 700 && x < 1220 ? '' : use('bloom', x, 1074, 0.8 + next() * 0.5, { flip: true });
    }) +
    wash(W, H, 'url(#vignette)'),
};

export const grove = scene('grove', { far, mid, near });
