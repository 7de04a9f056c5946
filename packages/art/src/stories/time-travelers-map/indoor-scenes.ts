/** The scenes of the map in attic, office, lock house and cabin. */
import { box, cut, disc, line, oval, place, scatter, shape, type Tones } from '../../kit/shapes.ts';
import { glow } from '../../kit/sky.ts';
import { person, type Pose } from '../../kit/people.ts';
import { compassRose, glowing, ink, mapSheet, townLines } from '../../kit/old-map.ts';
import { kneelingTraveler, traveler } from '../../kit/time-traveler.ts';
import { statue, streets } from '../../kit/old-harbor.ts';
import { archiveShelf, closedDiary, diary, frontPage, gildedBook, letter, oilLamp } from '../../kit/archive.ts';
import {
  bunk,
  dryUmbrella,
  gasLamp,
  hangingSheet,
  modelShip,
  paperStack,
  pegs,
  printingPress,
  table,
  trainTicket,
  typeCase,
  wallClock,
} from '../../kit/printing.ts';
import { smugCat, wetDog } from '../../kit/animals/house-pets.ts';
import { tableLamp, windowOn } from '../../kit/watch-room.ts';
import { roundWindow } from '../../kit/starship.ts';
import { layers, type StoryScene } from '../story-scene.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { blackwood, ines, pym } from './cast.ts';
import { dimCorners, harborView, interior, interiors, stormView, timberNear } from './places.ts';

const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });
const indoors = (room: Drawing, near: Drawing, ...drawings: readonly Drawing[]): StoryScene => ({
  picture: layers(room, ...drawings, dimCorners),
  near,
});

const oak: Tones = { dark: '#3f2a22', base: '#74503a', light: '#ac8058' };
const dusky: Tones = { dark: '#1c2430', base: '#3a4450', light: '#64727a' };
const brass: Tones = { dark: '#a8661c', base: '#f0ac3e', light: '#ffe6a0' };
const linen: Tones = { dark: '#8f98a8', base: '#d5d9dc', light: '#ffffff' };

const roof = (dark: string, rim: string): string =>
  shape('M-140-40L470-40L-20 520L-140 520Z', dark) +
  shape('M1420-40L810-40L1300 520L1420 520Z', dark) +
  line('M470-40L-20 520M810-40L1300 520', rim, 5, 0.35) +
  [
    [350, 100],
    [226, 240],
    [104, 380],
  ]
    .map(([x, y]) =>
      line(`M${x! - 600} ${y! - 60}L${x} ${y}M${1280 - x! + 600} ${y! - 60}L${1280 - x!} ${y}`, rim, 12, 0.12),
    )
    .join('') +
  line('M250-40L-140 400M1030-40L1420 400', '#04080f', 26, 0.5);
const trunk =
  oval(0, 4, 270, 18, '#06041c', 0.35) +
  cut(
    'M-240-130L240-130L232 2L-232 2Z',
    oak.base,
    shape('M80-140L260-140L260 10L90 10Z', oak.dark, 0.6) +
      shape('M-250-140L-214-140L-208 10L-250 10Z', oak.light, 0.6) +
      line('M-240-64L240-64', oak.dark, 4, 0.7),
  ) +
  cut(
    'M-250-164L250-164L246-122L-246-122Z',
    oak.base,
    shape('M-260-140L260-140L260-110L-260-110Z', oak.dark, 0.6) + box(-250, -166, 500, 8, oak.light),
  ) +
  [-150, 150].map((x) => box(x - 15, -166, 30, 168, '#8a5a1c', 3) + box(x - 15, -166, 9, 168, '#e0aa4c', 3)).join('') +
  box(-24, -132, 48, 42, '#8a5a1c', 6) +
  box(-20, -130, 40, 34, '#f0c060', 5) +
  disc(0, -112, 7, '#5f3a12');
