/** The scenes of the forecast under the open sky: hill, quay, street, sea. */
import { linearGradient } from '../../kit/svg.ts';
import {
  again,
  box,
  cut,
  define,
  disc,
  line,
  oval,
  place,
  scallop,
  scatter,
  shape,
  use,
  type Tones,
} from '../../kit/shapes.ts';
import { glow } from '../../kit/sky.ts';
import {
  chapelFront,
  houseColors,
  houseRow,
  lanternBoat,
  lowHouse,
  mast,
  paperLantern,
  siren,
  stationHouse,
  stormTower,
} from '../../kit/harbor.ts';
import { teacup, teapot } from '../../kit/watch-room.ts';
import { goat, lyingGoat } from '../../kit/animals/goat.ts';
import { forecaster, sittingForecaster } from '../../kit/forecaster.ts';
import { paintPot, paints } from '../../kit/garden.ts';
import { pearl } from '../../kit/pearl.ts';
import { cloths, person, poses, type Pose } from '../../kit/people.ts';
import { layers, type StoryScene } from '../story-scene.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { atNight, bea, finch, handAt, islanders, marisol } from './cast.ts';
import {
  harborNear,
  harborQuarter,
  hillTop,
  openSea,
  quay,
  sailboats,
  seaCorners,
  shores,
  shorter,
  type Shore,
} from './places.ts';

const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });
const outside = (day: Shore, ...drawings: readonly Drawing[]): StoryScene => ({
  picture: shorter(layers(...drawings, seaCorners)),
  near: harborNear(day),
});

const yellow: Tones = { dark: '#d98a1c', base: '#ffc83a', light: '#fff3b8' };
const amber: Tones = { dark: '#b5561c', base: '#f0842f', light: '#ffc48a' };
const red: Tones = { dark: '#8f2030', base: '#d63c40', light: '#ff9488' };
const paperWhite: Tones = { dark: '#b9a88f', base: '#f2e6cf', light: '#fffaf0' };
const hulls = houseColors.map(([wall]) => wall);

/** A suitcase about 110 wide. */
const suitcase = ({ dark, base, light }: Tones = { dark: '#6d3a2c', base: '#a8603f', light: '#d99a70' }): string =>
  oval(0, 3, 60, 7, '#06121f', 0.24) +
  line('M-18-76C-18-94 18-94 18-76', dark, 7) +
  cut(
    'M-54-76L54-76L54 0L-54 0Z',
    base,
    shape('M18-80L60-80L60 6L10 6Z', dark, 0.5) +
      box(-60, -80, 120, 10, light, 0, 0.7) +
      box(-34, -80, 10, 90, dark, 0, 0.6) +
      box(24, -80, 10, 90, dark, 0, 0.6),
  ) +
  box(-8, -48, 16, 12, '#e9c46a', 3);

const hymnBook = place(
  4,
  4,
  1,
  cut(
    'M-34-10L30-20L38 24L-26 32Z',
    '#2f5f86',
    shape('M-30-4L28-14L34 18L-20 26Z', '#fff8e6') +
      line('M2-10L8 24M-20 4L-2 1M-18 12L0 9M10-2L26-5M12 7L28 4', '#a98f66', 2.6),
  ),
);
const pews =
  shape('M-90-300L90-300L90 10L-90 10Z', '#4a3a4c') +
  disc(0, -210, 150, 'url(#candle)') +
  shape('M-26-262C-26-290 26-290 26-262L26-196L-26-196Z', '#ffdf9c', 0.95) +
  line('M0-280L0-198M-26-236L26-236', '#a8703c', 3) +
  shape('M-40 10L-18-150L18-150L40 10Z', '#8a4a44') +
  [-138, -104, -64]
    .map((y, i) =>
      [-1, 1]
        .map(
          (side) =>
            box(side * (60 + i * 8) - 34 - i * 3, y, 68 + i * 6, 70, i % 2 ? '#6d4f44' : '#7d5c4c', 3) +
            box(side * (60 + i * 8) - 34 - i * 3, y, 68 + i * 6, 6, '#b98a64', 3),
        )
        .join(''),
    )
    .join('') +
  place(58, -2, 0.84, goat({ mouth: hymnBook }));
