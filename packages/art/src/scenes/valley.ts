import { linearGradient } from '../kit/svg.ts';
import { define, place, scatter, shape, use, type Tones } from '../kit/shapes.ts';
import { cloud, flock, glow, mist, skyAround, sun, vignette, wash } from '../kit/sky.ts';
import { folds, hills, peak, ribbon, ripples, rock } from '../kit/land.ts';
import { bush, flower, pine, reeds, roundTree, tuft } from '../kit/plants.ts';
import { observatory, sailBoat } from '../kit/buildings.ts';
import { frameTrunk, fringe } from '../kit/old-tree.ts';
import { deer } from '../kit/animals/deer.ts';
import { butterfly } from '../kit/animals/small.ts';
import { scene, type Drawing } from './compose.ts';

const [W, H] = [1920, 1080];
/** The sun stands over the pass, left of the middle: things are lit from the upper left. */
const [sunX, sunY] = [770, 300];

const stone: Tones = { dark: '#6f8fb4', base: '#9cb9d3', light: '#ffffff' };
const leaf: Tones = { dark: '#2a7560', base: '#4a9a68', light: '#b9d873' };
const needles: Tones = { dark: '#1f5f5e', base: '#33806c', light: '#a3cc84' };

const far: Drawing = {
  defs:
    skyAround('sky', sunX / W, sunY / H, 0.9, [
      [0, '#fffbe6'],
      [0.18, '#f6efd0'],
      [0.4, '#b9e2e4'],
      [0.75, '#6cbcdd'],
      [1, '#3a8fc4'],
    ]) +
    glow('sunglow', '#fff6cf', 0.9) +
    linearGradient('mist', [
      [0, '#f6f3d8', 0],
      [0.5, '#f6f3d8', 0.6],
      [1, '#f6f3d8', 0],
    ]) +
    linearGradient('h1', [
      [0, '#8ec3b4'],
      [1, '#b5d8b4'],
    ]) +
    linearGradient('h2', [
      [0, '#74b58f'],
      [1, '#9acb8c'],
    ]) +
    define('m1', peak(620, 330, stone, 4)) +
    define('m2', peak(480, 250, { ...stone, base: '#b0c8dc', dark: '#86a3c4' }, 9, 0.3)) +
    define('cloud', cloud(5, { shade: '#a8c8dc' })) +
    define('pine', pine({ dark: '#4a8f84', base: '#64a78d', light: '#b9d9a0' }, 6)),
  body:
    wash(W, H, 'url(#sky)') +
    sun(sunX, sunY, 60, 'sunglow', '#fffbe0') +
    use('cloud', 360, 230, 1.2) +
    use('cloud', 1500, 200, 1.4, { flip: true }) +
    use('cloud', 1180, 290, 0.6) +
    flock(6, 8, 560, 220, 220, '#4f86a8') +
    use('m2', 80, 640, 1.1) +
    use('m2', 660, 640, 0.8, { flip: true }) +
    use('m2', 1330, 640, 1.1) +
    use('m1', 330, 660, 1.15) +
    use('m1', 1640, 660, 1.3, { flip: true }) +
    use('m1', 1070, 650, 0.72) +
    mist(W, 510, 190, 'url(#mist)') +
    hills(W, H, 640, 34, 6, 6, 'url(#h1)', { rim: '#fffbd6', drop: 0.04 }) +
    scatter(24, 6, (next, i) =>
      i > 7 && i < 13 ? '' : use('pine', -100 + i * 92 + next() * 40, 680 + next() * 24, 0.5 + next() * 0.3),
    ) +
    hills(W, H, 704, 22, 6, 13, 'url(#h2)', { rim: '#fdfcc0', drop: 0.06 }) +
    folds(8, 6, [80, 730, 1860, 800], '#fff', 0.14),
};

const river = ribbon(
  [
    [880, 720],
    [800, 752],
    [700, 800],
    [760, 870],
    [820, 930],
    [560, 1010],
    [300, 1120],
  ],
  [
    [930, 720],
    [930, 752],
    [900, 796],
    [1060, 860],
    [1240, 930],
    [1200, 1010],
    [1280, 1120],
  ],
);