const door = 'M-20 50L-20-14C-20-40 20-40 20-14L20 50Z';
const wisp = (d: string): string => line(d, ink.gold, 14, 0.16) + line(d, ink.gold, 4.5, 0.9) + line(d, ink.glow, 1.8);
const smoke = [
  'M-196-112C-226-190-150-220-186-290C-204-336-176-360-196-396',
  'M-110-114C-70-176-140-226-100-280C-76-318-112-340-96-372',
  'M-100-280C-126-290-128-264-112-262C-102-262-98-274-106-278',
  'M20-112C76-200-30-250 20-322C40-354 10-384 26-414',
  'M20-322C54-332 58-302 40-300C28-300 28-314 36-316',
  'M96-114C64-170 126-206 100-262',
  'M176-116C136-196 216-230 184-300C172-334 198-354 188-388',
  'M184-300C158-312 152-284 168-280C178-280 182-292 176-296',
]
  .map(wisp)
  .join('');
const mapInTheAttic = indoors(
  interior(interiors.attic, 'boards', 570),
  timberNear(),
  body(
    roof('#101f2e', '#5f8c94') +
      place(
        846,
        216,
        1,
        windowOn(
          250,
          250,
          harborView(
            streets.dusk,
            ['#3c6478', '#e0a884', '#2c5468'],
            250,
            250,
            place(-10, 56, 0.42, statue(streets.dusk, 'whole', linen)),
          ),
          dusky,
          2,
        ),
      ) +
      place(170, 600, 0.9, archiveShelf(210, 250, oak, 3)) +
      place(1130, 610, 0.86, archiveShelf(230, 240, oak, 8)) +
      box(60, 560, 150, 110, '#7a5c40', 5) +
      box(60, 560, 150, 18, '#b08a60', 5) +
      box(150, 560, 60, 110, '#4a3424', 5, 0.6) +
      box(100, 596, 70, 34, '#f0e2bc', 3) +
      place(136, 564, 1, tableLamp('lamplight', brass)) +
      box(1080, 600, 190, 100, '#6a4a38', 5) +
      box(1080, 600, 190, 16, '#a5805c', 5) +
      box(1120, 556, 130, 48, '#8a6a4a', 4) +
      box(1120, 556, 130, 12, '#c4a074', 4) +
      disc(690, 470, 460, 'url(#lamplight)', 0.75) +
      place(700, 694, 1, trunk) +
      `<g transform="translate(700 470) rotate(-2)">${mapSheet(540, 250, place(20, 14, 0.94, glowing(townLines, 3.4)) + place(-186, 30, 1, shape(door, '#fff0b0', 0.5) + glowing(door, 4)) + place(206, 26, 1, shape(door, '#fff0b0', 0.5) + glowing(door, 4)) + place(-206, -66, 0.6, compassRose('smile')))}${smoke}</g>` +
      scatter(26, 7, (next) => disc(480 + next() * 430, 60 + next() * 330, 1.6 + next() * 2.6, ink.glow, 0.8)) +
      place(404, 712, 1.36, kneelingTraveler({ left: [-30, -96], right: [78, -130], turn: 0.5 })),
  ),
);

const sheets = (y: number): string =>
  line(`M-140 ${y - 30}C300 ${y + 20} 900 ${y + 20} 1420 ${y - 30}`, '#4a3a2c', 4) +
  [
    [250, 4],
    [366, 8],
    [950, 8],
    [1066, 4],
  ]
    .map(([x, dy], i) => place(x!, y + dy! - 4, 0.94, hangingSheet(), { rotate: i % 2 ? 2 : -2 }))
    .join('');