const cloudBank = (y: number): string =>
  (
    [
      ['#9a94aa', 1, 34],
      ['#716e92', 2, 22],
      ['#56557c', 3, 12],
    ] as const
  )
    .map(([fill, seed, rise]) =>
      scatter(9, seed * 11, (next, i) =>
        shape(
          scallop(-60 + i * 170 + next() * 60, y + 6, 130 + next() * 60, rise + next() * 16, 9, seed * 9 + i, 0.3),
          fill,
          0.9,
        ),
      ),
    )
    .join('');
const goatInChapel = outside(
  shores.gold,
  openSea(shores.gold, 330, { far: cloudBank(332) }),
  body(
    shape('M-140 470C0 440 120 430 260 452C400 470 470 452 560 470L560 560L-140 560Z', '#8fa37c') +
      line('M-140 470C0 440 120 430 260 452C400 470 470 452 560 470', shores.gold.rim, 4, 0.6) +
      place(20, 512, 0.5, houseRow(0, 5, ['#ffe0a0', '#a8bcc0'])) +
      box(-20, 510, 470, 10, '#c4b39c') +
      shape('M-140 518L1420 518L1420 640L-140 640Z', 'url(#sea)') +
      box(-140, 518, 1560, 3, '#fff0b8', 0, 0.5) +
      sailboats([
        [70, 566, 0.5, hulls[1]!, paperWhite],
        [250, 584, 0.62, hulls[0]!, paperWhite],
        [420, 560, 0.5, hulls[4]!, paperWhite],
        [330, 540, 0.4, hulls[2]!, paperWhite],
      ]),
  ),
  hillTop(shores.gold, 606, 9),
  body(
    shape('M470 780C560 700 640 660 700 640L900 640C920 680 960 730 1000 780Z', '#e9cf9c', 0.9) +
      place(
        810,
        640,
        1.1,
        chapelFront(
          { dark: '#c4b0a8', base: '#f8efe0', light: '#fffdf4' },
          { dark: '#7a3d38', base: '#b0604c', light: '#e09a7a' },
          pews,
        ),
      ) +
      place(
        540,
        696,
        0.98,
        marisol(
          {
            arms: [
              [
                [-26, 24],
                [-12, 46],
              ],
              [
                [34, 0],
                [64, -8],
              ],
            ],
            points: 'right',
            turn: -0.3,
            tilt: -3,
          },
          'think',
        ),
      ) +
      place(336, 716, 1.06, forecaster({ turn: 0.5, left: [-58, -106] })) +
      place(226, 712, 0.86, suitcase()),
    glow('candle', '#ffd27a', 0.8),
  ),
);

const fingerUp: Pose = {
  arms: [
    [
      [-12, 28],
      [10, 40],
    ],
    [
      [30, 0],
      [30, -46],
    ],
  ],
  points: 'right',
  turn: -0.6,
  tilt: -3,
};
const blanket = ({ dark, base, light }: Tones): string =>
  cut(
    'M-46-214C-20-232 20-232 46-214C66-160 74-110 66-70C30-56-30-56-66-70C-74-110-66-160-46-214Z',
    base,
    shape('M14-230L90-230L90-40L24-40C36-100 30-170 14-230Z', dark, 0.55) +
      shape('M-80-60C-74-120-62-180-44-216L-24-222C-44-160-50-110-50-60Z', light, 0.8) +
      line('M0-222L4-64M-60-110C-20-100 20-100 68-110M-54-160C-20-150 20-150 58-160', dark, 4, 0.5),
  ) + shape('M-46-214C-30-196 30-196 46-214C40-186-40-186-46-214Z', light);
