/** The scenes of the map in which people come together, and the archive where the sources lie. */
import { linearGradient } from '../../kit/svg.ts';
import { box, cut, define, disc, line, oval, place, shape, use, type Tones } from '../../kit/shapes.ts';
import { cloud, flock, glow, skyAround, sun, vignette, wash } from '../../kit/sky.ts';
import { ripples } from '../../kit/land.ts';
import { cloths, looks, person, poses, skins, hairTones, type Look, type Mood, type Pose } from '../../kit/people.ts';
import { compassRose, glowing, ink, mapSheet, rolledMap, townLines } from '../../kit/old-map.ts';
import { traveler } from '../../kit/time-traveler.ts';
import { bellTower, gableRow, lockGate, statue, streets } from '../../kit/old-harbor.ts';
import {
  archiveShelf,
  diary,
  frontPage,
  glassCase,
  letter,
  plaque,
  rubbing,
  schoolbook,
  telegraphTape,
  tideBoard,
} from '../../kit/archive.ts';
import { candle, handBell, soupBowl, table } from '../../kit/printing.ts';
import { tableLamp, windowOn } from '../../kit/watch-room.ts';
import { layers, type StoryScene } from '../story-scene.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { storySize } from '../catalogue.ts';
import { crowd1939, mayor, oldBlackwood, oldCarvalho, today } from './cast.ts';
import { curtainNear, dimCorners, harborView, interior, interiors, timberNear } from './places.ts';

const { width: W, height: H } = storySize;
const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });
const indoors = (room: Drawing, near: Drawing, ...drawings: readonly Drawing[]): StoryScene => ({
  picture: layers(room, ...drawings, dimCorners),
  near,
});

const oak: Tones = { dark: '#4f3424', base: '#8a5f42', light: '#c4946a' };
const brass: Tones = { dark: '#a8661c', base: '#f0ac3e', light: '#ffe6a0' };
const lying = (x: number, y: number, scale: number, turn: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale} ${(scale * 0.6).toFixed(2)}) rotate(${turn})">${drawn}</g>`;

const tallWindow = (x: number): string =>
  cut(
    `M${x - 56} 430L${x - 56} 150C${x - 56} 80 ${x + 56} 80 ${x + 56} 150L${x + 56} 430Z`,
    '#d5ecd4',
    oval(x - 10, 200, 60, 120, '#fffde4', 0.9) +
      shape(`M${x - 60} 430L${x - 60} 350C${x - 20} 330 ${x + 20} 360 ${x + 60} 340L${x + 60} 430Z`, '#a5c98a'),
  ) +
  line(`M${x} 100L${x} 430M${x - 56} 200L${x + 56} 200M${x - 56} 310L${x + 56} 310`, '#fffaf0', 7) +
  line(`M${x - 58} 432L${x - 58} 150C${x - 58} 78 ${x + 58} 78 ${x + 58} 150L${x + 58} 432`, '#8f9c74', 9);
const cutting: Pose = {
  arms: [
    [
      [-34, 2],
      [-60, -22],
    ],
    [
      [14, 28],
      [14, 56],
    ],
  ],
  turn: -0.5,
  tilt: 3,
};
const scissors =
  line('M0 0L-40-34M-4-30L-38-4', '#8a94a8', 7) +
  line('M-1-2L-38-34', '#fff', 2) +
  disc(6, 6, 11, 'none') +
  `<circle cx="8" cy="7" r="10" fill="none" stroke="#b5403a" stroke-width="6"/><circle cx="4" cy="-34" r="10" fill="none" stroke="#b5403a" stroke-width="6"/>`;