const wide = (drawn: string): string => `<g transform="scale(1.16 1)">${drawn}</g>`;
const showing: Pose = {
  arms: [
    [
      [-30, 16],
      [-16, -4],
    ],
    [
      [30, 16],
      [16, -4],
    ],
  ],
  tilt: 4,
  turn: 0.2,
};
const printingOffice = indoors(
  interior(interiors.office, 'bricks', 560),
  timberNear('#ffe3a0', ['#1c140e', '#40301f']),
  body(
    place(
      90,
      330,
      1,
      windowOn(
        170,
        300,
        box(-90, -160, 180, 320, '#b9c4c8') +
          oval(0, 40, 130, 80, '#dfe4e0', 0.8) +
          place(-110, 150, 0.5, shape('M0 0L0-150L40-190L80-150L80-120L130-160L170-120L170 0Z', '#7f8c94')) +
          line(
            scatter(12, 3, (next) => `M${Math.round(-80 + next() * 160)} ${Math.round(-150 + next() * 300)}l-4 14`),
            '#fff',
            2,
            0.6,
          ),
        oak,
        2,
      ),
    ) +
      sheets(60) +
      place(330, 600, 1.02, printingPress(oak)) +
      place(540, 250, 1, gasLamp('lamplight')) +
      cut(
        'M1000 560L1000 180L1190 180L1190 560Z',
        '#4a3528',
        box(1014, 194, 162, 366, '#c9d2d4') +
          oval(1100, 500, 120, 90, '#e9eeea', 0.8) +
          shape('M1014 560L1014 400L1050 370L1086 400L1086 420L1130 380L1176 420L1176 560Z', '#8a969c') +
          box(1150, 194, 30, 366, '#06121f', 0, 0.2),
      ) +
      box(990, 172, 210, 14, oak.light, 3) +
      place(968, 606, 0.94, dryUmbrella()) +
      disc(700, 420, 380, 'url(#lamplight)', 0.4) +
      place(860, 570, 0.84, typeCase(oak)) +
      place(560, 640, 1, paperStack()) +
      place(690, 722, 1.46, wide(person(pym, showing, 'smile'))) +
      place(690, 540, 0.84, frontPage()) +
      [
        [608, 428],
        [772, 428],
      ]
        .map(
          ([x, y], i) =>
            disc(x!, y! + 14, 15, '#d3946f') +
            disc(x! - 1, y! + 12, 13, '#f6c7a0') +
            oval(x! + (i ? -5 : 5), y! + 8, 5, 4, '#3a2f34', 0.8),
        )
        .join('') +
      place(1080, 716, 1.2, traveler({ left: [-52, -120], turn: -0.6 })),
  ),
);

const drops = (list: readonly (readonly [number, number])[]): string =>
  list
    .map(([x, y]) =>
      shape(
        `M${x} ${y - 10}C${x + 6} ${y - 1} ${x + 5} ${y + 5} ${x} ${y + 5}C${x - 5} ${y + 5} ${x - 6} ${y - 1} ${x} ${y - 10}Z`,
        '#9fd4f4',
        0.9,
      ),
    )
    .join('');
const bandage = (x: number, y: number): string =>
  disc(x, y, 19, '#b58a5c') +
  disc(x - 1, y - 1, 18, '#fbf4e4') +
  line(
    `M${x - 15} ${y - 8}L${x + 13} ${y - 12}M${x - 17} ${y + 1}L${x + 16} ${y - 3}M${x - 14} ${y + 10}L${x + 13} ${y + 6}`,
    '#cdb894',
    3.4,
  ) +
  shape(`M${x + 10} ${y + 6}L${x + 28} ${y + 18}L${x + 14} ${y + 20}Z`, '#fbf4e4') +
  oval(x - 2, y + 2, 6, 4, '#d9737e', 0.5);
const flood = (y: number): string =>
  shape(
    `M-140 ${y}C160 ${y - 14} 300 ${y + 16} 520 ${y + 4}C760 ${y - 10} 1000 ${y + 14} 1420 ${y - 6}L1420 800L-140 800Z`,
    '#24405c',
    0.9,
  ) +
  line(
    `M-140 ${y}C160 ${y - 14} 300 ${y + 16} 520 ${y + 4}C760 ${y - 10} 1000 ${y + 14} 1420 ${y - 6}`,
    '#a9cce4',
    4,
    0.8,
  ) +
  [
    [260, 30, 120],
    [560, 44, 160],
    [900, 28, 140],
    [700, 70, 200],
  ]
    .map(([x, dy, w]) => oval(x!, y + dy!, w!, 5, '#ffcf8a', 0.35))
    .join('');
const lockDoor = (x: number): string =>
  cut(
    `M${x - 74} 600L${x - 74} 250C${x - 74} 200 ${x + 74} 200 ${x + 74} 250L${x + 74} 600Z`,
    '#33302f',
    box(x - 56, 226, 112, 380, '#14223a') +
      line(
        scatter(18, 5, (next) => `M${Math.round(x - 60 + next() * 120)} ${Math.round(220 + next() * 360)}l-10 28`),
        '#a9c4dc',
        2.4,
        0.6,
      ) +
      shape(`M${x - 60} 540C${x - 20} 520 ${x + 20} 560 ${x + 60} 536L${x + 60} 620L${x - 60} 620Z`, '#24405c') +
      line(`M${x - 60} 540C${x - 20} 520 ${x + 20} 560 ${x + 60} 536`, '#a9cce4', 4),
  );
