/** The scenes of the forecast that lie in rooms: office, station, sports hall, radio room. */
import { box, cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from '../../kit/shapes.ts';
import { glow } from '../../kit/sky.ts';
import { screen } from '../../kit/devices.ts';
import { lantern } from '../../kit/things.ts';
import {
  campBed,
  desk,
  goatCalendar,
  logbook,
  oldScales,
  pepperPod,
  radioSet,
  slicedMap,
  stormChart,
  tableLamp,
  teacup,
  teapot,
  windowOn,
} from '../../kit/watch-room.ts';
import { goatHead, lyingGoat } from '../../kit/animals/goat.ts';
import { forecaster } from '../../kit/forecaster.ts';
import { cloths, person, poses, type Pose } from '../../kit/people.ts';
import { layers, type StoryScene } from '../story-scene.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { atNight, bea, handAt, islanders, marisol, teo } from './cast.ts';
import { room, roomNear, seaCorners, seaView, shores, type Shore } from './places.ts';

const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });
const indoors = (walls: Drawing, curtain: Tones, ...drawings: readonly Drawing[]): StoryScene => ({
  picture: layers(walls, ...drawings, seaCorners),
  near: roomNear(curtain),
});

const oak: Tones = { dark: '#54362a', base: '#8f5f42', light: '#c8946a' };
const darkOak: Tones = { dark: '#2e2234', base: '#553f4c', light: '#8f7276' };
const frame: Tones = { dark: '#8a7768', base: '#e9dcc6', light: '#fffaf0' };
const nightFrame: Tones = { dark: '#2c3350', base: '#5f6c8c', light: '#a3b0cc' };
const brass: Tones = { dark: '#a8661c', base: '#f0ac3e', light: '#ffe6a0' };
const page = shape('M-20-6L26-14L34 26L-14 32Z', '#fff8e6') + line('M-8 6L24 0M-6 16L26 10', '#a98f66', 3);

const windowWith = (x: number, y: number, width: number, height: number, day: Shore, tones: Tones, panes = 2): string =>
  place(x, y, 1, windowOn(width, height, seaView(day, width, height), tones, panes));

const record = goatCalendar(10, 8, [6, 14, 27, 33, 42, 58, 61, 75]);
const gladysRecord = indoors(
  room({ dark: '#a88f78', base: '#dcc6a4', light: '#fdeecb' }, oak, 560),
  { dark: '#7a3f34', base: '#a85a45', light: '#d98a68' },
  body(
    windowWith(236, 236, 250, 280, shores.gold, frame) +
      shape('M110 100L362 100L760 560L300 560Z', '#fff3c4', 0.22) +
      place(724, 96, 1, record.body) +
      place(
        572,
        700,
        1.14,
        marisol(
          {
            arms: [
              [
                [-16, 26],
                [-14, 50],
              ],
              [
                [30, 10],
                [56, -22],
              ],
            ],
            points: 'right',
            turn: 0.4,
            tilt: 3,
          },
          'smile',
        ),
      ) +
      place(640, 600, 1.06, desk(1180, oak, 50)) +
      place(512, 594, 1.06, logbook(true)) +
      place(860, 586, 0.62, teacup({ dark: '#2c6a78', base: '#4f9aa4', light: '#b4e4e0' })) +
      place(
        1010,
        584,
        0.6,
        cut('M-46-60L46-60L40 0L-40 0Z', '#c2604a', shape('M10-70L60-70L60 10L10 10Z', '#8a3a2c', 0.6)) +
          [-24, -6, 12, 28]
            .map((x, i) =>
              line(`M${x * 0.6}-56L${x} ${-110 - (i % 2) * 14}`, ['#e9c46a', '#5f86a8', '#e9dcc6', '#c2604a'][i]!, 8),
            )
            .join(''),
      ) +
      cut(
        'M120 374C124 300 190 262 262 276C340 290 400 350 410 420L330 470C312 430 280 396 244 380L236 374Z',
        '#f8f5ef',
        shape('M200 300C270 300 340 360 372 460L440 420L420 300L300 240Z', '#ffffff', 0.9) +
          shape('M110 380C180 350 280 380 340 480L280 500L110 400Z', '#b9bccb', 0.6),
      ) +
      place(372, 446, 1.1, goatHead({ mouth: page }), { rotate: 12 }),
    record.defs,
  ),
);