const wrapped = (
  x: number,
  y: number,
  scale: number,
  look: Parameters<typeof person>[0],
  tones: Tones,
  mood: 'think' | 'smile' | 'wonder',
  turn = 0,
): string => place(x, y, scale, person(look, { ...poses.holding, turn }, mood) + blanket(tones));
const morningAfter = outside(
  shores.dawn,
  openSea(shores.dawn, 350, {
    far: place(950, 354, 0.8, stormTower({ dark: '#4f4870', base: '#7d7498', light: '#d9b8c4' }, '#fff6c9')),
  }),
  body(
    shape('M-140 440L-140 250C-20 240 120 300 220 350C300 390 380 420 460 440Z', '#8f9cb8') +
      line('M-140 250C-20 240 120 300 220 350C300 390 380 420 460 440', shores.dawn.rim, 4, 0.6) +
      place(-40, 440, 0.6, houseRow(0, 4, ['#ffe3b4', '#8f9cb8'])) +
      box(-140, 438, 560, 14, shores.dawn.stone.base, 3) +
      box(-140, 438, 560, 5, shores.dawn.stone.light, 2),
  ),
  quay(shores.dawn, 520),
  body(
    wrapped(196, 636, 0.84, islanders.keeper, cloths.sea, 'think', 0.6) +
      wrapped(322, 622, 0.76, islanders.cook, cloths.rose, 'smile', 0.6) +
      place(120, 686, 0.84, suitcase(cloths.sea)) +
      place(290, 696, 0.8, suitcase()) +
      wrapped(1010, 624, 0.78, islanders.teacher, cloths.plum, 'smile', -0.6) +
      wrapped(1124, 648, 0.86, islanders.sailor, cloths.leaf, 'think', -0.6) +
      place(1066, 694, 0.8, suitcase(cloths.coral)) +
      place(640, 690, 1.1, finch(fingerUp, 'think')) +
      place(466, 716, 1.12, forecaster({ turn: 0.6 })) +
      place(856, 704, 0.94, goat({ mouth: place(0, -2, 0.86, paperLantern(red)) })),
  ),
);

const runner = (side: 1 | -1): Pose => ({
  arms: [
    [
      [-26, -14],
      [-22, -58],
    ],
    [
      [26, -14],
      [22, -58],
    ],
  ],
  legs:
    side > 0
      ? [
          [
            [-18, 28],
            [-44, 54],
          ],
          [
            [20, 30],
            [14, 64],
          ],
        ]
      : [
          [
            [-20, 30],
            [-14, 64],
          ],
          [
            [18, 28],
            [44, 54],
          ],
        ],
  lean: side * 8,
  turn: side * 0.6,
});
const bathtub =
  oval(0, 6, 130, 12, '#06121f', 0.12) +
  cut(
    'M-128-58L128-58C128-10 96 14 60 16L-60 16C-96 14-128-10-128-58Z',
    '#fbfaf6',
    shape('M30-64L140-64L140 24L10 24Z', '#a9b4c8', 0.65) +
      shape('M-130-56L-96-56C-96-16-70 4-50 14L-130 20Z', '#fff', 0.9),
  ) +
  box(-140, -70, 280, 18, '#e4e8f0', 9) +
  box(-140, -70, 280, 7, '#fff', 4) +
  line('M92-70L92-98C92-110 70-110 70-98', '#c99a3c', 7) +
  [-92, 92].map((x) => shape(`M${x - 14} 8L${x + 14} 8L${x} 32Z`, '#c99a3c')).join('');
const swordfish =
  oval(10, 44, 120, 10, '#06121f', 0.1) +
  cut(
    'M-120-2C-60-34 40-40 104-8L146-46C140-16 140 20 150 50L104 10C40 34-60 30-120-2Z',
    '#4f7fa8',
    shape('M-130 4C-60 6 40 6 160 4L160 60L-130 60Z', '#dbe6ee', 0.9) +
      shape('M-120-8C-60-36 20-40 60-26C0-26-60-20-120 0Z', '#9cc4e0', 0.8),
  ) +
  shape('M-112-4L-236-10L-112 6Z', '#34597d') +
  shape('M-20-28C-6-66 20-72 40-70C28-56 30-40 36-24Z', '#34597d') +
  disc(-78, -6, 8, '#fff') +
  disc(-79, -6, 4.5, '#1d1018') +
  box(-20, 34, 64, 12, '#8a5a38', 3) +
  line('M10 10L10 36', '#8a5a38', 8);
