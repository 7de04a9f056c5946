/** The scenes of the journey outside the ship, on Earth, and in the greenhouse. */
import { box, cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from '../../kit/shapes.ts';
import { linearGradient } from '../../kit/svg.ts';
import { cloud, glow, vignette, wash } from '../../kit/sky.ts';
import { hills } from '../../kit/land.ts';
import { fern, roundTree, tuft } from '../../kit/plants.ts';
import { bust, cloths, hairTones, looks, person, poses, type Look, type Pose } from '../../kit/people.ts';
import { bucket, pepper, spoon } from '../../kit/robot-cook.ts';
import { bluishMoon, emberStar, starDefs, starField, wren } from '../../kit/starship.ts';
import {
  broodDefs,
  broodingMarigold,
  dustyGold,
  garland,
  gardenJar,
  gold,
  marigold,
  marigoldDefs,
  marigoldFlower,
  sproutDefs,
  standLegs,
} from '../../kit/marigold.ts';
import { inWheelchair } from '../../kit/wheelchair.ts';
import { wateringCan } from '../../kit/garden.ts';
import { corners, daylights, outdoors, woodNear } from '../outdoors.ts';
import { layers, type StoryScene } from '../story-scene.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { storySize } from '../catalogue.ts';
import { juno, okoye, okoyeInSpace, teacher } from './cast.ts';
import { roomLights, shipCorners, shipNear, shipRoom, space, spaceNear } from './places.ts';

const { width: W, height: H } = storySize;
const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });

const salt: Tones = { dark: '#a9b4e0', base: '#eef2ff', light: '#ffffff' };
const crystal = (x: number, y: number, s: number): string =>
  place(
    x,
    y,
    s,
    cut(
      'M-34 4L-20-50L-4-18L10-78L24-24L40-40L46 4Z',
      salt.base,
      shape('M10-78L24-24L40-40L60 10L14 10Z', salt.dark, 0.7) + shape('M-40 10L-20-50L-10-20L-20 10Z', '#fff', 0.9),
    ) + shape('M-34 4L46 4L30 30L-14 26Z', '#dfe8ff', 0.5),
  );
const dune = (y: number, seed: number, fill: string): string =>
  hills(W, H + 40, y, 22, 4, seed, fill, { rim: '#ffffff', rimOpacity: 0.95, drop: 0.05 });
const rampDown =
  shape('M-80 92L60 92L-20 216L-252 216L-252 204Z', '#4f5988') +
  shape('M-80 88L60 88L-20 206L-252 206Z', '#c9d2ec') +
  shape('M20 88L60 88L-20 206L-90 206Z', '#8f9cc8') +
  line('M-108 108L46 108M-146 134L30 134M-186 162L10 162M-222 186L-6 186', '#66719c', 4, 0.6) +
  shape('M-90 92C-80 44 52 44 66 92Z', '#66719c') +
  shape('M-78 90C-70 54 44 54 54 90Z', '#ffd27a');