const mid: Drawing = {
  defs:
    linearGradient('bank', [
      [0, '#a5d67c'],
      [0.4, '#5fae6b'],
      [1, '#23745c'],
    ]) +
    linearGradient('knoll', [
      [0, '#b3dc80'],
      [0.85, '#7cc079'],
      [1, '#86c67c'],
    ]) +
    linearGradient('water', [
      [0, '#f3f6dc'],
      [0.25, '#9ed6e4'],
      [0.7, '#3f9fc8'],
      [1, '#1f6fa6'],
    ]) +
    define('tree', roundTree(leaf, 14)) +
    define('pine', pine(needles, 8)) +
    define('bush', bush(leaf, 15)) +
    define('tuft', tuft({ dark: '#2f8760', base: '#4aa066', light: '#b9dd70' })) +
    define('reed', reeds({ dark: '#2a7558', base: '#4a9a60', light: '#a8d068' })) +
    define('rock', rock({ dark: '#5f7690', base: '#93a9bd', light: '#dbe6ee' }, 3)) +
    define('bloom', flower('#fff', '#dfe6f5', '#ffcf4d')) +
    define('violet', flower('#a99cff', '#7a6ce0')),
  body:
    hills(W, 1140, 756, 10, 5, 19, 'url(#bank)', { rim: '#fdfcb8', rimOpacity: 0.5 }) +
    folds(12, 26, [60, 790, 1860, 960], '#fff', 0.12) +
    shape('M1000 800C1040 700 1120 636 1216 634C1330 634 1420 720 1500 806Z', '#2a7560', 0.25) +
    shape('M1004 806C1044 704 1120 644 1216 642C1330 642 1420 726 1500 812C1400 850 1110 850 1004 806Z', '#e8f2a0') +
    shape(
      'M1004 812C1044 710 1120 650 1216 648C1330 648 1420 732 1500 818C1400 856 1110 856 1004 812Z',
      'url(#knoll)',
    ) +
    place(1120, 672, 0.88, observatory()) +
    use('pine', 1300, 700, 0.7) +
    use('pine', 1352, 736, 0.8) +
    shape(river, '#155c4c', 0.35) +
    place(0, 5, 1, shape(river, 'url(#water)')) +
    shape('M870 800C900 770 960 800 1000 838C1010 860 960 846 930 834C900 822 860 820 870 800Z', '#f6f3dc', 0.35) +
    ripples(26, 9, [760, 780, 1000, 860]) +
    ripples(34, 12, [700, 900, 1150, 1080]) +
    place(
      1010,
      862,
      0.62,
      shape('M-60 10C-20 22 30 22 64 10C50 40 30 70 4 96C-20 70-50 40-60 10Z', '#fff4df', 0.28) + sailBoat(),
    ) +
    use('tree', 150, 840, 1.5) +
    use('tree', 360, 812, 1) +
    use('tree', 1720, 850, 1.7, { flip: true }) +
    use('tree', 1560, 822, 1, { flip: true }) +
    use('pine', 520, 800, 0.9) +
    use('pine', 590, 806, 0.7) +
    use('bush', 470, 850, 0.9) +
    use('bush', 1480, 868, 0.9) +
    use('reed', 690, 890, 0.8) +
    use('reed', 1270, 962, 1, { flip: true }) +
    use('rock', 660, 912, 0.7) +
    use('rock', 1300, 985, 0.9) +
    use('reed', 520, 1000, 1.1) +
    shape('M560 1140C600 1020 690 968 800 972C900 976 960 1030 1000 1140Z', '#f3f9a8') +
    shape('M556 1146C598 1026 690 975 800 979C900 983 958 1036 998 1146Z', 'url(#knoll)') +
    place(792, 1006, 0.92, deer()) +
    use('tuft', 660, 1030, 1) +
    use('bloom', 920, 1046, 1) +
    use('violet', 880, 1040, 0.9) +
    use('tuft', 850, 1040, 0.8) +
    place(952, 690, 0.8, butterfly('#ffb23e', '#ff7a4d'), { rotate: -10 }) +
    scatter(26, 33, (next, i) => {
      const x = next() * 1960 - 20;
      return x > 500 && x < 1300
        ? ''
        : use(['tuft', 'bloom', 'violet'][i % 3]!, x, 890 + next() * 140, 0.6 + next() * 0.6);
    }),
};

const near: Drawing = {
  defs:
    vignette('vignette', '#062c4a', 0.42) +
    linearGradient('ground', [
      [0, '#1f7458'],
      [1, '#0b4a4a'],
    ]) +
    linearGradient(
      'bark',
      [
        [0, '#153f44'],
        [1, '#2b5e50'],
      ],
      [0, 0, 1, 0],
    ) +
    define('tuft', tuft({ dark: '#125247', base: '#1c6a52', light: '#63a85c' })) +
    define('reed', reeds({ dark: '#0f4a44', base: '#1a6650', light: '#4f9a58' })) +
    define('bloom', flower('#fffaf0', '#d6dfe6', '#ffcf4d', '#125247')) +
    define('violet', flower('#b3a6ff', '#7f70dc', '#ffe07a', '#125247')),
  body:
    place(1976, 1110, 1.05, frameTrunk(1180, 'url(#bark)', '#f6f0b0'), { flip: true }) +
    fringe(
      [
        [1930, 0, 250, 130],
        [1720, -40, 190, 90],
        [1540, -60, 150, 70],
        [-40, -30, 200, 100],
        [140, -70, 150, 80],
      ],
      '#1f6a58',
      17,
    ) +
    fringe(
      [
        [1990, 60, 170, 110],
        [1820, -36, 130, 70],
        [-80, -10, 150, 90],
      ],
      '#155548',
      35,
    ) +
    hills(W, 1130, 1064, 14, 7, 63, 'url(#ground)', { rim: '#eef79c', rimOpacity: 0.4, drop: 0.14 }) +
    scatter(9, 47, (next, i) => {
      const x = -80 + i * 250 + next() * 80;
      return x > 560 && x < 1260 ? '' : use('reed', x, 1090, 1.3 + next() * 0.6);
    }) +
    scatter(40, 53, (next) => use('tuft', next() * 2140 - 110, 1086 + next() * 14, 0.9 + next() * 0.6)) +
    scatter(14, 59, (next, i) => {
      const x = -40 + i * 145 + next() * 50;
      return x > 640 && x < 1280 ? '' : use(i % 2 ? 'bloom' : 'violet', x, 1088, 1.2 + next() * 0.8);
    }) +
    wash(W, H, 'url(#vignette)'),
};

export const valley = scene('valley', { far, mid, near });