const [tugLeft, tugRight]: readonly Pose[] = [
  {
    arms: [
      [
        [10, 26],
        [44, 38],
      ],
      [
        [18, 22],
        [52, 30],
      ],
    ],
    legs: [
      [
        [-18, 30],
        [-40, 62],
      ],
      [
        [10, 34],
        [4, 68],
      ],
    ],
    lean: -14,
    turn: 0.7,
  },
  {
    arms: [
      [
        [-18, 22],
        [-52, 30],
      ],
      [
        [-10, 26],
        [-44, 38],
      ],
    ],
    legs: [
      [
        [-10, 34],
        [-4, 68],
      ],
      [
        [18, 30],
        [40, 62],
      ],
    ],
    lean: 14,
    turn: -0.7,
  },
];
const overGlasses: Pose = {
  arms: [
    [
      [-20, 28],
      [8, 34],
    ],
    [
      [20, 28],
      [-8, 30],
    ],
  ],
  tilt: 6,
  turn: -0.5,
};
const cryingWolf = outside(
  shores.night,
  openSea(shores.night, 330),
  body(
    '<defs>' +
      define('street', houseRow(0, 4, ['#ffc866', '#ffd98a'])) +
      '</defs>' +
      use('street', -60, 470, 0.94) +
      use('street', 740, 470, 0.94) +
      box(-140, 466, 1560, 14, shores.night.stone.light, 2),
  ),
  quay(shores.night, 474),
  body(
    disc(640, 190, 520, 'url(#alarm)', 0.9) +
      place(620, 476, 0.96, siren({ dark: '#3a4560', base: '#6f7f98', light: '#c4d0dc' }, 'alarm')) +
      shape('M-140 474L1420 474L1420 780L-140 780Z', '#ff9a3c', 0.14) +
      place(
        900,
        592,
        0.7,
        person(
          islanders.cook,
          {
            ...runner(1),
            arms: [
              [
                [-26, -20],
                [-22, -66],
              ],
              [
                [26, -20],
                [22, -66],
              ],
            ],
          },
          'wonder',
        ),
      ) +
      place(902, 396, 0.6, swordfish, { flip: true, rotate: -6 }) +
      place(
        610,
        668,
        0.82,
        person(
          islanders.baker,
          {
            ...runner(1),
            arms: [
              [
                [-26, -20],
                [-10, -66],
              ],
              [
                [26, -20],
                [34, -66],
              ],
            ],
          },
          'wonder',
        ),
      ) +
      place(
        740,
        678,
        0.82,
        person(
          atNight(islanders.teacher, cloths.rose),
          {
            ...runner(1),
            arms: [
              [
                [-26, -20],
                [-26, -66],
              ],
              [
                [26, -20],
                [18, -66],
              ],
            ],
          },
          'wonder',
        ),
      ) +
      place(682, 394, 1.02, bathtub, { rotate: -5 }) +
      place(330, 584, 0.68, person(islanders.keeper, tugLeft, 'wonder')) +
      place(480, 584, 0.68, person(islanders.sailor, tugRight, 'wonder')) +
      place(405, 530, 0.62, suitcase()) +
      place(70, 690, 2, lowHouse(170, houseColors[3]!, '#ffc866', '#7a3d34')) +
      box(-60, 684, 300, 18, '#434e70', 3) +
      box(-60, 684, 300, 6, '#7a86a8', 3) +
      place(
        176,
        700,
        0.84,
        person(
          islanders.grandmother,
          {
            ...poses.sitting,
            arms: [
              [
                [-6, 30],
                [18, 40],
              ],
              [
                [6, 30],
                [-18, 36],
              ],
            ],
          },
          'think',
        ),
      ) +
      place(1120, 736, 1.14, bea(overGlasses, 'think')) +
      scatter(7, 6, (next) =>
        box(
          460 + next() * 420,
          664 + next() * 40,
          16 + next() * 12,
          10,
          ['#f2e6cf', '#d9653a', '#5fa9ab'][Math.floor(next() * 3)]!,
          2,
        ),
      ),
    glow('alarm', '#ffb03a', 0.75),
  ),
);

const wave = (x: number, y: number, scale: number, opacity = 1): string =>
  `<g opacity="${opacity}">${place(
    x,
    y,
    scale,
    cut(
      'M-260 120C-230 20-170-70-60-96C10-110 60-84 70-44C50-66 16-66 4-44C-10-10 20 34 90 56C160 76 240 70 300 120Z',
      '#3f74ae',
      shape(
        'M-270 130C-240 20-170-66-60-92C0-104 40-90 60-64C20-84-30-70-40-30C-52 20-20 70 40 130Z',
        '#8fc0e6',
        0.75,
      ) +
        shape('M-60-96C10-110 60-84 70-44C50-66 16-66 4-44C-6-60-30-80-60-96Z', '#f2f9ff') +
        line('M-210 90C-180 10-130-40-70-54M-170 110C-146 50-110 10-60-6', '#dff1ff', 5, 0.7),
    ) +
      [
        [80, -66, 7],
        [100, -40, 5],
        [60, -96, 6],
        [30, -112, 5],
        [112, -78, 4],
      ]
        .map(([cx, cy, r]) => disc(cx!, cy!, r!, '#f2f9ff', 0.9))
        .join(''),
  )}</g>`;
