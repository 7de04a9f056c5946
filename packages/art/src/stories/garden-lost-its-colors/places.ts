/** The places of the garden. All are drawn in full colour; `washed` takes the colour out of what is not yet painted. */
import { linearGradient } from '../../kit/svg.ts';
import { box, cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from '../../kit/shapes.ts';
import { beams, glow, vignette, wash } from '../../kit/sky.ts';
import { folds, hills } from '../../kit/land.ts';
import { bush, crown, flower, roundTree, tuft } from '../../kit/plants.ts';
import { fringe } from '../../kit/old-tree.ts';
import { appleTree } from '../../kit/harvest.ts';
import { carrot, leafBank, paints, picketFence, plumEasel, puddles, roseArch, wateringCan } from '../../kit/garden.ts';
import { pearl, type Fading } from '../../kit/pearl.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { daylights, outdoors, type Daylight } from '../outdoors.ts';
import { storySize } from '../catalogue.ts';

const { width: W, height: H } = storySize;

/** White wood: fence, arch, table cloth. Brown wood: boards and tables. */
export const whiteWood: Tones = { dark: '#c9b79c', base: '#fbf3e4', light: '#ffffff' };
export const brownWood: Tones = { dark: '#6d4730', base: '#a9744a', light: '#dcae7c' };
const soil: Tones = { dark: '#4c3226', base: '#7a5440', light: '#a87c5e' };

/** The evening of the party: a blue sky that turns golden where the sun stands. */
export const partyEvening: Daylight = {
  ...daylights.noon,
  sky: [
    [0, '#fff6cf'],
    [0.22, '#ffe3a0'],
    [0.48, '#c8e0d8'],
    [0.75, '#7cc0ea'],
    [1, '#4a97dc'],
  ],
  light: { x: 128, y: 168, r: 54, color: '#ffd84a', glow: '#ffe27a' },
  cloud: { face: '#fff8ec', shade: '#e8c8b0' },
  rim: '#fff0a8',
  corner: '#3a2a10',
};

/** Takes the colour out of a drawing. */
export const washed = ({ defs, body }: Drawing, fading?: Fading): Drawing => ({
  defs: pearl(defs, fading),
  body: pearl(body, fading),
});

/** Sky, hills and a row of round trees, then the lawn from `y` down. */
export const lawn = (day: Daylight, y = 470, seed = 3): Drawing => {
  const back = outdoors(day, { horizon: y - 20, seed, woods: false });
  return {
    defs:
      back.defs +
      linearGradient('lawn', [
        [0, day.floor[0]],
        [1, day.floor[1]],
      ]) +
      define(
        'far',
        roundTree({ dark: day.land[2], base: day.land[1], light: day.land[0] }, 6, {
          dark: day.land[2],
          base: day.land[2],
          light: day.land[1],
        }),
      ) +
      define('tree', roundTree(day.leaf, 5, day.bark)) +
      define('tuft', tuft(day.grass)) +
      linearGradient('ray', [
        [0, day.light.glow, 0.8],
        [1, day.light.glow, 0],
      ]),
    body:
      back.body +
      scatter(13, seed, (next, i) =>
        use('far', -20 + i * 112 + next() * 30, y - 6 + next() * 10, 0.62 + next() * 0.3),
      ) +
      [
        [40, 1.3],
        [1236, 1.4],
      ]
        .map(([x, s]) => use('tree', x!, y + 20, s))
        .join('') +
      hills(W, H + 60, y, 8, 5, seed + 4, 'url(#lawn)', { rim: day.rim, rimOpacity: 0.6 }) +
      folds(8, seed + 7, [80, y + 50, W - 80, H - 40], day.rim, 0.16) +
      scatter(20, seed + 1, (next) => {
        const [x, t] = [next() * W, next()];
        return Math.abs(x - W / 2) < 330 ? '' : use('tuft', x, y + 60 + t * (H - y - 60), 0.4 + t * 0.4);
      }),
  };
};

const sunRays = ({ light }: Daylight): string =>
  beams(
    light.x,
    light.y - 30,
    780,
    [
      [40, 5, 0.3],
      [58, 8, 0.34],
      [78, 6, 0.26],
      [98, 7, 0.28],
    ],
    'url(#ray)',
  );

/** A vegetable bed with a wooden edge, `width` wide, its front edge on (0, 0); each plant stands in it at [x, scale]. */
export const vegetableBed = (width: number, plants: string): string =>
  oval(0, 6, width * 0.56, 16, '#06121f', 0.22) +
  cut(
    `M${-width / 2 + 24}-104L${width / 2 - 24}-104L${width / 2}-20L${-width / 2}-20Z`,
    soil.base,
    scatter(16, 4, (next) =>
      oval(
        (next() - 0.5) * width,
        -96 + next() * 80,
        18 + next() * 20,
        5 + next() * 4,
        next() > 0.5 ? soil.dark : soil.light,
        0.5,
      ),
    ) + shape(`M${-width / 2}-110L${width / 2}-110L${width / 2}-92L${-width / 2}-92Z`, soil.dark, 0.7),
  ) +
  plants +
  [-1, 1]
    .map((side) =>
      cut(
        `M${side * (width / 2 - 30)}-112L${side * (width / 2 - 14)}-112L${side * (width / 2 + 10)}-22L${side * (width / 2 - 10)}-22Z`,
        side < 0 ? brownWood.base : brownWood.dark,
        '',
      ),
    )
    .join('') +
  cut(
    `M${-width / 2 - 12}-30L${width / 2 + 12}-30L${width / 2 + 12} 8L${-width / 2 - 12} 8Z`,
    brownWood.base,
    box(-width, -32, width * 2, 9, brownWood.light, 0, 0.8) +
      box(-width, -2, width * 2, 14, brownWood.dark, 0, 0.7) +
      line(`M${-width * 0.4}-14L${-width * 0.1}-13M${width * 0.1}-8L${width * 0.42}-9`, brownWood.dark, 3, 0.5),
  );

/** Five carrots in a row for a bed; `missing` leaves one place empty. */
export const carrotRow = (gap: number, scale: number, color: Tones, top: Tones, missing = -1): string =>
  [-2, -1, 0, 1, 2]
    .map((k, i) =>
      i === missing ? oval(k * gap, -52, 34, 10, '#2c1b14', 0.55) : place(k * gap, -50, scale, carrot(color, top)),
    )
    .join('');

const path = (day: Daylight): string =>
  linearGradient('path', [
    [0, '#fff3d0'],
    [0.5, '#ecd2a4'],
    [1, '#b08a64'],
  ]) + glow('within', day.light.glow, 0.9);

/** The gate: fence and rose arch, and a path that forks to a leafy bush on the right and a carrot bed on the left. */
export const gatePlace = (day: Daylight): Drawing => ({
  defs: path(day) + define('bush', bush(day.leaf, 8)),
  body:
    picketFence(-30, 1310, 528, whiteWood, [490, 790]) +
    disc(640, 330, 220, 'url(#within)') +
    [
      [586, 0.5],
      [690, 0.6],
    ]
      .map(([x, s]) => use('far', x!, 512, s))
      .join('') +
    shape(
      'M556 520C552 556 500 590 380 606C240 622 60 630-80 640L-80 690C140 680 300 676 420 700C460 716 470 740 476 790L804 790C812 740 824 716 870 700C980 676 1150 680 1360 690L1360 640C1220 630 1040 622 900 606C780 590 728 556 724 520Z',
      'url(#path)',
    ) +
    line('M556 520C552 556 500 590 380 606C240 622 60 630-80 640', '#fff', 4, 0.5) +
    shape('M-80 690C140 680 300 676 420 700C460 716 470 740 476 790L-80 790Z', 'url(#lawn)') +
    shape('M1360 690C1150 680 980 676 870 700C824 716 812 740 804 790L1360 790Z', 'url(#lawn)') +
    place(640, 536, 0.96, roseArch(day.leaf, whiteWood, paints.red)) +
    use('bush', 1070, 590, 1.7) +
    use('bush', 1220, 610, 1.3, { flip: true }) +
    place(230, 610, 0.62, vegetableBed(520, carrotRow(96, 0.8, paints.orange, paints.green))) +
    sunRays(day) +
    puddles(
      [
        [330, 660, 70],
        [1000, 652, 84],
        [560, 574, 40],
      ],
      { dark: '#8fb0c4', base: '#c9e4f0', light: '#ffffff' },
    ) +
    shape('M496 214C506 232 507 242 501 248C495 253 487 249 486 241C485 234 490 226 496 214Z', '#bfe6f6') +
    oval(494, 240, 3, 4, '#fff', 0.9),
});

/** One big leaf that hangs from (0, 0), 130 long; `bitten` has a piece out of its edge. */
export const bigLeaf = ({ dark, base, light }: Tones, bitten = false): string =>
  cut(
    bitten
      ? 'M0 0C40 8 56 46 50 78C44 76 36 80 36 88C28 86 20 94 26 104C20 116 10 126 0 132C-34 108-62 40 0 0Z'
      : 'M0 0C50 8 70 66 0 132C-70 66-50 8 0 0Z',
    base,
    shape('M0 0C4 40 4 90 0 132L80 132L80 0Z', dark, 0.5) +
      shape('M-60 70C-52 30-30 6-2 0C-24 24-34 54-30 100Z', light, 0.7) +
      line('M0 6L0 122M0 34L-26 52M0 60L-28 82M0 34L26 50M0 60L28 78', light, 3, 0.7),
  );

/** Close to a big bush, whose leaves have the tones `leaf`, and its bough to the right of it; before it the lawn is free. */
export const bushPlace = (leaf: Tones, bough: Tones, bitten = false): Drawing => ({
  defs: define('leaf', bigLeaf(leaf)) + define('bite', bigLeaf(leaf, bitten)),
  body:
    oval(300, 600, 420, 40, '#06121f', 0.16) +
    (
      [
        [60, 520, 280, 190, 5],
        [330, 560, 230, 150, 3],
        [30, 250, 240, 190, 9],
        [240, 390, 240, 180, 7],
        [330, 190, 200, 140, 11],
        [130, 80, 240, 140, 13],
        [90, 330, 150, 110, 17],
        [400, 500, 120, 90, 21],
      ] as const
    )
      .map(([x, y, rx, ry, s], i) => crown(x, y, rx, ry, i % 2 ? leaf : { ...leaf, dark: leaf.dark }, s, 13))
      .join('') +
    scatter(26, 5, (next, i) => {
      const [x, y] = [20 + (i % 5) * 94 + next() * 40, 60 + Math.floor(i / 5) * 108 + next() * 60];
      return use('leaf', x, y, 0.4 + next() * 0.26, { rotate: -60 + next() * 120, opacity: 0.85 });
    }) +
    cut(
      'M300 170C420 90 600 70 820 120C840 126 836 138 820 136C620 96 440 126 320 220Z',
      bough.base,
      shape('M300 220C460 110 640 100 840 140L840 160L300 260Z', bough.dark, 0.6) +
        line('M300 176C420 96 600 76 820 124', bough.light, 7, 0.8),
    ) +
    (
      [
        [500, 106, -24, 0.9],
        [590, 96, 18, 0.8],
        [700, 108, -10, 1],
        [786, 122, -38, 0.9],
        [824, 128, -78, 0.8],
        [440, 130, 30, 0.9],
        [540, 100, 190, 0.62],
        [660, 100, 160, 0.6],
        [760, 112, 200, 0.6],
      ] as const
    )
      .map(([x, y, a, s], i) => use(i === 3 ? 'bite' : 'leaf', x, y, s, { rotate: a }))
      .join('') +
    (
      [
        [420, 330, -70, 0.9],
        [460, 420, -50, 0.8],
        [420, 520, -76, 0.9],
      ] as const
    )
      .map(([x, y, a, s]) => use('leaf', x, y, s, { rotate: a }))
      .join(''),
});

/** The vegetable garden before its bed: fence and watering can. */
export const bedPlace = (): Drawing => ({
  defs: '',
  body:
    picketFence(-30, 1310, 520, whiteWood) +
    place(196, 560, 0.9, wateringCan({ dark: '#4f7f9c', base: '#7fb4cf', light: '#cfeaf4' })),
});

/** Under the apple tree: the picture of a plum on its easel. What is painted stays: the plum is purple. */
export const treePlace = (day: Daylight): Drawing => ({
  defs: define('apples', appleTree(day.leaf, 9, day.bark)),
  body: picketFence(-30, 1310, 512, whiteWood) + use('apples', 1020, 588, 2.3) + sunRays(day),
});

/** The easel, with only its plum in colour. */
export const easel = (x: number, y: number, scale: number, woods: Tones): string =>
  place(x, y, scale, plumEasel(paints.purple, woods));

/** A path that comes towards us from the middle of the garden. */
export const pathPlace = (day: Daylight): Drawing => ({
  defs: path(day),
  body:
    picketFence(-30, 1310, 508, whiteWood) +
    shape(
      'M700 500C640 540 560 560 440 600C320 640 240 690 220 800L1020 800C1000 720 960 660 900 620C850 580 800 540 776 500Z',
      'url(#path)',
    ) +
    line('M700 500C640 540 560 560 440 600C320 640 240 690 220 800', '#fff', 5, 0.45) +
    scatter(14, 6, (next) => {
      const t = next();
      return oval(640 + (next() - 0.5) * (160 + t * 400), 530 + t * 180, 14 + t * 24, 4 + t * 7, '#8a6a4c', 0.3);
    }) +
    sunRays(day),
});

/** A long white wall across the garden, from y = 300 to 590. */
export const wallPlace = (day: Daylight): Drawing => ({
  defs:
    linearGradient('wall', [
      [0, '#fffdf6'],
      [0.6, '#f7ead2'],
      [1, '#dcc3a4'],
    ]) +
    define('daisy', flower('#ffffff', '#d9e3f4')) +
    define('bush', bush(day.leaf, 8)),
  body:
    [
      [90, 330, 1.1],
      [330, 320, 0.9],
      [960, 322, 1],
      [1190, 330, 1.2],
    ]
      .map(([x, y, s]) => use('tree', x!, y!, s))
      .join('') +
    shape('M-140 310L1420 310L1420 620L-140 620Z', 'url(#wall)') +
    box(-140, 300, W + 280, 26, '#fffaf0', 8) +
    box(-140, 320, W + 280, 8, '#cdb28f', 0, 0.6) +
    scatter(16, 8, (next) => box(next() * W - 30, 346 + next() * 220, 54 + next() * 40, 22, '#e9d5b6', 8, 0.4)) +
    shape('M-140 600C200 584 900 590 1420 600L1420 800L-140 800Z', 'url(#lawn)') +
    line('M-140 600C200 584 900 590 1420 600', day.rim, 4, 0.7) +
    sunRays(day) +
    scatter(16, 3, (next) => use('tuft', next() * W, 616 + next() * 90, 0.5 + next() * 0.4)),
});

/** Broad leaves at both lower corners and twigs above: the foreground of every scene. */
export const gardenNear = (tones: Tones, seed = 1): Drawing => ({
  defs:
    define('bank', leafBank(300, seed, tones)) +
    define('bank2', leafBank(260, seed + 4, { ...tones, base: tones.dark })),
  body:
    use('bank2', 60, 730, 0.8) +
    use('bank', 0, 740, 0.8) +
    use('bank2', W - 60, 730, 0.8, { flip: true }) +
    use('bank', W, 740, 0.8, { flip: true }) +
    fringe(
      [
        [-10, -20, 150, 70],
        [W + 10, -20, 150, 70],
      ],
      tones.base,
      seed + 3,
    ) +
    fringe(
      [
        [-40, 0, 100, 60],
        [W + 40, 0, 100, 60],
      ],
      tones.dark,
      seed + 8,
    ),
});

/** A light corner shade that keeps the pearl gray friendly. */
export const softCorners = (color: string, strength = 0.34): Drawing => ({
  defs: vignette('soft', color, strength),
  body: wash(W, H, 'url(#soft)'),
});