const watching: Pose = {
  arms: [
    [
      [-13, 28],
      [-15, 58],
    ],
    [
      [13, 28],
      [15, 58],
    ],
  ],
  turn: 0.5,
};
const threeAgainstTwo = indoors(
  interior(interiors.hall, 'plaster', 500),
  curtainNear({ dark: '#4f7a54', base: '#7fae7c', light: '#c4e0a8' }),
  body(
    [170, 330, 950, 1110].map(tallWindow).join('') +
      [60, 450, 830, 1220]
        .map(
          (x) =>
            box(x - 24, -40, 48, 540, '#f4efd6') +
            box(x + 4, -40, 20, 540, '#b5b890', 0, 0.7) +
            box(x - 34, 470, 68, 32, '#fbf8e6', 4),
        )
        .join('') +
      place(640, 176, 1.06, plaque({ dark: '#8a8a74', base: '#d0ceb4', light: '#f4f2e0' })) +
      line('M456 286C520 318 600 316 640 304C700 316 770 320 836 288', '#b5403a', 15) +
      line('M456 283C520 315 600 313 640 301C700 313 770 317 836 285', '#e8705c', 8) +
      shape('M640 306L610 352L632 346L640 362L650 346L672 352Z', '#c2483f') +
      disc(640, 304, 17, '#e8705c') +
      place(250, 540, 0.92, person(crowd1939[0]!, watching, 'smile')) +
      place(360, 548, 0.9, person(crowd1939[1]!, watching, 'laugh')) +
      place(980, 544, 0.92, person(crowd1939[2]!, watching, 'smile'), { flip: true }) +
      place(1090, 556, 1, person(crowd1939[3]!, poses.cheering, 'laugh'), { flip: true }) +
      place(800, 556, 1.02, person(mayor, cutting, 'smile') + place(-84, -222, 0.9, scissors)) +
      shape('M60 586L1220 586L1330 800L-50 800Z', '#5f4230') +
      shape('M60 586L700 586L560 800L-50 800Z', '#8a6444', 0.8) +
      shape('M60 586L1220 586L1226 598L54 598Z', '#d0a47c') +
      oval(330, 654, 260, 52, '#3a2418', 0.18) +
      oval(944, 654, 230, 52, '#3a2418', 0.18) +
      lying(176, 662, 0.8, -6, frontPage()) +
      lying(312, 656, 1.15, 4, schoolbook()) +
      lying(432, 664, 1.1, -3, rubbing()) +
      place(838, 668, 1.16, diary()) +
      place(1052, 664, 1, telegraphTape()) +
      place(640, 838, 1.44, traveler({ left: [-66, -130], right: [66, -130] })),
  ),
);

const scroll = (color: string): string =>
  oval(6, 54, 84, 9, '#4a2c10', 0.35) +
  cut(
    'M-70-44C-40-52 40-36 70-44L70 44C40 52-40 36-70 44Z',
    color,
    shape('M20-54L80-54L80 54L30 54Z', '#a9743c', 0.3) + line('M-46-22L46-20M-46-4L46-2M-46 14L30 16', '#8a6238', 5),
  ) +
  [-1, 1]
    .map(
      (side) =>
        box(side * 70 - 10, -58, 20, 116, '#8a5a28', 10) +
        box(side * 70 - 10, -58, 14, 116, '#d9a85c', 8) +
        box(side * 70 - 8, -56, 4, 112, '#fff0cc', 2, 0.9),
    )
    .join('');
const dollArms =
  line('M0 0C20-24 40-24 60 0', '#6a3f18', 10) +
  line('M0-2C20-26 40-26 60-2', '#d9a85c', 5) +
  disc(30, -18, 10, '#6a3f18') +
  disc(29, -19, 7, '#d9a85c');
/** Mr. Pym in ink, dancing at a wedding in his tailcoat. */
const dancingPym =
  line('M-12 4C-14 30-36 36-52 56M12 4C20 24 16 44 30 60', '#5f3f22', 14) +
  shape('M-66 52L-44 46L-38 60L-66 64ZM20 58L42 54L50 66L24 70Z', '#3a2416') +
  line('M-26-54C-56-60-66-84-60-112M26-54C58-46 70-66 74-92', '#6a4a28', 13) +
  shape(
    'M-22-70C-46-50-46-6-30 12C-36 30-44 36-52 40C-30 42-12 34 0 14C12 34 24 44 40 46C36 30 34 20 30 12C46-6 46-50 22-70Z',
    '#6a4a28',
  ) +
  shape('M-12-70L12-70C16-50 12-20 0 8C-12-20-16-50-12-70Z', '#f6e6c0') +
  shape('M-12-68L0-62L12-68L12-56L0-61L-12-56Z', '#a5403a') +
  [-46, -32, -18].map((y) => disc(0, y, 2.6, '#6a4a28')).join('') +
  disc(-60, -116, 9, '#c99a68') +
  disc(75, -96, 9, '#c99a68') +
  disc(0, -92, 24, '#c99a68') +
  shape('M-22-98C-18-124 18-124 22-98C10-108-10-108-22-98Z', '#5f3f22') +
  line('M-12-98l8 0M4-98l8 0', '#3a2416', 3) +
  shape('M0-86C-10-94-26-92-40-78C-36-96-16-104 0-94C16-104 36-96 40-78C26-92 10-94 0-86Z', '#3a2416') +
  line('M-94-70l14 4M-88-40l12-6M98-60l-12-2M94-30l-10-8', '#8a6238', 4) +
  shape('M-74-118L-56-118L-63-106L-60-96L-70-96L-67-106Z', ink.gold);