const ghostly = (drawing: string, lift = 0.2): string => pearl(drawing, { lift, keep: 0, tint: [0.62, 0.82, 1.06] });
const stormRoof = (
  [
    [1, '#8494b0', '#c4d0dc', 120],
    [2, '#5f6f8c', '#94a4c0', 76],
    [3, '#455270', '#74849e', 30],
  ] as const
)
  .map(([seed, base, light, y]) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        cut(
          scallop(
            60 + i * 290 + ((seed * 97) % 140),
            y - 64 + ((i * 53 + seed * 31) % 46),
            220,
            76,
            12,
            seed * 7 + i,
            0.24,
          ),
          base,
          again(-26, -34, light, 0.35) + again(50, 54, '#2c3550', 0.3),
        ),
      )
      .join(''),
  )
  .join('');
const silentSiren = outside(
  shores.ghost,
  openSea(shores.ghost, 380),
  body(
    ghostly(stormRoof) +
      line(
        scatter(50, 4, (next) => `M${Math.round(next() * 1300)} ${Math.round(80 + next() * 420)}l-16 54`),
        '#e3f2ff',
        3,
        0.4,
      ) +
      wave(1060, 410, 0.7, 0.7) +
      wave(150, 420, 0.6, 0.7) +
      shape(
        'M-140 476C40 452 200 486 400 468C640 450 860 486 1060 464C1200 452 1300 470 1420 462L1420 800L-140 800Z',
        '#4a7fb6',
      ) +
      line('M-140 476C40 452 200 486 400 468C640 450 860 486 1060 464C1200 452 1300 470 1420 462', '#d5ecff', 3, 0.6) +
      ghostly(place(640, 440, 0.86, siren({ dark: '#3a4560', base: '#6f7f98', light: '#dfe8f0' }, '', true)), 0.1) +
      ghostly(place(170, 520, 0.94, houseRow(0, 6, ['#1c2340'])), 0.02) +
      ghostly(
        box(120, 516, 1080, 22, '#8a94a8') +
          box(120, 516, 1080, 7, '#dfe6ee') +
          [0, 1, 2, 3]
            .map(
              (i) =>
                box(150 - i * 10, 538 + i * 18, 1020 + i * 20, 18, ['#788298', '#6a7489', '#5c667c', '#50596f'][i]!) +
                box(150 - i * 10, 538 + i * 18, 1020 + i * 20, 5, '#c4cede', 0, 0.8),
            )
            .join(''),
      ) +
      shape(
        'M-140 600C0 572 100 616 220 596C340 574 430 612 560 594C700 574 800 616 930 594C1060 574 1180 612 1420 590L1420 800L-140 800Z',
        '#3a6ea8',
      ) +
      line(
        'M-140 600C0 572 100 616 220 596C340 574 430 612 560 594C700 574 800 616 930 594C1060 574 1180 612 1420 590',
        '#e9f6ff',
        5,
        0.85,
      ) +
      wave(420, 640, 0.86) +
      wave(800, 650, 1) +
      wave(1120, 650, 0.8) +
      ghostly(
        place(250, 668, 1.15, lanternBoat(hulls[3]!, paperWhite), { rotate: -13 }) +
          place(620, 694, 1.15, lanternBoat(hulls[1]!, paperWhite), { rotate: 11 }) +
          place(1010, 690, 1.1, lanternBoat(hulls[0]!, paperWhite), { rotate: -9 }),
      ) +
      line(
        'M186 652C170 610 196 570 214 522M560 656C540 610 560 570 590 522M1076 650C1112 610 1094 564 1080 522',
        '#17386c',
        5,
        0.9,
      ) +
      shape(
        'M-140 690C60 664 240 700 440 680C660 660 860 704 1080 682C1200 670 1320 690 1420 680L1420 800L-140 800Z',
        '#234a84',
      ) +
      line('M-140 690C60 664 240 700 440 680C660 660 860 704 1080 682C1200 670 1320 690 1420 680', '#b9dcf4', 4, 0.7) +
      box(-140, -40, 1560, 800, '#bfe0f8', 0, 0.1),
  ),
);