const writing: Pose = {
  arms: [
    [
      [-14, 24],
      [10, 34],
    ],
    [
      [18, 22],
      [2, 30],
    ],
  ],
  tilt: 7,
  turn: -0.3,
};
const lockHouse = indoors(
  interior(interiors.lockHouse, 'stones', 590),
  timberNear('#ffb84d', ['#07080f', '#231d22']),
  body(
    line('M-140 30L1420 30', '#191620', 34) +
      line('M-140 18L1420 18', '#6a5442', 4) +
      place(
        300,
        250,
        1,
        windowOn(
          330,
          300,
          stormView(streets.storm, 330, 300),
          { dark: '#2a2026', base: '#5a463c', light: '#96785c' },
          2,
        ),
      ) +
      lockDoor(1070) +
      place(830, 150, 0.94, pegs({ dark: '#2a2026', base: '#5a463c', light: '#96785c' })) +
      place(560, 160, 0.86, wallClock(11, 52, { dark: '#2a1a16', base: '#5f4030', light: '#a5785a' })) +
      flood(640) +
      disc(560, 400, 480, 'url(#lamplight)', 0.55) +
      place(620, 690, 1.66, person(ines, writing, 'think')) +
      drops([
        [556, 350],
        [684, 372],
        [566, 426],
        [702, 452],
        [540, 300],
      ]) +
      place(630, 596, 1, table(760, { dark: '#3a2720', base: '#6f4c38', light: '#b0825a' })) +
      oval(500, 580, 190, 14, '#ffd98a', 0.35) +
      place(632, 586, 1.3, diary()) +
      disc(588, 560, 17, '#804a2c') +
      disc(586, 558, 15, '#b06c42') +
      place(722, 548, 1.36, bandage(0, 0)) +
      line('M706 560L672 524', '#3a2a22', 5) +
      shape('M672 524L644 486C672 492 682 508 678 522Z', '#fff') +
      line('M674 522L654 496', '#b9b0a4', 2.4) +
      place(446, 586, 0.94, oilLamp('lamplight')) +
      place(872, 590, 1.06, smugCat()) +
      box(760, 566, 34, 24, '#2c3a5c', 4) +
      oval(777, 566, 17, 5, '#141c34'),
  ),
);

const windmill: Pose = {
  arms: [
    [
      [-34, -18],
      [-66, -52],
    ],
    [
      [34, 8],
      [70, 20],
    ],
  ],
  tilt: -6,
  turn: -0.4,
  lean: -4,
};
const fadingInk = (d: string): string => line(d, '#ffffff', 10, 0.5) + line(d, ink.fading, 4.5);
const captainInk =
  'M0-70A16 16 0 1 1 0-38A16 16 0 1 1 0-70M-20-66L20-66M-16-74C-10-88 10-88 16-74M0-38L0 20M0-24L26-50L34-84M0-20L-28 0M0 20L-18 58M0 20L18 58M34-100L34-60';