const glitteringDesert: StoryScene = {
  picture: layers(
    body(
      wash(W, H, 'url(#sky)') +
        starField(90, 6, [0, 0, W, 300]) +
        disc(240, 150, 420, 'url(#emberGlow)', 0.5) +
        emberStar(210, 130, 58) +
        place(930, 128, 1, bluishMoon(52)) +
        disc(930, 128, 130, 'url(#halo)') +
        shape('M-140 400C200 372 900 372 1420 400L1420 470L-140 470Z', '#cfd8f8') +
        dune(410, 3, 'url(#flat0)') +
        shape('M300 424L980 424L1180 470L160 470Z', '#fff', 0.55) +
        dune(470, 8, 'url(#flat1)') +
        [
          [120, 466, 0.7],
          [330, 456, 0.5],
          [1040, 462, 0.7],
          [1190, 470, 0.9],
        ]
          .map(([x, y, s]) => crystal(x!, y!, s!))
          .join('') +
        dune(560, 12, 'url(#flat2)') +
        [
          [180, 600, 260],
          [760, 648, 330],
          [1080, 590, 220],
          [420, 690, 280],
        ]
          .map(
            ([x, y, w]) =>
              shape(
                `M${x! - w! / 2} ${y}Q${x} ${y! - 16} ${x! + w! / 2} ${y}Q${x} ${y! + 16} ${x! - w! / 2} ${y}Z`,
                '#8fa4f0',
                0.35,
              ) + line(`M${x! - w! / 2 + 20} ${y! - 3}Q${x} ${y! - 13} ${x! + w! / 3} ${y! - 4}`, '#fff', 4, 0.95),
          )
          .join(''),
      linearGradient('sky', [
        [0, '#17124c'],
        [0.35, '#3b2c80'],
        [0.62, '#a889c8'],
        [1, '#f4d5d8'],
      ]) +
        linearGradient('flat0', [
          [0, '#ffffff'],
          [0.4, '#d5dcf8'],
        ]) +
        linearGradient('flat1', [
          [0, '#ffffff'],
          [0.5, '#c5cff4'],
        ]) +
        linearGradient('flat2', [
          [0, '#ffffff'],
          [0.4, '#e2e8ff'],
          [1, '#9aa6e4'],
        ]) +
        starDefs +
        glow('halo', '#9fd8ff', 0.5) +
        vignette('corner', '#120a3c', 0.6),
    ),
    body(
      oval(720, 600, 360, 26, '#4a4a94', 0.3) +
        place(740, 372, 1.28, wren(bust(juno, 'laugh'), { legs: true, ramp: rampDown })) +
        place(
          590,
          606,
          1.2,
          pepper({ left: [-60, -22], right: [58, -66], mood: 'glum', look: 0.4 }) + place(58, -10, 1, bucket()),
        ) +
        crystal(930, 690, 1.1) +
        crystal(250, 660, 1) +
        scatter(
          16,
          5,
          (next) =>
            `<path transform="translate(${(next() * W).toFixed(0)} ${(430 + next() * 270).toFixed(0)}) scale(${(0.6 + next() * 0.7).toFixed(2)})" d="M0-14C1.8-3 3-1.8 14 0C3 1.8 1.8 3 0 14C-1.8 3-3 1.8-14 0C-3-1.8-1.8-3 0-14Z" fill="#fff"/>`,
        ),
    ),
    body(wash(W, H, 'url(#corner)')),
  ),
  near: {
    defs: '',
    body: [
      [40, 740, 2.6],
      [170, 760, 1.8],
      [W - 60, 744, 2.8],
      [W - 190, 764, 1.7],
    ]
      .map(([x, y, s]) =>
        place(
          x!,
          y!,
          s!,
          cut(
            'M-34 4L-20-50L-4-18L10-78L24-24L40-40L46 4Z',
            '#5c5aa8',
            shape('M10-78L24-24L40-40L60 10L14 10Z', '#34306f', 0.8) +
              line('M-34 4L-20-50L-4-18L10-78', '#fff', 3, 0.7),
          ),
        ),
      )
      .join(''),
  },
};

const shrugging =
  bust(juno, 'wonder', -0.5) +
  line('M-40-12C-70-20-84-44-92-62', '#2b2d63', 18) +
  line('M-41-14C-70-22-84-44-92-60', '#4a4f96', 13) +
  disc(-94, -66, 10, '#c98d5c') +
  line('M40-12C70-20 84-44 92-62', '#2b2d63', 18) +
  line('M39-14C68-22 82-44 91-60', '#4a4f96', 13) +
  disc(94, -66, 10, '#c98d5c');