const echoInTheArchive = indoors(
  interior(interiors.vault, 'stones', 580),
  timberNear('#ffb84d', ['#05080c', '#1f2224']),
  body(
    line('M-140 130C160-60 460-60 640 130C820-60 1120-60 1420 130', '#0b161c', 44, 0.8) +
      line('M-140 118C160-72 460-72 640 118C820-72 1120-72 1420 118', '#7a7058', 4, 0.5) +
      use('shelf', 170, 600, 1.24) +
      use('shelf', 1120, 600, 1.24) +
      disc(560, 330, 520, 'url(#lamplight)', 0.75) +
      `<g transform="translate(566 318) rotate(-1)">${mapSheet(800, 370, place(0, 86, 1.2, line(townLines, '#b58a4c', 3, 0.35)) + disc(-276, 30, 150, 'url(#dusk)') + place(-276, 66, 1.24, dancingPym) + line('M-214 14C-196-16-180-26-156-24', '#6a3f18', 8) + place(-78, -22, 1.06, scroll('#fffdf2')) + place(8, -22, 1, dollArms) + place(124, -22, 1.06, scroll('#fffdf2')) + place(210, -22, 0.94, dollArms) + place(308, -22, 0.98, scroll('#fffdf2')) + place(-78, -18, 0.44, frontPage()) + place(124, -20, 0.68, schoolbook()) + place(308, -20, 0.74, rubbing()) + place(-350, -124, 0.6, compassRose('sigh')))}</g>` +
      place(690, 610, 1, table(1000, oak)) +
      place(262, 602, 1, tableLamp('lamplight', brass)) +
      disc(930, 570, 190, 'url(#golden)') +
      disc(760, 570, 150, 'url(#golden)') +
      place(770, 598, 1.5, diary()) +
      place(1010, 600, 1.5, telegraphTape()) +
      [
        [690, 500],
        [846, 494],
        [920, 480],
        [1090, 500],
        [880, 540],
        [700, 556],
      ]
        .map(
          ([x, y], i) =>
            `<path transform="translate(${x} ${y}) scale(${i % 2 ? 0.7 : 1})" d="M0-14C1.8-3 3-1.8 14 0C3 1.8 1.8 3 0 14C-1.8 3-3 1.8-14 0C-3-1.8-1.8-3 0-14Z" fill="#fff3c4"/>`,
        )
        .join('') +
      place(470, 800, 1.46, traveler({ right: [62, -150], turn: 0.4 })),
    define('shelf', archiveShelf(300, 370, oak, 2)) + glow('golden', '#ffd75a', 0.9) + glow('dusk', '#b5803c', 0.6),
  ),
);

const windy = streets.morning;
const pennant = (x: number, y: number, colors: readonly string[]): string =>
  line(`M${x} ${y}L${x} ${y - 190}`, '#6a7486', 7) +
  line(`M${x - 2} ${y}L${x - 2} ${y - 188}`, '#d5dce6', 2) +
  shape(
    `M${x} ${y - 188}C${x + 30} ${y - 206} ${x + 60} ${y - 170} ${x + 108} ${y - 190}L${x + 100} ${y - 130}C${x + 60} ${y - 112} ${x + 30} ${y - 146} ${x} ${y - 128}Z`,
    colors[0]!,
  ) +
  shape(
    `M${x} ${y - 166}C${x + 30} ${y - 186} ${x + 60} ${y - 150} ${x + 105} ${y - 170}L${x + 103} ${y - 150}C${x + 60} ${y - 132} ${x + 30} ${y - 166} ${x} ${y - 148}Z`,
    colors[1]!,
  );