const veryGoodStory = indoors(
  interior(interiors.officeNoon, 'bricks', 560),
  timberNear('#fff3c4', ['#2a1a0c', '#5a3f24']),
  body(
    sheets(54) +
      shape('M90 130L250 130L760 640L380 720Z', '#fff3c4', 0.25) +
      place(
        130,
        300,
        1,
        windowOn(
          180,
          280,
          box(-100, -150, 200, 300, '#cfe6ee') +
            oval(20, 60, 130, 90, '#fff6dc', 0.9) +
            place(-110, 142, 0.5, shape('M0 0L0-150L40-190L80-150L80-120L130-160L170-120L170 0Z', '#c98f6c')),
          oak,
          2,
        ),
      ) +
      place(1080, 610, 0.94, printingPress(oak)) +
      place(330, 570, 0.84, typeCase(oak)) +
      place(240, 650, 1, paperStack()) +
      box(600, 150, 240, 120, '#8a6a48', 5) +
      box(600, 150, 240, 120, '#a5825c', 5, 0.6) +
      place(720, 214, 1.5, trainTicket()) +
      box(880, 300, 12, 40, '#5a3a22', 3) +
      place(896, 470, 1.05, dryUmbrella()) +
      place(500, 720, 1.48, wide(person(pym, windmill, 'wonder'))) +
      [
        [300, 360, -40],
        [330, 300, -20],
        [680, 520, 30],
      ]
        .map(([x, y, r]) => line(`M${x} ${y}q${r} 20 ${r! * 0.4} 60`, '#fff', 5, 0.7))
        .join('') +
      place(860, 640, 1, table(520, oak)) +
      `<g transform="translate(880 560) rotate(4)">${mapSheet(330, 210, place(10, 10, 1.04, shape('M-60-90L90-90L90 80L-60 80Z', '#fffaf0', 0.4) + fadingInk(captainInk)) + place(-110, -40, 0.62, compassRose('stern')) + line('M70-50L140-50M70-30L130-30M70-10L138-10', '#fffdf2', 5, 0.9))}</g>` +
      scatter(14, 3, (next) => disc(840 + next() * 160, 400 + next() * 90, 2 + next() * 3, '#fff', 0.8)),
  ),
);

const offering: Pose = {
  arms: [
    [
      [-22, 24],
      [-4, 44],
    ],
    [
      [30, 12],
      [58, 4],
    ],
  ],
  turn: 0.5,
  tilt: -5,
  lean: 2,
};
const onlyADiary = indoors(
  interior(interiors.lockHouse, 'stones', 580),
  timberNear('#ffb84d', ['#07080f', '#231d22']),
  body(
    line('M-140 30L1420 30', '#191620', 34) +
      line('M-140 18L1420 18', '#6a5442', 4) +
      lockDoor(240) +
      place(520, 150, 1, pegs({ dark: '#2a2026', base: '#5a463c', light: '#96785c' })) +
      place(780, 180, 0.9, wallClock(12, 20, { dark: '#2a1a16', base: '#5f4030', light: '#a5785a' })) +
      place(
        1030,
        230,
        1,
        windowOn(
          280,
          250,
          stormView(streets.storm, 280, 250),
          { dark: '#2a2026', base: '#5a463c', light: '#96785c' },
          2,
        ),
      ) +
      flood(620) +
      shape('M166 600L314 600L420 690L120 690Z', '#4f7fa8', 0.4) +
      line('M150 640C220 626 300 660 390 640', '#cfe6f4', 4, 0.7) +
      disc(700, 330, 520, 'url(#lamplight)', 0.6) +
      place(560, 706, 1.66, person(ines, offering, 'wonder')) +
      place(513, 570, 1.2, bandage(0, 0)) +
      drops([
        [500, 340],
        [628, 350],
      ]) +
      place(704, 532, 1.28, closedDiary(), { rotate: 8 }) +
      disc(670, 540, 16, '#804a2c') +
      disc(668, 538, 14, '#b06c42') +
      place(1000, 606, 0.9, table(460, { dark: '#3a2720', base: '#6f4c38', light: '#b0825a' })) +
      place(900, 596, 0.8, oilLamp('lamplight')) +
      place(1024, 596, 1, gildedBook()) +
      place(1150, 596, 0.8, smugCat()) +
      place(836, 790, 1.5, traveler({ left: [-66, -140], turn: -0.6 })),
  ),
);