const nobodyThere: StoryScene = {
  picture: layers(
    space(8, false),
    body(
      oval(300, 260, 560, 150, 'url(#veil2)', 0.8) +
        disc(160, 190, 46, 'url(#dot)') +
        place(160, 190, 1, bluishMoon(13)) +
        shape('M742 372L1420 120L1420 700Z', 'url(#beam)') +
        shape('M742 372L1420 260L1420 520Z', 'url(#beam)', 0.8) +
        place(470, 380, 1.06, wren(shrugging)) +
        shape('M738 344L764 334L764 410L738 400Z', '#66719c') +
        oval(766, 372, 9, 38, '#fffbe0') +
        disc(766, 372, 80, 'url(#dot)') +
        disc(170, 380, 120, 'url(#engine)') +
        oval(252, 376, 14, 34, '#bff4ff', 0.9) +
        place(1010, 400, 1.25, spoon(), { rotate: -28 }) +
        line('M950 470C960 480 972 484 986 484M1070 332C1060 322 1052 318 1040 318', '#fffbe0', 4, 0.6) +
        scatter(20, 9, (next) => disc(820 + next() * 440, 250 + next() * 260, 1.4 + next() * 2, '#fff6d0', 0.5)),
      linearGradient(
        'beam',
        [
          [0, '#fff6cc', 0.75],
          [0.6, '#fff0b8', 0.22],
          [1, '#fff0b8', 0.03],
        ],
        [0, 0, 1, 0],
      ) +
        glow('dot', '#cfeaff', 0.9) +
        glow('engine', '#6fe0ff', 0.7),
    ),
    shipCorners,
  ),
  near: spaceNear(),
};

const reaching: Pose = {
  arms: [
    [
      [-36, 4],
      [-70, -8],
    ],
    [
      [16, 24],
      [30, 46],
    ],
  ],
  turn: -0.7,
  tilt: -6,
  lean: -8,
  legs: [
    [
      [-4, 32],
      [-22, 56],
    ],
    [
      [10, 32],
      [22, 58],
    ],
  ],
};
const keepingItWarm: StoryScene = {
  picture: layers(
    space(5),
    body(
      disc(1040, 130, 300, 'url(#emberGlow)', 0.7) +
        emberStar(1090, 110, 66) +
        [
          [0, 566, '#3f5cb0'],
          [3, 612, '#6f9fdc'],
          [7, 660, '#bfe4f8'],
        ]
          .map(([seed, y, fill]) =>
            hills(W, H + 80, Number(y), 22, 6, Number(seed) + 2, String(fill), {
              rim: '#ffffff',
              rimOpacity: 0.7,
              drop: 0.06,
            }),
          )
          .join('') +
        use('puff', 180, 700, 1.3) +
        use('puff', 1130, 690, 1.5, { flip: true }) +
        use('puff', 860, 730, 1) +
        use('puff', 430, 740, 1.1) +
        shape('M262 284L262 316L1000 620L820 120Z', 'url(#beam)') +
        place(70, 300, 0.7, wren(bust(juno, 'wonder'))) +
        oval(262, 300, 7, 26, '#fffbe0') +
        disc(590, 400, 420, 'url(#warm)') +
        place(590, 600, 1.18, broodingMarigold(dustyGold, gardenJar(true, 'leaflight'), [0.55, 0.12])) +
        disc(590, 500, 190, 'url(#leaflight)', 0.55) +
        scatter(26, 6, (next) => disc(440 + next() * 300, 190 + next() * 400, 1.2 + next() * 2.2, '#e9dcc4', 0.6)) +
        place(930, 660, 1.24, person(okoyeInSpace, reaching, 'wonder').replace(/^<ellipse[^>]*>/, '')) +
        line('M980 470C1080 500 1140 420 1300 440', '#dfe9f6', 6) +
        line('M980 468C1080 498 1140 418 1300 438', '#7f8fb8', 2),
      linearGradient(
        'beam',
        [
          [0, '#eaf3ff', 0.6],
          [0.45, '#fff6dc', 0.16],
          [0.8, '#fff6dc', 0],
        ],
        [0, 0, 1, 0],
      ) +
        glow('warm', '#9df0a0', 0.4) +
        glow('leaflight', '#f4ffb0', 0.95) +
        sproutDefs +
        broodDefs(dustyGold) +
        define('puff', cloud(4, { face: '#d9effc', shade: '#6f93d0' })),
    ),
    shipCorners,
  ),
  near: spaceNear('#9fd8ff'),
};