const three: Pose = {
  arms: [
    [
      [-34, 6],
      [-40, -36],
    ],
    [
      [34, -4],
      [68, -18],
    ],
  ],
  points: 'right',
  turn: 0.5,
  tilt: 3,
};
const [signX, signY] = handAt(-1, [-40, -36]);
const threeFingers =
  line(
    `M${signX} ${signY}L${signX - 8} ${signY - 38}M${signX + 6} ${signY}L${signX + 12} ${signY - 38}M${signX + 8} ${signY + 2}L${signX + 32} ${signY - 14}`,
    '#a96c45',
    10,
  ) +
  line(
    `M${signX - 1} ${signY}L${signX - 9} ${signY - 37}M${signX + 5} ${signY}L${signX + 11} ${signY - 37}M${signX + 7} ${signY + 2}L${signX + 31} ${signY - 14}`,
    '#e0a878',
    7.5,
  ) +
  disc(signX + 1, signY + 3, 12, '#d69a6c') +
  line(`M${signX - 6} ${signY + 6}l7 3M${signX + 3} ${signY + 8}l6-2`, '#a96c45', 3);
const console_ = (y: number): string =>
  cut(
    `M-140 ${y + 20}L200 ${y}L1180 ${y}L1420 ${y + 20}L1420 800L-140 800Z`,
    '#2c3654',
    box(-140, y, 1560, 10, '#8f9cc0', 0, 0.7) +
      scatter(22, 5, (next, i) =>
        disc(
          230 + i * 44,
          y + 40 + (i % 2) * 30,
          8,
          ['#ffb52e', '#6fd0b0', '#5f8fd0', '#8f9cc0'][Math.floor(next() * 4)]!,
          0.9,
        ),
      ) +
      shape(`M860 ${y}L1420 ${y}L1420 800L960 800Z`, '#151c36', 0.5),
  );
const station = room(
  { dark: '#262e54', base: '#3d4a78', light: '#6a78a8' },
  { dark: '#141a34', base: '#2c3654', light: '#4f5f88' },
  620,
);
const fiftyFutures = indoors(
  station,
  { dark: '#161c3a', base: '#26305a', light: '#4f5f94' },
  body(
    windowWith(150, 230, 190, 240, shores.dusk, nightFrame, 1) +
      windowWith(1180, 230, 150, 240, shores.dusk, nightFrame, 1) +
      disc(700, 270, 560, 'url(#shine)') +
      place(700, 262, 1.1, screen(660, 380, stormChart(), { frame: '#1c2444', light: '#7f8fb4', glass: '#0f4a66' })) +
      console_(590) +
      place(262, 716, 1.2, teo(three) + threeFingers) +
      place(1070, 760, 1.22, forecaster({ turn: -0.6, left: [-72, -180] })),
    glow('shine', '#6fd0f0', 0.7),
  ),
);