const pushing: Pose = {
  arms: [
    [
      [-24, 22],
      [-8, 44],
    ],
    [
      [18, 20],
      [-12, -12],
    ],
  ],
  tilt: 8,
  turn: -0.4,
};
const snow = scatter(26, 6, (next) => disc((next() - 0.5) * 200, (next() - 0.5) * 200, 2 + next() * 3.4, '#fff', 0.9));
const captainsLetter = indoors(
  interior(interiors.cabin, 'boards', 590),
  timberNear('#ffc46a', ['#120a07', '#38241a']),
  body(
    shape('M-140-40L1420-40L1420 60C1000 110 280 110-140 60Z', '#2c1c14') +
      line('M-140 62C280 112 1000 112 1420 62', '#c08c58', 4, 0.5) +
      place(
        330,
        262,
        1,
        roundWindow(
          106,
          box(-110, -110, 220, 220, '#8fa9c4') +
            shape('M-110 40C-60 20 0 50 110 30L110 110L-110 110Z', '#e6eef4') +
            place(-30, 40, 0.3, shape('M-60 0L-60-120L-20-160L20-120L20-80L70-120L110-80L110 0Z', '#5a708c')) +
            snow,
          { dark: '#5f4014', base: '#c9923a', light: '#ffe3a0' },
        ),
      ) +
      box(760, 300, 330, 14, oak.light, 3) +
      box(760, 310, 330, 8, oak.dark, 3) +
      place(830, 298, 0.86, modelShip({ dark: '#2c4a5c', base: '#4f7f94', light: '#a4ccd4' })) +
      place(960, 298, 0.7, modelShip({ dark: '#7a2a2c', base: '#b5483f', light: '#f09a84' })) +
      place(1050, 298, 0.6, modelShip({ dark: '#3f4a2c', base: '#7a8a4a', light: '#c4cc8c' })) +
      place(
        940,
        584,
        1,
        bunk(
          { dark: '#4f3222', base: '#93684a', light: '#dcae80' },
          { dark: '#7a3038', base: '#b5524a', light: '#e9a870' },
        ),
      ) +
      line('M640-20L640 90', '#c9923a', 5) +
      line('M600 160C600 80 680 80 680 160', '#c9923a', 5) +
      disc(640, 110, 330, 'url(#lamplight)', 0.7) +
      place(640, 160, 0.7, oilLamp('')) +
      place(640, 742, 1.46, person(blackwood, pushing, 'smile')) +
      place(640, 610, 1, table(820, oak)) +
      oval(600, 594, 260, 14, '#ffd98a', 0.3) +
      place(560, 578, 1, `<g transform="scale(1.1 .62)">${letter()}</g>`) +
      disc(624, 566, 19, '#b57456') +
      disc(622, 564, 17, '#dfa380') +
      place(812, 596, 0.74, modelShip({ dark: '#4a3424', base: '#8f6a44', light: '#d9b07c' })) +
      box(716, 560, 32, 34, '#4a6a84', 5) +
      box(732, 560, 16, 34, '#2a3a4c', 5, 0.7) +
      oval(732, 560, 16, 5, '#f0e2c4') +
      line('M748 568C762 568 762 586 748 586', '#4a6a84', 5) +
      line('M726 546q6-10 0-20t0-18', '#fff', 4, 0.4) +
      place(420, 598, 0.66, diary({ dark: '#2a3a4c', base: '#4a6a84', light: '#94b4c4' })) +
      place(960, 706, 1.04, wetDog()) +
      place(330, 800, 1.5, traveler({ right: [70, -140], turn: 0.6 })),
  ),
);

const walker = (kind: 'clerk' | 'man' | 'child'): string =>
  disc(0, -66, 10, ink.brown) +
  (kind === 'clerk'
    ? disc(0, -80, 5, ink.brown) + shape('M-9-56L9-56L20 0L-20 0Z', ink.brown)
    : shape('M-10-56L10-56L12-24L-12-24Z', ink.brown) + line('M-5-26L-14 0M5-26L12 0', ink.brown, 7)) +
  (kind === 'man' ? shape('M-14-72L14-72L8-84L-8-84Z', ink.brown) : '') +
  line('M8-48L26-34', ink.brown, 6) +
  disc(28, -22, 26, 'url(#lamplight)') +
  box(23, -30, 10, 14, ink.gold, 3);
const inkBoat =
  shape('M-56-14L60-16C50 6 40 10 20 10L-20 10C-40 10-50 2-56-14Z', ink.brown) +
  disc(-4, -50, 11, ink.brown) +
  shape('M-16-58L10-58L6-68L-12-68Z', ink.brown) +
  shape('M-18-40L10-40L14-12L-22-12Z', ink.brown) +
  shape('M-14-46C-10-30 4-30 6-44Z', '#f6e9c8') +
  line('M-30 20L20-30', ink.brown, 5) +
  line('M40-16L40-44', ink.brown, 4) +
  disc(40, -50, 26, 'url(#lamplight)') +
  box(35, -58, 10, 14, ink.gold, 3) +
  line('M-70 22q14-10 28 0t28 0t28 0t28 0', ink.brown, 3);