const planting: Pose = {
  arms: [
    [
      [-4, 30],
      [24, 50],
    ],
    [
      [24, 24],
      [52, 44],
    ],
  ],
  legs: poses.kneeling.legs,
  drop: 34,
  lean: 8,
  turn: 0.6,
  tilt: 5,
};
const children: readonly (readonly [Look, number, number, boolean])[] = [
  [{ ...looks.robin, top: cloths.coral }, 372, 652, false],
  [{ ...looks.amal, top: cloths.sea }, 486, 604, false],
  [{ ...looks.kenji, top: cloths.leaf }, 880, 606, true],
  [
    { ...looks.juno, hairTones: hairTones.sand, top: cloths.sun, legs: 'trousers', bottom: cloths.denim },
    992,
    654,
    true,
  ],
];
const school =
  box(-150, -150, 300, 152, '#f6e6cf') +
  box(40, -150, 110, 152, '#d0a98c', 0, 0.7) +
  shape('M-172-146L-128-226L128-226L172-146Z', '#c2604a') +
  shape('M30-226L128-226L172-146L60-146Z', '#8a3a3a', 0.7) +
  shape('M-40-220L0-290L40-220Z', '#c2604a') +
  box(-26, -222, 52, 50, '#f6e6cf') +
  disc(0, -200, 14, '#ffd166') +
  disc(-2, -202, 5, '#fff3c4') +
  [-116, -62, 62, 116]
    .map(
      (x) =>
        box(x - 20, -118, 40, 54, '#fff', 4) +
        box(x - 16, -114, 32, 46, '#8fc6e4', 3) +
        line(`M${x}-114L${x}-68M${x - 16}-92L${x + 16}-92`, '#fff', 4),
    )
    .join('') +
  box(-26, -86, 52, 88, '#7a4a38', 5) +
  box(-22, -82, 20, 80, '#a86a4c', 4);
const bedRows: readonly (readonly [x: number, y: number])[] = [
  [11, 622],
  [10, 648],
  [10, 676],
].flatMap(([count, y], row) =>
  Array.from({ length: count! }, (_, i): readonly [number, number] => [
    640 + (i - (count! - 1) / 2) * (36 + row * 5),
    y!,
  ]),
);
const spring = { ...daylights.morning, light: { ...daylights.morning.light, x: 300, y: 100 } };
const schoolOnTheHill: StoryScene = {
  picture: layers(
    outdoors(spring, { horizon: 470, seed: 3, woods: false }),
    body(
      shape('M520 480C700 350 960 300 1120 320C1240 334 1360 400 1440 440L1440 560L440 560Z', '#7cc172') +
        shape('M520 480C700 350 960 300 1120 320C1000 330 800 400 640 500Z', '#fdffcf', 0.5) +
        place(1010, 366, 0.86, school) +
        use('tree', 1190, 380, 0.8) +
        use('tree', 840, 420, 0.66, { flip: true }) +
        hills(W, H + 60, 500, 10, 4, 5, 'url(#lawn)', { rim: '#fdffcf', rimOpacity: 0.6, drop: 0.1 }) +
        place(210, 330, 0.5, wren('', { legs: true })) +
        oval(214, 412, 150, 10, '#0b3c34', 0.2) +
        place(452, 540, 0.78, person(okoye, poses.standing, 'smile')) +
        place(
          286,
          560,
          0.84,
          inWheelchair(
            juno,
            {
              arms: [
                [
                  [-24, 20],
                  [-14, -2],
                ],
                [
                  [24, 20],
                  [14, -2],
                ],
              ],
              turn: 0.4,
              tilt: 5,
            },
            'laugh',
          ),
        ) +
        place(168, 580, 0.9, pepper({ left: [-52, -86], right: [52, -86], mood: 'happy', look: 0.6 })) +
        place(
          640,
          520,
          0.94,
          standLegs() + place(0, -150, 0.86, marigold(gold)) + place(0, -128, 1, garland(150, 30)),
        ) +
        shape('M392 606C460 590 820 590 888 606L930 700C800 716 480 716 350 700Z', '#4a2e20') +
        shape('M402 610C470 596 810 596 878 610L892 636C780 620 500 620 386 636Z', '#7a5238', 0.8) +
        bedRows.map(([x, y]) => use('fern', x, y, 0.2 + (y - 622) * 0.0008)).join('') +
        [
          [374, 662],
          [350, 694],
          [392, 632],
          [906, 662],
          [928, 694],
          [888, 632],
          ...Array.from({ length: 12 }, (_, i) => [398 + i * 44, 712]),
        ]
          .map(([x, y]) => use('marigold', x!, y!, 0.86))
          .join('') +
        children.map(([look, x, y, flip]) => place(x, y, 0.9, person(look, planting, 'smile'), { flip })).join('') +
        place(
          1112,
          664,
          1,
          shape('M-56-150C-56-166 56-166 56-150L50-70L-50-70Z', '#8a5a38') +
            shape('M-48-146L-30-146L-30-70L-44-70Z', '#c9915c') +
            line('M-44-70L-50 0M44-70L50 0', '#5f3a22', 10) +
            box(-56, -76, 112, 12, '#a86a42', 5) +
            person(
              teacher,
              {
                arms: [
                  [
                    [-22, 20],
                    [-44, 36],
                  ],
                  [
                    [16, 28],
                    [12, 50],
                  ],
                ],
                legs: [
                  [
                    [-14, 2],
                    [-15, 36],
                  ],
                  [
                    [14, 2],
                    [15, 36],
                  ],
                ],
                drop: 29,
                turn: -0.4,
              },
              'laugh',
            ).replace(/^<ellipse[^>]*>/, '') +
            line('M-62-30L-64-4', '#8a5a38', 7) +
            line('M-66-130L-62-20', '#8a5a38', 8) +
            shape('M-76-28L-50-28L-54 12C-62 20-68 20-74 12Z', '#8b98b8') +
            shape('M-60-28L-50-28L-54 12L-60 18Z', '#4a5578', 0.7),
        ) +
        place(770, 598, 0.62, gardenJar(false)) +
        scatter(14, 3, (next) => {
          const x = next() * W;
          return Math.abs(x - 640) < 540 ? '' : use('tuft', x, 560 + next() * 150, 0.5 + next() * 0.3);
        }),
      define('tree', roundTree(spring.leaf, 4)) +
        linearGradient('lawn', [
          [0, '#8fd072'],
          [1, '#2f8a5a'],
        ]) +
        define('fern', fern({ dark: '#1f7a4a', base: '#3fae5c', light: '#a5e87a' })) +
        define('marigold', marigoldFlower()) +
        define('tuft', tuft(spring.grass)) +
        marigoldDefs(gold),
    ),
    corners,
  ),
  near: woodNear(spring, 5),
};