const bedTones: readonly Tones[] = [
  { dark: '#2f5c86', base: '#4f86b4', light: '#94c0e0' },
  { dark: '#2c6a68', base: '#4a9690', light: '#9ad4c8' },
];
const rows = [
  [430, 0.52],
  [490, 0.66],
  [562, 0.84],
  [656, 1.06],
] as const;
const beds = rows.map(([y, s], row) =>
  [-3, -2, -1, 0, 1, 2, 3].map((k) => use(`bed${(row + Math.abs(k)) % 2}`, 640 + k * 246 * s, y, s)).join(''),
);
const lamp = (x: number, y: number, scale: number): string => place(x, y, scale, lantern('warm'));
const holdingLamp: Pose = {
  arms: [
    [
      [-13, 28],
      [-15, 58],
    ],
    [
      [28, 20],
      [48, 26],
    ],
  ],
  turn: 0.7,
};
const holdingLampLeft: Pose = {
  arms: [
    [
      [-28, 20],
      [-48, 26],
    ],
    [
      [13, 28],
      [15, 58],
    ],
  ],
  turn: -0.7,
};
const emptySportsHall = indoors(
  room(
    { dark: '#3a4266', base: '#5a6690', light: '#8694b8' },
    { dark: '#6a4a3a', base: '#a87a54', light: '#d6aa78' },
    400,
  ),
  { dark: '#1d2444', base: '#33406a', light: '#6478a4' },
  body(
    [160, 400, 640, 880, 1120]
      .map((x) =>
        place(
          x,
          120,
          1,
          windowOn(
            170,
            130,
            box(-90, -70, 180, 140, '#1a2858') +
              scatter(14, x, (next) =>
                disc((next() - 0.5) * 170, (next() - 0.5) * 130, 1.2 + next() * 2, '#fff', 0.9),
              ) +
              place(
                30,
                -20,
                0.7,
                shape('M0-14C1.8-3 3-1.8 14 0C3 1.8 1.8 3 0 14C-1.8 3-3 1.8-14 0C-3-1.8-1.8-3 0-14Z', '#fff'),
              ),
            nightFrame,
            2,
          ),
        ),
      )
      .join('') +
      line('M-140 440C300 470 980 470 1420 440M640 404L640 760M200 404L-60 760M1080 404L1340 760', '#fff3d6', 5, 0.45) +
      place(270, 452, 0.66, person(atNight(islanders.keeper, cloths.sea), holdingLamp, 'think')) +
      lamp(270 + 66, 452 - 102, 0.7) +
      place(1010, 452, 0.66, person(atNight(islanders.cook, cloths.rose), holdingLampLeft, 'wonder')) +
      lamp(1010 - 66, 452 - 102, 0.7) +
      beds[0] +
      beds[1] +
      place(430, 560, 0.86, person(atNight(islanders.sailor, cloths.plum), holdingLamp, 'wonder')) +
      lamp(514, 430, 0.8) +
      beds[2] +
      beds[3] +
      place(650, 616, 0.94, lyingGoat()),
    define('bed0', campBed(bedTones[0]!)) + define('bed1', campBed(bedTones[1]!)) + glow('warm', '#ffd27a', 0.8),
  ),
);

const priceOfBeingWrong = indoors(
  room({ dark: '#2a2a4c', base: '#463f60', light: '#7a6478' }, darkOak, 560),
  { dark: '#3a2040', base: '#5a3454', light: '#94607a' },
  body(
    windowWith(640, 200, 720, 300, shores.night, nightFrame, 3) +
      disc(640, 430, 460, 'url(#lamplight)', 0.8) +
      place(252, 724, 1.16, marisol({ ...poses.thinking, turn: 0.7, tilt: 4 }, 'think')) +
      place(640, 620, 1.06, desk(1040, oak)) +
      oval(640, 596, 380, 18, '#ffe6a0', 0.3) +
      place(640, 604, 1.02, oldScales(4)) +
      place(1150, 600, 0.92, tableLamp('lamplight', brass)) +
      place(1010, 772, 1.2, forecaster({ turn: -0.7, left: [-86, -170] })),
    glow('lamplight', '#ffcf7a', 0.62),
  ),
);

const hiding: Pose = {
  arms: [
    [
      [-14, 28],
      [-15, 58],
    ],
    [
      [24, 14],
      [-20, -42],
    ],
  ],
  tilt: 7,
  turn: 0.2,
};
const rainyDusk: Shore = {
  ...shores.dusk,
  stars: 0,
  sky: [
    [0, '#a9a6c0'],
    [0.25, '#8488a8'],
    [1, '#5a6288'],
  ],
};
const rain = (width: number, height: number): string =>
  line(
    scatter(64, 8, (next) => `M${Math.round((next() - 0.5) * width)} ${Math.round((next() - 0.5) * height)}l-9 30`),
    '#d5e6ff',
    3,
    0.75,
  );