const stormPlaces: ReadonlySet<number> = new Set([2, 5, 9, 12, 13, 18, 21, 25, 28, 31, 35, 38]);
const square = (i: number): string => {
  const [x, y] = [(i % 10) * 62, Math.floor(i / 10) * 62];
  return use(stormPlaces.has(i) ? 'stormy' : 'sunny', x + 28, y + 28);
};
const tile = (fill: string): string => box(-28, -28, 56, 56, fill, 6) + box(-28, -28, 56, 6, '#fff', 3, 0.8);
const ray = (a: number): string =>
  `<rect x="-2.5" y="-21" width="5" height="42" rx="2" transform="rotate(${a})" fill="#f0a92c"/>`;
const scoreboard = outside(
  shores.noon,
  openSea(shores.noon, 150),
  harborQuarter(shores.noon, 206, { from: 900, count: 3, scale: 0.44, station: false }),
  body(
    shape('M-140 204L1420 194L1420 640L-140 640Z', 'url(#white)') +
      box(-140, 190, 1560, 24, '#fffdf6', 4) +
      box(-140, 210, 1560, 7, '#c9c0ae', 0, 0.7) +
      scatter(22, 5, (next) => box(next() * 1280 - 30, 236 + next() * 330, 60 + next() * 40, 24, '#e9e2d2', 8, 0.5)) +
      box(342, 230, 654, 272, '#06121f', 8, 0.14) +
      box(334, 222, 654, 272, '#3a6f86', 8) +
      box(334, 222, 654, 8, '#8fc4d4', 4) +
      `<g transform="translate(354 236)">${Array.from({ length: 40 }, (_, i) => square(i)).join('')}</g>`,
    linearGradient('white', [
      [0, '#fffdf6'],
      [0.6, '#f6efe0'],
      [1, '#d6cbb8'],
    ]) +
      define(
        'sunny',
        tile('#d9f0f6') + [0, 45, 90, 135].map(ray).join('') + disc(0, 0, 13, '#ffc83a') + disc(-4, -4, 5, '#fff3b8'),
      ) +
      define(
        'stormy',
        tile('#e6ebf2') +
          shape('M-20 4C-28 2-26-12-16-12C-12-24 6-24 10-14C22-18 28 2 16 6L-16 6Z', '#4a5a80') +
          shape('M-20 0C-24-8-16-12-14-10C-10-20 2-20 6-14C-4-14-8-6-10 2Z', '#8494b8') +
          shape('M2 6L-6 18L0 17L-4 25L10 13L3 14L8 6Z', '#f0a92c'),
      ),
  ),
  quay(shores.noon, 620),
  body(
    place(
      1076,
      690,
      1,
      line('M-46 0L-18-470M46 0L18-470', '#8a5a38', 13) +
        line('M-49 0L-21-470', '#c9935c', 5) +
        [40, 96, 152, 208, 264, 320, 376, 432]
          .map((y) => line(`M${-44 + y * 0.06}-${y}L${44 - y * 0.06}-${y}`, '#a8713f', 9))
          .join(''),
    ) +
      place(1074, 590, 0.9, forecaster({ left: [-96, -220], right: [50, -196], turn: -0.7 })) +
      place(
        1074 - 86,
        590 - 198,
        1,
        line('M0 26L-20-34', '#8a5a38', 7) + shape('M-28-32L-14-38L-16-56C-26-58-34-46-28-32Z', '#f0a92c'),
      ) +
      place(
        330,
        706,
        0.78,
        person(
          islanders.girl,
          {
            ...poses.pointing,
            tilt: 0,
            arms: [
              [
                [-13, 28],
                [-15, 58],
              ],
              [
                [26, -26],
                [40, -62],
              ],
            ],
          },
          'laugh',
        ),
      ) +
      place(220, 706, 0.8, person(islanders.child, poses.cheering, 'laugh')) +
      place(
        560,
        712,
        0.72,
        finch(
          {
            arms: [
              [
                [-34, 2],
                [-52, -38],
              ],
              [
                [16, 28],
                [24, 46],
              ],
            ],
            points: 'left',
            turn: 0.6,
          },
          'laugh',
        ),
      ) +
      place(
        712,
        712,
        0.72,
        marisol(
          {
            ...poses.offering,
            arms: [
              [
                [-30, 18],
                [-48, 4],
              ],
              [
                [14, 28],
                [16, 54],
              ],
            ],
            turn: -0.7,
          },
          'smile',
        ),
      ) +
      place(968, 702, 0.72, paintPot(paints.yellow)) +
      place(886, 704, 0.78, goat(), { flip: true }),
  ),
);