const vine = (x: number, height: number, bean: boolean, seed: number): string =>
  line(`M${x} 620C${x - 12} ${620 - height * 0.4} ${x + 14} ${620 - height * 0.7} ${x} ${620 - height}`, '#2f7a48', 6) +
  scatter(9, seed, (next, i) => {
    const y = 604 - (height * i) / 9;
    const side = i % 2 ? 1 : -1;
    return (
      use('leaf', x, y, 0.8 + next() * 0.5, { flip: side > 0 }) +
      (i % 2 ? use(bean ? 'bean' : 'tomato', x + side * (18 + next() * 10), y + 16, 0.9 + next() * 0.2) : '')
    );
  });
const reachingUp: Pose = {
  arms: [
    [
      [-22, 22],
      [-34, 40],
    ],
    [
      [30, -24],
      [40, -74],
    ],
  ],
  turn: 0.5,
  tilt: 6,
};
const pane = 'M180 600L180 330C180 130 380 30 640 30C900 30 1100 130 1100 330L1100 600Z';
const gardenBetweenStars: StoryScene = {
  picture: layers(
    shipRoom(roomLights.evening, 600),
    body(
      shape('M150 604L150 330C150 100 370 0 640 0C910 0 1130 100 1130 330L1130 604Z', '#1b1748') +
        cut(
          pane,
          '#15104a',
          box(150, 0, 1000, 620, 'url(#night)') +
            starField(120, 7, [180, 40, 1100, 520]) +
            emberStar(960, 210, 74) +
            place(350, 190, 1, bluishMoon(54)),
        ) +
        line(
          'M640 30L640 600M410 70C330 200 320 400 320 600M870 70C950 200 960 400 960 600M190 290C460 250 820 250 1090 290',
          '#1b1748',
          12,
        ) +
        line(
          'M636 30L636 600M406 70C326 200 316 400 316 600M866 70C946 200 956 400 956 600M190 286C460 246 820 246 1090 286',
          '#b9a6e8',
          3,
          0.6,
        ) +
        line('M160 600L160 330C160 110 376 12 640 12C904 12 1120 110 1120 330L1120 600', '#b9a6e8', 4, 0.6) +
        shape('M960 200L1060 600L400 640Z', '#ff7a4a', 0.16) +
        disc(300, 80, 400, 'url(#lamp)', 0.8) +
        [
          [230, 300, true, 3],
          [330, 240, true, 7],
          [900, 260, false, 5],
          [1000, 320, false, 9],
          [1080, 250, false, 12],
        ]
          .map(([x, h, bean, seed]) => vine(Number(x), Number(h), Boolean(bean), Number(seed)))
          .join('') +
        [190, 280, 390, 480, 800, 880, 960, 1050].map((x, i) => use('fern', x, 632, 0.7 + (i % 3) * 0.14)).join('') +
        shape('M120 620C300 604 980 604 1160 620L1160 668C980 652 300 652 120 668Z', '#6a5fb8') +
        shape('M120 620C300 604 980 604 1160 620L1160 632C980 616 300 616 120 632Z', '#cfc4f4', 0.8) +
        disc(640, 400, 320, 'url(#warm)') +
        place(640, 424, 1.06, line('M-40 60L-60 190M40 60L60 190', '#3c3a74', 12) + marigold(gold)) +
        disc(640, 520, 60, 'url(#warm)') +
        oval(640, 684, 160, 18, '#06041c', 0.4) +
        shape('M520 640L760 640L740 690L540 690Z', '#3c3a74') +
        shape('M520 640L760 640L756 652L524 652Z', '#b9a6e8') +
        place(640, 656, 0.76, gardenJar(false) + use('fern', 0, -10, 1.1)) +
        place(
          404,
          706,
          1.26,
          pepper({ left: [-62, -30], right: [58, -74], mood: 'happy', look: 0.6 }) +
            `<g transform="translate(92 -40) rotate(24) scale(-.56 .56)">${wateringCan({ dark: '#1d6a78', base: '#3fa0b0', light: '#b4ecf0' })}</g>` +
            line('M170-58C184-52 192-40 194-22M162-50C172-44 178-34 180-18M156-42C162-36 166-28 166-14', '#bfeaff', 4),
        ) +
        place(872, 716, 1.22, inWheelchair(juno, reachingUp, 'laugh')),
      starDefs +
        linearGradient(
          'night',
          [
            [0, '#0f0c3c'],
            [0.6, '#2a1a62'],
            [1, '#5a2458'],
          ],
          [0, 0, 1, 0.6],
        ) +
        glow('warm', '#ffd98a', 0.7) +
        marigoldDefs(gold) +
        define('fern', fern({ dark: '#1c6a4a', base: '#37a05c', light: '#b9e87a' })) +
        define(
          'leaf',
          shape('M0 0C-10-16-34-20-46-8C-40 8-16 12 0 0Z', '#3f9c58') +
            shape('M0 0C-10-12-30-16-44-8C-34-14-14-8 0 0Z', '#a5e07a', 0.8),
        ) +
        define(
          'bean',
          shape('M-3-6C-10 8-8 26 2 38C8 26 8 8 4-6Z', '#8fd65c') + line('M-2 0C-6 12-4 22 2 32', '#d9f7a0', 2.4),
        ) +
        define(
          'tomato',
          disc(0, 4, 15, '#c9252f') +
            disc(-1, 3, 13.5, '#f0463c') +
            oval(-5, -2, 5, 3.4, '#fff', 0.7) +
            shape('M-10-8C-4-14 4-14 10-8C4-8 2-5 0-4C-2-5-4-8-10-8Z', '#3f9c58'),
        ),
    ),
    shipCorners,
  ),
  near: shipNear(),
};

/** The scenes outside, by their order in the story. */
export const outerScenes = {
  6: glitteringDesert,
  8: nobodyThere,
  9: keepingItWarm,
  10: schoolOnTheHill,
  11: gardenBetweenStars,
} as const;
