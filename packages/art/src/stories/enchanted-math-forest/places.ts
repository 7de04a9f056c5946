/** The places of the enchanted forest, each in the light of its time of day. */
import { linearGradient } from '../../kit/svg.ts';
import { cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from '../../kit/shapes.ts';
import { beams, glow, mist } from '../../kit/sky.ts';
import { folds, hills, pebbles, ribbon, ripples, rock } from '../../kit/land.ts';
import { bush, farPine, fern, flower, mushroom, pine, reeds, roundTree, tuft } from '../../kit/plants.ts';
import { leafGate, deck } from '../../kit/gates.ts';
import { appleTree, bigAppleTree } from '../../kit/harvest.ts';
import { greatCrown, greatTrunk } from '../../kit/old-tree.ts';
import { steppingStone, stoneTones } from '../../kit/water.ts';
import type { Drawing } from '../../scenes/compose.ts';
import type { Daylight } from '../outdoors.ts';
import { storySize } from '../catalogue.ts';

const { width: W, height: H } = storySize;

/** What grows on every forest floor, by the names that `use` takes. */
const undergrowth = (day: Daylight): string =>
  linearGradient('floor', [
    [0, day.floor[0]],
    [1, day.floor[1]],
  ]) +
  define('pine', pine(day.needles, 4)) +
  define('tree', roundTree(day.leaf, 5, day.bark)) +
  define('bush', bush(day.leaf, 8)) +
  define('fern', fern(day.grass)) +
  define('tuft', tuft(day.grass)) +
  define('red', mushroom('#e5524a', '#9c2c40')) +
  linearGradient('ray', [
    [0, day.light.glow, 0.8],
    [1, day.light.glow, 0],
  ]);

/** Grass and ferns on the floor from `top` down, outside the middle. */
const meadowGrass = (top: number, seed: number, [left, right]: readonly [number, number] = [380, 900]): string =>
  scatter(26, seed, (next) => {
    const [x, t] = [next() * (W + 80) - 40, next()];
    return x > left && x < right ? '' : use(next() > 0.8 ? 'fern' : 'tuft', x, top + t * (H - top), 0.4 + t * 0.5);
  });

const trees = (list: readonly (readonly [x: number, y: number, scale: number, kind?: 'pine'])[]): string =>
  list.map(([x, y, scale, kind]) => use(kind ?? 'tree', x, y, scale)).join('');

const floor = (day: Daylight, y: number, seed: number): string =>
  hills(W, H + 60, y, 10, 5, seed, 'url(#floor)', { rim: day.rim, rimOpacity: 0.5, drop: 0.1 }) +
  folds(9, seed + 3, [60, y + 40, W - 60, H - 40], day.rim, 0.12);

const rays = ({ light }: Daylight): string =>
  beams(
    light.x,
    light.y - 30,
    760,
    [
      [48, 5, 0.3],
      [64, 7, 0.34],
      [82, 6, 0.28],
      [100, 7, 0.3],
    ],
    'url(#ray)',
  );

/** The gate of green leaves, a stream on its left, a row of red mushrooms on its right. */
export const gatePlace = (day: Daylight): Drawing => ({
  defs:
    undergrowth(day) +
    linearGradient('water', [
      [0, '#cfe6f0'],
      [0.4, '#7fb4cf'],
      [1, '#2f6b96'],
    ]) +
    linearGradient('path', [
      [0, '#ffe9bb'],
      [0.5, '#e0b98f'],
      [1, '#8a6a66'],
    ]) +
    glow('within', '#fff6cf', 1) +
    linearGradient('beyond', [
      [0, '#ffe3b8'],
      [0.6, '#fff6d6'],
      [1, '#f6e6b0'],
    ]),
  body:
    trees([
      [90, 556, 1.35],
      [250, 530, 0.9, 'pine'],
      [330, 540, 0.8],
      [950, 536, 0.9],
      [1050, 530, 1, 'pine'],
      [1190, 560, 1.4],
    ]) +
    floor(day, 520, 22) +
    shape(
      ribbon(
        [
          [350, 522],
          [330, 548],
          [250, 584],
          [120, 640],
          [-140, 740],
        ],
        [
          [384, 522],
          [392, 550],
          [400, 590],
          [372, 650],
          [330, 760],
        ],
      ),
      'url(#water)',
    ) +
    line('M350 522C330 548 250 584 120 640C40 676-60 710-140 740', day.rim, 4, 0.6) +
    line('M384 522C392 550 400 590 372 650C360 690 344 720 330 760', day.grass.dark, 6, 0.5) +
    ripples(16, 5, [60, 590, 300, 700], '#fff', 0.8) +
    shape(
      ribbon(
        [
          [610, 540],
          [590, 580],
          [540, 640],
          [470, 750],
        ],
        [
          [670, 540],
          [704, 580],
          [770, 640],
          [860, 750],
        ],
      ),
      'url(#path)',
    ) +
    pebbles(9, 7, [560, 590, 740, 700], '#6b4e4c') +
    place(
      640,
      588,
      0.96,
      leafGate(
        day.leaf,
        day.bark,
        '#fff3f0',
        disc(0, -170, 260, 'url(#within)') +
          cut(
            'M-136 6L-112-180C-104-280-60-318 0-318C60-318 104-280 112-180L136 6Z',
            'url(#beyond)',
            [
              [-84, 0.72, '#ecd3a0'],
              [92, 0.8, '#ecd3a0'],
              [-36, 0.56, '#e0c089'],
              [50, 0.6, '#e0c089'],
            ]
              .map(([x, s, color]) => place(Number(x), -14, Number(s), farPine(String(color))))
              .join('') +
              shape('M-150-14C-60-34 60-34 150-14L150 20L-150 20Z', '#d3bd7c') +
              shape('M-18-30C-14-16-60 0-80 20L80 20C60 0 14-16 18-30Z', '#fff1c4') +
              disc(0, -130, 150, 'url(#within)'),
          ),
      ),
    ) +
    use('bush', 372, 566, 0.55) +
    use('bush', 930, 566, 0.7) +
    [
      [860, 612, 0.5],
      [900, 622, 0.56],
      [944, 633, 0.64],
      [992, 645, 0.72],
      [1046, 659, 0.82],
      [1106, 675, 0.92],
    ]
      .map(([x, y, s]) => use('red', x!, y!, s))
      .join('') +
    rays(day) +
    meadowGrass(560, 27, [20, 1160]) +
    [
      [430, 620, 0.6],
      [830, 680, 0.8],
      [900, 700, 0.9],
      [400, 700, 0.9],
    ]
      .map(([x, y, s]) => use('tuft', x!, y!, s))
      .join(''),
});

/** Where the seven stones lie in the stream, from the near bank on, as [x, y, scale]. The first three are gray, the others white. */
export const stonesFromTheBank = [
  [376, 630, 0.98],
  [478, 606, 0.93],
  [577, 583, 0.88],
  [672, 559, 0.83],
  [762, 535, 0.78],
  [847, 511, 0.73],
  [926, 488, 0.68],
] as const;
export const stonesFarther = [
  [310, 556, 0.8],
  [422, 540, 0.77],
  [530, 526, 0.74],
  [634, 514, 0.71],
  [733, 503, 0.68],
  [827, 493, 0.65],
  [916, 484, 0.62],
] as const;

/** The stream with its stones, seen from the near bank. */
export const streamPlace = (day: Daylight, stones: typeof stonesFromTheBank | typeof stonesFarther): Drawing => ({
  defs:
    undergrowth(day) +
    linearGradient('water', [
      [0, '#d6f4f0'],
      [0.25, '#7fd3dd'],
      [0.7, '#2f97c2'],
      [1, '#176a9e'],
    ]) +
    define('reeds', reeds(day.grass)) +
    define('daisy', flower('#ffffff', '#d9e3f4')) +
    (['gray', 'white'] as const).map((kind, i) => define(kind, steppingStone(stoneTones[kind], 4 + i))).join(''),
  body:
    trees([
      [70, 452, 1.2],
      [210, 436, 0.85, 'pine'],
      [330, 440, 0.8],
      [470, 432, 0.7, 'pine'],
      [1010, 440, 1.05],
      [1130, 434, 1, 'pine'],
      [1220, 452, 1.3],
    ]) +
    floor(day, 418, 12) +
    use('bush', 130, 462, 0.8) +
    use('bush', 560, 452, 0.5) +
    use('bush', 1150, 470, 0.8) +
    shape('M-140 470C120 462 420 478 700 458C900 446 1100 440 1420 448L1420 760L-140 760Z', day.bark.dark, 0.55) +
    shape('M-140 480C120 472 420 488 700 468C900 456 1100 450 1420 458L1420 760L-140 760Z', 'url(#water)') +
    line('M-140 480C120 472 420 488 700 468C900 456 1100 450 1420 458', '#fff', 3, 0.7) +
    mist(W, 474, 60, 'url(#mist)', 0.5) +
    shape('M300 480C350 560 330 640 240 760L470 760C470 640 430 540 390 484Z', '#fff', 0.14) +
    ripples(46, 9, [-40, 500, 1260, 690], '#fff', 0.75) +
    ripples(16, 31, [-40, 560, 1260, 700], '#0f5f92', 0.45) +
    use('reeds', 1090, 492, 0.5) +
    use('reeds', 1180, 506, 0.62) +
    rays(day) +
    stones.map(([x, y, scale], i) => use(i < 3 ? 'gray' : 'white', x, y, scale)).join('') +
    shape(
      'M-140 570C20 560 150 580 240 610C330 640 360 676 470 690C560 700 620 730 660 770L-140 770Z',
      day.bark.dark,
      0.6,
    ) +
    shape('M-140 580C20 570 150 590 230 622C310 652 350 690 450 702C530 710 590 740 630 780L-140 780Z', 'url(#floor)') +
    line('M-140 580C20 570 150 590 230 622C310 652 350 690 450 702C530 710 590 740 630 780', day.rim, 4, 0.6) +
    scatter(12, 5, (next) =>
      use(next() > 0.45 ? 'tuft' : 'daisy', next() * 190, 640 + next() * 80, 0.5 + next() * 0.4),
    ) +
    use('fern', 60, 640, 0.8),
});

/** A clearing with a big apple tree on the right and red mushrooms in the grass. */
export const orchardPlace = (day: Daylight): Drawing => ({
  defs:
    undergrowth(day) +
    define('apples', appleTree(day.leaf, 9, day.bark)) +
    define('daisy', flower('#ffffff', '#e3ead0')) +
    define('gold', flower('#ffd75e', '#f0a83a')),
  body:
    trees([
      [60, 520, 1.2],
      [180, 498, 0.9, 'pine'],
      [300, 502, 0.75],
      [1050, 500, 0.8, 'pine'],
      [1230, 520, 1.3],
    ]) +
    use('apples', 420, 512, 0.8) +
    use('apples', 640, 506, 0.66) +
    floor(day, 500, 17) +
    use('bush', 90, 560, 0.9) +
    use('bush', 1180, 556, 0.9) +
    place(880, 612, 1.1, bigAppleTree(day.leaf, day.bark, 6)) +
    rays(day) +
    meadowGrass(560, 14, [230, 1010]) +
    [
      [212, 640, 0.8],
      [262, 656, 0.56],
      [1050, 640, 0.84],
      [1102, 660, 0.6],
      [330, 584, 0.4],
    ]
      .map(([x, y, s]) => use('red', x!, y!, s))
      .join('') +
    [
      [150, 680, 0.7],
      [300, 700, 0.6],
      [1010, 700, 0.7],
      [1180, 690, 0.8],
      [700, 560, 0.36],
    ]
      .map(([x, y, s], i) => use(i % 2 ? 'gold' : 'daisy', x!, y!, s))
      .join(''),
});

/** The wood of the bridge at dusk, warmed by the lanterns. */
export const wood: Tones = { dark: '#3d2440', base: '#84545a', light: '#d99a80' };

/** A gorge with a stream in it, between two banks; `turn` tips the bridge over it, and `upon` is drawn on the bridge whose middle is at (0, 0). */
export const bridgePlace = (day: Daylight, upon: string, turn = 0): Drawing => ({
  defs:
    undergrowth(day) +
    linearGradient('water', [
      [0, '#c9a6c8'],
      [0.4, '#5d6aa8'],
      [1, '#1f2f6a'],
    ]) +
    linearGradient('cliff', [
      [0, day.bark.base],
      [1, day.bark.dark],
    ]) +
    define('rock', rock({ dark: '#2c2450', base: '#4f4478', light: '#a889b0' }, 3)) +
    define('reeds', reeds(day.grass)) +
    glow('warm', '#ffc867', 0.6),
  body:
    trees([
      [40, 500, 1.3],
      [160, 486, 1, 'pine'],
      [290, 480, 0.9, 'pine'],
      [1000, 480, 0.95, 'pine'],
      [1120, 488, 1.05],
      [1240, 500, 1.3, 'pine'],
    ]) +
    floor(day, 470, 9) +
    shape(
      'M470 478C540 473 740 473 810 478C890 494 930 520 940 560L1060 780L230 780L340 560C350 520 390 494 470 478Z',
      'url(#water)',
    ) +
    mist(W, 470, 110, 'url(#mist)', 0.5) +
    ripples(22, 5, [360, 560, 920, 700], '#ffd9c4', 0.6) +
    disc(640, 600, 260, 'url(#warm)') +
    place(640, 540, 1, deck(wood) + upon, { rotate: turn }) +
    shape('M-140 530C60 516 220 516 352 540C380 560 372 600 340 640C310 690 320 730 350 780L-140 780Z', 'url(#cliff)') +
    shape('M-140 530C60 516 220 516 352 540C376 552 372 570 340 574C220 560 60 560-140 580Z', 'url(#floor)') +
    line('M-140 530C60 516 220 516 352 540', day.rim, 4, 0.6) +
    shape(
      'M1420 530C1220 516 1060 516 928 540C900 560 908 600 940 640C970 690 960 730 930 780L1420 780Z',
      'url(#cliff)',
    ) +
    shape('M1420 530C1220 516 1060 516 928 540C904 552 908 570 940 574C1060 560 1220 560 1420 580Z', 'url(#floor)') +
    line('M1420 530C1220 516 1060 516 928 540', day.rim, 4, 0.6) +
    shape(
      'M352 560C372 580 360 620 330 660C300 700 310 740 330 780L290 780C280 720 310 680 326 640C340 604 350 580 330 574Z',
      day.rim,
      0.16,
    ) +
    line(
      'M-20 620C80 606 200 616 300 606M-20 676C100 660 180 672 290 664M1300 626C1200 610 1080 620 980 610M1300 680C1180 664 1100 676 990 668',
      day.rim,
      6,
      0.1,
    ) +
    use('rock', 316, 730, 0.7) +
    use('rock', 968, 734, 0.8) +
    use('rock', 240, 742, 0.9) +
    [
      [60, 560, 0.9],
      [180, 566, 0.6],
      [1080, 566, 0.6],
      [1200, 560, 0.9],
      [250, 560, 0.5],
      [1020, 560, 0.5],
    ]
      .map(([x, y, s], i) => use(i < 4 ? 'fern' : 'tuft', x!, y!, s))
      .join('') +
    use('reeds', 420, 720, 0.7) +
    use('reeds', 860, 724, 0.7) +
    use('red', 130, 572, 0.6) +
    use('red', 1150, 572, 0.6),
});

/** The oldest tree in its clearing; `bark` are its tones, `shining` is drawn over its trunk (640 wide and high, standing on (0, 0)). */
export const heartPlace = (day: Daylight, bark: Tones, shining: string): Drawing => ({
  defs: undergrowth(day) + glow('heart', '#ffe48a', 1) + define('daisy', flower('#fff3c8', '#f0cf8a')),
  body:
    trees([
      [70, 530, 1.2],
      [190, 508, 0.95, 'pine'],
      [300, 500, 0.7],
      [990, 504, 0.8],
      [1090, 508, 1, 'pine'],
      [1220, 530, 1.3],
    ]) +
    floor(day, 508, 14) +
    disc(640, 360, 420, 'url(#heart)') +
    (day.light.moon ? '' : rays(day)) +
    place(
      640,
      574,
      0.6,
      greatTrunk(bark, day.rim) + shining + greatCrown({ ...day.leaf, base: day.leaf.dark }, day.leaf, 4),
    ) +
    use('bush', 330, 566, 0.7) +
    use('bush', 950, 570, 0.7) +
    oval(640, 590, 250, 24, day.light.glow, 0.22) +
    meadowGrass(570, 19, [300, 980]) +
    [
      [230, 620, 0.6],
      [270, 640, 0.5],
      [1030, 630, 0.7],
      [1080, 648, 0.5],
    ]
      .map(([x, y, s]) => use('red', x!, y!, s))
      .join('') +
    [
      [160, 690, 0.8],
      [350, 700, 0.6],
      [930, 704, 0.6],
      [1150, 690, 0.8],
    ]
      .map(([x, y, s]) => use('daisy', x!, y!, s))
      .join(''),
});

/** Soft ground before a far wood: a flower bed for the middle of the picture. */
export const gardenPlace = (day: Daylight): Drawing => ({
  defs:
    undergrowth(day) +
    define('daisy', flower('#ffffff', '#d9e3f4')) +
    define('pink', flower('#ffb3cd', '#ee86ac')) +
    glow('halo', '#fffbd0', 0.9),
  body:
    trees([
      [60, 500, 1.3],
      [190, 480, 0.9, 'pine'],
      [300, 484, 0.8],
      [1000, 484, 0.85],
      [1100, 480, 1, 'pine'],
      [1225, 500, 1.3],
    ]) +
    floor(day, 478, 14) +
    disc(640, 440, 380, 'url(#halo)') +
    rays(day) +
    hills(W, H + 60, 640, 8, 5, 33, '#6b4a3a', { rim: '#d9ac7c', rimOpacity: 0.6 }) +
    [664, 690, 714]
      .map((y) => line(`M-140 ${y}C200 ${y - 12} 420 ${y + 8} 640 ${y}S1100 ${y - 10} 1420 ${y}`, '#4a3024', 5, 0.45))
      .join('') +
    scatter(30, 7, (next) =>
      oval(next() * W, 652 + next() * 66, 4 + next() * 6, 3, next() > 0.5 ? '#8f6a50' : '#4a3024', 0.7),
    ) +
    meadowGrass(500, 23, [260, 1020]),
});