const clapping: Pose = {
  arms: [
    [
      [-20, 14],
      [14, 0],
    ],
    [
      [20, 14],
      [-14, 0],
    ],
  ],
  tilt: -4,
  turn: -0.3,
};
const listener = (x: number, y: number, look: Look, mood: Mood, turn: number, pose: Pose = poses.standing): string =>
  place(x, y, 0.94, person(look, { ...pose, turn }, mood));
const speechOnTheQuay: StoryScene = {
  picture: layers(
    body(
      wash(W, H, 'url(#sky)') +
        sun(260, 110, 44, 'glow', '#fffbe0') +
        use('cloud', 560, 150, 0.8) +
        use('cloud', 1010, 110, 0.9, { flip: true }) +
        use('cloud', 120, 250, 0.6) +
        flock(8, 5, 700, 170, 420, '#ffffff') +
        shape('M-140 330L1420 330L1420 520L-140 520Z', 'url(#sea)') +
        line('M-140 330L1420 330', '#fff', 3, 0.7) +
        ripples(34, 7, [-20, 344, 1240, 470], '#fff', 0.6) +
        use('row', -60, 400, 0.9) +
        box(-140, 396, 560, 26, windy.stone.base) +
        box(-140, 396, 560, 7, windy.stone.light) +
        use('row', 1330, 404, 0.92, { flip: true }) +
        place(500, 420, 0.62, lockGate(windy, { dark: '#4f3a2c', base: '#86684c', light: '#bf9a74' })) +
        place(1180, 440, 0.98, bellTower(windy, -8)) +
        pennant(60, 470, ['#e2574c', '#fff6e4']) +
        pennant(860, 460, ['#2f7fa8', '#ffd166']) +
        shape('M-140 450L1420 450L1420 800L-140 800Z', 'url(#quay)') +
        box(-140, 448, W + 280, 9, windy.stone.light) +
        line(
          [500, 556, 624].map((y) => `M-140 ${y}L1420 ${y}`).join('') +
            Array.from({ length: 18 }, (_, i) => `M${i * 84 - 80} ${500 + (i % 2) * 56}l-14 56`).join(''),
          windy.stone.dark,
          3,
          0.3,
        ) +
        place(330, 566, 1.24, statue(windy, 'half', { dark: '#a9aebc', base: '#eceef0', light: '#ffffff' })) +
        listener(560, 560, today[3]!, 'wonder', 0.1) +
        listener(1044, 562, today[1]!, 'smile', -0.5) +
        listener(954, 560, today[4]!, 'wonder', -0.4) +
        listener(1124, 590, { ...looks.kenji }, 'wonder', -0.6) +
        listener(470, 590, { ...looks.amal }, 'smile', 0.6) +
        place(852, 610, 1.2, person(oldBlackwood, clapping, 'laugh')) +
        line('M822 386l-16-14M816 406l-20-2M888 386l16-14M892 406l20-2', '#fff', 5, 0.9) +
        oval(640, 716, 150, 12, '#06121f', 0.25) +
        cut(
          'M520 716L534 590L746 590L760 716Z',
          '#8a5f42',
          shape('M690 580L800 580L800 730L700 730Z', '#4f3424', 0.6) +
            shape('M510 730L530 580L556 580L546 730Z', '#c4946a', 0.7),
        ) +
        box(506, 566, 268, 28, '#a9764f', 4) +
        box(506, 566, 268, 8, '#e0b488', 3) +
        place(640, 800, 1.5, traveler({ left: [-66, -226], right: [68, -226] })) +
        `<g transform="translate(744 440) rotate(10)">${letter()}</g>` +
        place(536, 464, 1, diary(), { rotate: -8 }) +
        [
          [541, 462],
          [742, 462],
        ]
          .map(([x, y]) => disc(x!, y!, 15, '#a96c45') + disc(x! - 1, y! - 1, 13.5, '#d69a6c'))
          .join(''),
      skyAround('sky', 0.2, 0.15, 0.95, [
        [0, '#fffbe0'],
        [0.3, '#d9f0ea'],
        [0.6, '#9fd6ea'],
        [1, '#5aaede'],
      ]) +
        glow('glow', '#fff6bf', 0.95) +
        linearGradient('sea', [
          [0, '#bfe8ea'],
          [1, '#3f9cb8'],
        ]) +
        linearGradient('quay', [
          [0, '#e2d9c8'],
          [0.3, '#c9bda9'],
          [1, '#7f776c'],
        ]) +
        define('row', gableRow(4, windy, 2)) +
        define('cloud', cloud(4, { face: '#ffffff', shade: '#a9cfe4' })) +
        vignette('corner', '#0a2c48', 0.5),
    ),
    dimCorners,
  ),
  near: {
    defs: '',
    body: [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(${side < 0 ? 0 : W} 0) scale(${-side} 1)">${cut('M10 800C4 740 14 690 20 640L90 640C96 690 106 740 100 800Z', '#33405c', shape('M62 630L120 630L120 810L70 810Z', '#1b243a', 0.7) + shape('M0 630L34 630L28 810L0 810Z', '#7f92b4', 0.5))}${oval(55, 638, 44, 13, '#4a5a7c')}${line('M-60 690C-20 720 10 726 30 712C60 696 90 700 112 716M-60 712C-20 742 10 746 30 732C60 716 90 720 110 736', '#c9a878', 12)}${line('M-60 686C-20 716 10 722 30 708C60 692 90 696 112 712', '#f4dcae', 3, 0.7)}</g>`,
      )
      .join(''),
  },
};