const dots = (
  count: number,
  seed: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): string =>
  scatter(count, seed, (next, i) => {
    const t = next();
    const y = top + t * (bottom - top);
    return use(`boat${i % 3}`, left + next() * (right - left), y, 0.22 + t * 0.5);
  });
const eve: Shore = {
  ...shores.night,
  sky: [
    [0, '#a97aa8'],
    [0.25, '#6a5f9c'],
    [0.6, '#33387a'],
    [1, '#171a48'],
  ],
  light: { x: 140, y: 120, r: 38, color: '#fff3cf', glow: '#d4b4e0', moon: true },
};
const threeLanterns = outside(
  eve,
  openSea(eve, 340),
  harborQuarter(eve, 384, { from: 760, count: 5, scale: 0.46, station: false }),
  body(
    dots(34, 11, [380, 400, 1240, 590]) +
      scatter(26, 3, (next) => oval(380 + next() * 840, 420 + next() * 180, 16 + next() * 20, 3, '#ffd27a', 0.5)),
    (['0', '1', '2'] as const)
      .map((n, i) => define(`boat${n}`, lanternBoat(hulls[i]!, [yellow, paperWhite, amber][i]!, 'flame')))
      .join('') + glow('flame', '#ffd27a', 0.75),
  ),
  hillTop(eve, 586, 3),
  body(
    shape('M-140 600C-40 520 120 500 300 540C420 566 500 600 620 620L620 800L-140 800Z', 'url(#hill)') +
      line('M-140 600C-40 520 120 500 300 540C420 566 500 600 620 620', eve.rim, 4, 0.5) +
      place(170, 572, 0.9, stationHouse({ dark: '#5f6a94', base: '#c9cfe4', light: '#eef2fb' }, '#ffc866')) +
      disc(418, 216, 240, 'url(#flame)', 0.8) +
      place(360, 578, 1.32, mast({ dark: '#6a749c', base: '#dfe4f2', light: '#ffffff' })) +
      line('M418 160L418 470', '#3a2f4c', 4) +
      place(418, 164, 1.5, paperLantern(yellow, 'flame')) +
      place(418, 282, 1.5, paperLantern({ dark: '#7a4424', base: '#b8702e', light: '#e0a464' })) +
      place(418, 400, 1.5, paperLantern({ dark: '#5f1d2c', base: '#a03340', light: '#d0686e' })) +
      place(560, 690, 0.98, sittingForecaster({ turn: 0.5 })) +
      box(672, 640, 120, 70, '#3c2f44', 6) +
      box(664, 630, 136, 16, '#6a5664', 6) +
      place(
        730,
        706,
        1,
        bea(
          {
            ...poses.sitting,
            arms: [
              [
                [-8, 30],
                [-30, 20],
              ],
              [
                [16, 26],
                [8, 44],
              ],
            ],
            turn: -0.5,
            tilt: -3,
          },
          'smile',
        ),
      ) +
      place(
        730 + handAt(-1, [-30, 20])[0],
        706 + handAt(-1, [-30, 20])[1] + 40,
        0.56,
        teacup({ dark: '#2c6a78', base: '#5fb0b4', light: '#c4eee6' }),
      ) +
      place(850, 704, 0.6, teapot({ dark: '#8a3a2c', base: '#d9653a', light: '#ffb08a' })) +
      place(1000, 704, 0.94, lyingGoat({ asleep: false, ribbon: '#e2574c' })) +
      place(
        950,
        664,
        1,
        shape('M0 0L-30-18L-32 16ZM0 0L30-18L32 16Z', '#e2574c') +
          shape('M0 0L30-2L32 16ZM0 0L-31 2L-32 16Z', '#a8302f', 0.7) +
          line('M-3 6L-14 34M3 6L16 34', '#e2574c', 8) +
          disc(0, 0, 8, '#ff8a78'),
        { rotate: 8 },
      ) +
      oval(640, 640, 340, 60, '#ffd27a', 0.07),
  ),
);

/** The scenes outside, by their order in the story. */
export const shoreScenes = {
  1: goatInChapel,
  8: morningAfter,
  9: cryingWolf,
  10: silentSiren,
  11: scoreboard,
  12: threeLanterns,
} as const;