const girlStatue =
  cut(
    'M-78 156L-70 72L70 72L78 156Z',
    '#fffdf6',
    shape('M24 60L90 60L90 170L30 170Z', '#d9c7a0', 0.6) + box(-40, 96, 80, 34, '#e6d6b2', 3),
  ) +
  box(-84, 64, 168, 14, '#fffdf6', 4) +
  box(-84, 72, 168, 6, '#d9c7a0', 3) +
  line('M24-30C52-48 60-80 54-118', '#fffdf6', 16) +
  line('M-22-30C-46-12-48 14-38 30', '#fffdf6', 15) +
  cut(
    'M-50 66C-36 30-34-20-24-42C-12-50 12-50 24-42C34-20 36 30 50 66C20 74-20 74-50 66Z',
    '#fffdf6',
    shape('M8-50C20-10 18 30 26 80L70 80L70-50Z', '#d9c7a0', 0.6) +
      line('M-14-20C-20 20-24 44-28 66M2-14C2 20 2 44 4 68M16 4C22 30 26 48 32 64', '#d9c7a0', 3, 0.8) +
      line('M-28-2C-10 6 10 6 28-2', '#d9c7a0', 4),
  ) +
  cut(
    'M24-86C28-66 18-50 2-48C-12-48-20-58-22-72C-24-92-10-102 4-102C12-102 22-96 24-86Z',
    '#fffdf6',
    shape('M6-104L40-104L40-40L10-50C20-64 18-88 6-104Z', '#d9c7a0', 0.4),
  ) +
  shape(
    'M20-98C4-116-20-110-34-100C-58-112-78-112-104-98C-84-96-72-90-66-84C-84-84-94-76-100-66C-74-74-56-66-40-70C-30-64-22-66-18-76C-14-90 4-92 20-98Z',
    '#fffdf6',
  ) +
  line('M-28-92C-48-98-66-98-84-94M-30-80C-50-84-66-80-80-74', '#d9c7a0', 3, 0.8) +
  line('M26-84l6 8l-6 3M22-64l-8 0', '#c9b284', 3, 0.8);
const newMistake = indoors(
  interior(interiors.atticNight, 'boards', 580),
  timberNear(),
  body(
    roof('#0a1424', '#4a6c8c') +
      place(170, 620, 0.86, archiveShelf(210, 250, oak, 3)) +
      disc(620, 340, 560, 'url(#lamplight)', 0.55) +
      place(640, 708, 1, trunk) +
      `<g transform="translate(620 330) rotate(-1)">${mapSheet(860, 430, disc(-170, 10, 330, 'url(#dusk)') + place(-170, 30, 1.12, girlStatue) + scatter(22, 5, (next) => disc(-330 + next() * 330, -190 + next() * 330, 2 + next() * 4, '#fff', 0.85)) + place(-356, -136, 0.84, compassRose('sigh')) + line('M-60 176L300 168', ink.brown, 3, 0.6) + place(60, 168, 1.2, walker('clerk')) + place(150, 166, 1.24, walker('man')) + place(40, -60, 0.94, inkBoat) + place(212, -40, 0.8, walker('child')) + place(280, -46, 0.9, walker('clerk')) + place(246, 164, 1.16, walker('child')) + place(330, 162, 1.24, walker('man')))}</g>` +
      place(1086, 484, 1.24, walker('man')) +
      place(1150, 600, 1.1, walker('clerk')) +
      place(1010, 300, 0.96, walker('child')) +
      place(136, 612, 0.9, tableLamp('lamplight', brass)) +
      place(226, 776, 1.4, traveler({ right: [58, -130], turn: 0.4 })),
    glow('dusk', '#7a4a1c', 0.9),
  ),
);

/** The scenes indoors, by their order in the story. */
export const indoorScenes = {
  1: mapInTheAttic,
  2: printingOffice,
  3: lockHouse,
  4: veryGoodStory,
  6: onlyADiary,
  8: captainsLetter,
  9: newMistake,
} as const;