const pulling: Pose = {
  arms: [
    [
      [-28, 8],
      [-46, -18],
    ],
    [
      [30, -18],
      [38, -62],
    ],
  ],
  turn: 0.5,
  lean: 3,
  tilt: -4,
};
const ropeStand =
  line('M478 700L508 330M762 700L732 330', '#4f3424', 17) +
  line('M474 700L504 330M758 700L728 330', '#a9764f', 6) +
  box(480, 336, 280, 24, '#8a5f42', 6) +
  box(480, 336, 280, 8, '#e0b488', 4) +
  `<g transform="translate(620 424) rotate(10)">${cut('M-44 4C-36-16-34-62 0-64C34-62 36-16 44 4Z', '#e0a93f', shape('M8-70L60-70L60 10L6 10Z', '#8d6420', 0.65) + line('M-32-6C-26-26-24-44-10-54', '#fff0b8', 6))}${oval(0, 4, 44, 8, '#8d6420')}</g>`;
const exhibits: readonly (readonly [x: number, y: number, scale: number, object: string])[] = [
  [170, 640, 1.06, place(0, -172, 0.42, frontPage())],
  [350, 606, 0.96, place(0, -126, 0.84, diary())],
  [806, 606, 0.96, place(2, -126, 0.54, telegraphTape())],
  [980, 640, 1.06, `<g transform="translate(0 -158) scale(.8)">${letter()}</g>`],
  [1150, 606, 0.96, place(0, -122, 0.54, tideBoard())],
];
const roomOfFiveVoices = indoors(
  interior(interiors.library, 'plaster', 520),
  curtainNear({ dark: '#6a3a2c', base: '#a5603f', light: '#dba06c' }),
  body(
    use('shelf', 150, 512, 1.1) +
      use('shelf', 1130, 512, 1.1) +
      disc(600, 230, 480, 'url(#lamplight)', 0.7) +
      box(392, 46, 464, 290, '#5f3c26', 8) +
      box(392, 46, 464, 9, '#c4946a', 4) +
      box(404, 58, 440, 266, '#2c3a30') +
      `<g transform="translate(624 190)">${disc(0, 0, 240, 'url(#golden)', 0.9)}${mapSheet(390, 226, place(0, 10, 0.88, glowing(townLines, 5)) + place(-144, -68, 0.42, compassRose('smile')))}${disc(0, 0, 220, 'url(#golden)', 0.55)}</g>` +
      place(880, 552, 0.82, person(today[3]!, { ...poses.thinking, turn: -0.5 }, 'smile')) +
      place(260, 570, 0.84, person(today[4]!, poses.pointing, 'wonder'), { flip: true }) +
      place(1066, 566, 0.82, person({ ...today[1]! }, { ...poses.pointing }, 'laugh')) +
      exhibits.map(([x, y, scale, object]) => place(x, y, scale, glassCase(object, 'caseLight', oak))).join('') +
      ropeStand +
      line('M620 440L620 620', '#7a4a2c', 14) +
      line('M617 440L617 620', '#d9a066', 6) +
      line(Array.from({ length: 8 }, (_, i) => `M614 ${446 + i * 22}l12 12`).join(''), '#7a4a2c', 3, 0.7) +
      shape('M606 616C602 650 606 676 602 700C614 708 626 708 638 700C634 676 638 650 634 616Z', '#b5403a') +
      shape('M622 616L634 616C638 650 634 676 638 700L624 706Z', '#7a2430', 0.7) +
      disc(620, 616, 16, '#e0574a') +
      disc(616, 611, 6, '#ffa08c') +
      place(545, 708, 1.14, person({ ...looks.robin, top: cloths.leaf }, pulling, 'laugh')) +
      place(
        694,
        710,
        1.12,
        person(
          {
            ...looks.juno,
            skin: skins.deep,
            hair: 'puffs',
            hairTones: hairTones.black,
            top: cloths.coral,
            bottom: cloths.sea,
          },
          pulling,
          'wonder',
        ),
        { flip: true },
      ) +
      place(
        440,
        668,
        0.96,
        person(
          { ...today[0]!, glasses: true },
          {
            arms: [
              [
                [-34, 4],
                [-52, -30],
              ],
              [
                [13, 28],
                [12, 56],
              ],
            ],
            turn: 0.4,
            tilt: 4,
          },
          'smile',
        ),
      ),
    define('shelf', archiveShelf(300, 370, oak, 5)) +
      glow('golden', '#ffd75a', 0.8) +
      glow('caseLight', '#ffe9a4', 0.9),
  ),
);