const missingThird = indoors(
  station,
  { dark: '#161c3a', base: '#26305a', light: '#4f5f94' },
  body(
    place(980, 270, 1, windowOn(430, 330, seaView(rainyDusk, 430, 330) + rain(440, 330), nightFrame, 2)) +
      disc(460, 300, 480, 'url(#lamplight)') +
      line('M330 440L270 690M590 440L650 690M460 430L460 680', '#553f4c', 16) +
      line('M326 440L266 690M586 440L646 690', '#94808c', 5) +
      place(460, 276, 1.06, slicedMap()) +
      box(236, 448, 450, 18, '#553f4c', 5) +
      box(236, 448, 450, 7, '#94808c', 4) +
      place(760, 706, 1.2, teo(hiding, 'laugh')) +
      place(1090, 640, 1, desk(330, darkOak)) +
      place(1020, 632, 0.8, tableLamp('lamplight', brass)) +
      place(1140, 634, 0.8, teacup({ dark: '#2c6a78', base: '#4f9aa4', light: '#b4e4e0' })),
    glow('lamplight', '#ffcf7a', 0.5),
  ),
);

const cupTones: Tones = { dark: '#2c6a78', base: '#5fb0b4', light: '#c4eee6' };
const innocent: Pose = {
  arms: [
    [
      [-24, 26],
      [-30, 44],
    ],
    [
      [10, 12],
      [14, 20],
    ],
  ],
  tilt: 5,
  turn: 0.2,
};
const offered =
  line('M708 500C744 530 772 566 798 614', '#8f5a1c', 28) +
  line('M706 498C742 528 769 564 793 607', '#d99a3c', 22) +
  line('M700 498C734 526 758 558 782 598', '#ffd592', 5, 0.6) +
  disc(810, 628, 14, '#59301f') +
  disc(809, 627, 12.5, '#84492e') +
  line('M806 636l-8 4', '#84492e', 8);
const cups = Array.from({ length: 10 }, (_, i): readonly [number, number] => [
  i === 6 ? 770 : 190 + i * 100,
  i === 6 ? 654 : 624,
]);
const tenCups = indoors(
  room({ dark: '#3a2c44', base: '#5f4858', light: '#94705f' }, darkOak, 570),
  { dark: '#3a1c30', base: '#6a3040', light: '#a85a54' },
  body(
    windowWith(1010, 220, 300, 270, shores.night, nightFrame) +
      disc(490, 240, 620, 'url(#lamplight)', 0.9) +
      box(70, 300, 490, 20, '#54362a', 4) +
      place(236, 300, 0.96, radioSet({ dark: '#33453f', base: '#6a8a78', light: '#b4cfb0' })) +
      [96, 530].map((x) => shape(`M${x - 8} 318L${x + 8} 318L${x + 8} 360Z`, '#3a241c')).join('') +
      place(490, 300, 0.66, tableLamp('lamplight', brass)) +
      place(650, 716, 1.26, bea(innocent)) +
      place(640, 640, 1.06, desk(1190, oak, 96)) +
      place(910, 580, 0.9, teapot({ dark: '#8a3a2c', base: '#d9653a', light: '#ffb08a' })) +
      [1, 4, 9].map((i) => place(cups[i]![0] - 6, 580, 1.06, pepperPod())).join('') +
      cups.map(([x, y], i) => place(x, y, i === 6 ? 1.04 : 0.98, teacup(cupTones))).join('') +
      offered +
      scatter(4, 3, (next, i) =>
        line(`M${cups[6]![0] - 12 + i * 8} ${596 - next() * 6}q8-14 0-26t0-22`, '#fff', 3, 0.4),
      ),
    glow('lamplight', '#ffc878', 0.6),
  ),
);

/** The scenes in rooms, by their order in the story. */
export const roomScenes = {
  2: gladysRecord,
  3: fiftyFutures,
  4: emptySportsHall,
  5: priceOfBeingWrong,
  6: missingThird,
  7: tenCups,
} as const;