const reading: Pose = {
  arms: [
    [
      [-22, 18],
      [8, 26],
    ],
    [
      [22, 18],
      [-8, 26],
    ],
  ],
  tilt: 6,
  turn: 0.3,
};
const atTable: Pose = {
  arms: [
    [
      [-22, 18],
      [-6, 34],
    ],
    [
      [22, 18],
      [6, 34],
    ],
  ],
};
const guest = (x: number, y: number, scale: number, look: Look, mood: Mood, turn: number): string =>
  place(x, y, scale, person(look, { ...atTable, turn, tilt: turn * 5 }, mood));
const pale: Look = {
  adult: true,
  skin: skins.fair,
  hair: 'long',
  hairTones: hairTones.sand,
  top: cloths.sea,
  bottom: cloths.denim,
  shoes: cloths.earth,
};
const carvalho: Look = {
  adult: true,
  skin: skins.brown,
  hair: 'short',
  hairTones: hairTones.black,
  top: cloths.teal,
  bottom: cloths.denim,
  shoes: cloths.earth,
};
const twoFamilies = indoors(
  interior(interiors.kitchen, 'bricks', 560),
  curtainNear({ dark: '#5a2a24', base: '#93493a', light: '#d98a64' }),
  body(
    place(
      640,
      176,
      1,
      windowOn(
        270,
        210,
        harborView(streets.dusk, ['#33587a', '#d99a8a', '#244a6a'], 270, 210),
        { dark: '#5a3a2a', base: '#e6cfa8', light: '#fff3d6' },
        2,
      ),
    ) +
      box(90, 190, 360, 14, '#c4946a', 3) +
      box(90, 202, 360, 9, '#5a3424', 3) +
      [130, 190, 400]
        .map((x, i) =>
          place(
            x,
            190,
            0.9,
            cut(
              'M-24-50L24-50L28 0L-28 0Z',
              ['#5f86a8', '#e0a04c', '#7fae7c'][i]!,
              shape('M6-60L40-60L40 10L6 10Z', '#2c1c18', 0.35) + line('M-30-28L30-28', '#fff6e0', 5, 0.8),
            ) + box(-27, -58, 54, 12, '#8a5a3c', 4),
          ),
        )
        .join('') +
      box(830, 190, 360, 14, '#c4946a', 3) +
      box(830, 202, 360, 9, '#5a3424', 3) +
      place(1000, 190, 1.08, rolledMap('wink')) +
      disc(1000, 160, 120, 'url(#golden)', 0.6) +
      place(
        866,
        190,
        0.9,
        cut(
          'M-18-58C-26-40-26-10-16 0L16 0C26-10 26-40 18-58Z',
          '#5f9ab4',
          shape('M4-60L40-60L40 4L4 4Z', '#2c5c78', 0.6) + line('M-24-34L24-34', '#d5ecf4', 4),
        ) +
          [-14, 0, 14]
            .map(
              (x) =>
                line(`M0-56C${x * 0.4}-70 ${x}-80 ${x * 1.3}-92`, '#5f9e45', 4) +
                disc(x * 1.3, -96, 9, x ? '#e88a74' : '#ffd166'),
            )
            .join(''),
      ) +
      disc(640, 470, 620, 'url(#lamplight)', 0.55) +
      guest(210, 690, 1.3, { ...looks.robin, top: cloths.coral }, 'laugh', 0.5) +
      guest(330, 760, 1.16, carvalho, 'smile', 0.6) +
      guest(1080, 690, 1.3, { ...looks.juno, hairTones: hairTones.sand, top: cloths.leaf }, 'laugh', -0.5) +
      guest(950, 760, 1.16, pale, 'smile', -0.6) +
      place(486, 780, 1.26, person(oldCarvalho, reading, 'smile')) +
      place(796, 780, 1.26, person(oldBlackwood, { ...reading, turn: -0.3, tilt: -5 }, 'laugh')) +
      shape('M90 590L1190 590L1300 800L-20 800Z', '#a9503f') +
      shape('M90 590L1190 590L1196 606L84 606Z', '#fff6e4') +
      shape(
        'M84 606C140 640 180 606 240 632C300 650 340 606 400 632C460 650 500 606 560 632C620 650 660 606 720 632C780 650 820 606 880 632C940 650 980 606 1040 632C1100 650 1140 606 1196 606L1230 670C1100 700 200 700 50 670Z',
        '#f4e4cc',
      ) +
      shape('M700 590L1190 590L1300 800L800 800Z', '#5a1f24', 0.25) +
      oval(640, 630, 420, 26, '#ffe6a0', 0.4) +
      place(486, 606, 1.2, diary()) +
      `<g transform="translate(798 576) rotate(3)">${letter()}</g>` +
      [
        [474, 592],
        [520, 590],
      ]
        .map(
          ([x, y], i) =>
            disc(x! + (i ? 40 : -56), y!, 15, '#804a2c') + disc(x! + (i ? 39 : -57), y! - 1, 13, '#b06c42'),
        )
        .join('') +
      [
        [742, 590],
        [852, 590],
      ]
        .map(([x, y]) => disc(x!, y!, 15, '#d3946f') + disc(x! - 1, y! - 1, 13, '#f6c7a0'))
        .join('') +
      place(642, 648, 1.1, handBell()) +
      [570, 716].map((x) => place(x, 626, 1.1, candle('flame'))).join('') +
      [
        [220, 642],
        [360, 656],
        [930, 656],
        [1070, 642],
      ]
        .map(
          ([x, y], i) =>
            place(
              x!,
              y!,
              1.06,
              soupBowl(
                i % 2
                  ? { dark: '#2c5c78', base: '#5f9ab4', light: '#b4dce4' }
                  : { dark: '#9c6a2c', base: '#e0b05c', light: '#fff0c4' },
              ),
            ) + line(`M${x! - 10} ${y! - 44}q8-12 0-24t0-22`, '#fff', 4, 0.4),
        )
        .join(''),
    glow('golden', '#ffd75a', 0.8) + glow('flame', '#ffd98a', 0.9),
  ),
);

/** The scenes with many people and the archive, by their order in the story. */
export const gatheringScenes = {
  5: threeAgainstTwo,
  7: echoInTheArchive,
  10: speechOnTheQuay,
  11: roomOfFiveVoices,
  12: twoFamilies,
} as const;
