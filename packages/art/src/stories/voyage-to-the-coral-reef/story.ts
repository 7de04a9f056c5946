import { linearGradient } from '../../kit/svg.ts';
import { box, define, disc, line, oval, place, scatter, shape, use } from '../../kit/shapes.ts';
import { cloud, glow, sun, wash } from '../../kit/sky.ts';
import { hills } from '../../kit/land.ts';
import { atTheWindow, fish, submarine } from '../../kit/voyages.ts';
import { anchor, branchCoral, bubbles, corals, nurseryFrame, seagrass, starfish } from '../../kit/reef.ts';
import { parrotfish, parrotfishTones, school, tigerShark, turtle } from '../../kit/animals/sea.ts';
import { battery, lens, notebook, pencil, screen } from '../../kit/devices.ts';
import { hut, palm, rowBoat } from '../../kit/village.ts';
import { bust, cloths, fromBehind, hairTones, looks, poses, skins, type Look, type Pose } from '../../kit/people.ts';
import { layers, type Story, type StoryScene } from '../story-scene.ts';
import { reefNear, underwater, waterCorners, waters, type Water } from '../underwater.ts';
import {
  cabin,
  cabinNear,
  closeCoral,
  desk,
  dial,
  gardenDefs,
  greenPatch,
  keys,
  meadow,
  planted,
  reefSides,
} from './places.ts';
import { bars, compass, diver, drKai, greenPhoto, healthyPhoto, tally, view, wrongIdea } from './props.ts';
import { storySize } from '../catalogue.ts';
import type { Drawing } from '../../scenes/compose.ts';

const { width: W, height: H } = storySize;
const explorer: Look = looks.juno;
const ship = submarine(atTheWindow(bust(explorer)));
const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });
const garden: Drawing = { defs: gardenDefs, body: planted(reefSides) };

/** A scene under the sea: the water, a place, who is there, and dark growth before it all. */
const scene = (water: Water, floor: number, seed: number, ...drawings: readonly Drawing[]): StoryScene => ({
  picture: layers(
    underwater(water, { floor, seed, fishes: water === waters.sunlit || water === waters.golden }),
    ...drawings,
    waterCorners,
  ),
  near: reefNear(water, seed),
});

/** The light that the submarine throws ahead, to the left of its bow at (x, y). */
const headlight = (x: number, y: number, reach: number, spread: number): string =>
  shape(`M${x} ${y}L${x - reach} ${y - spread * 0.4}L${x - reach} ${y + spread}Z`, 'url(#beam)');
const beam = linearGradient(
  'beam',
  [
    [0, '#fff6c0', 0],
    [1, '#fff6c0', 0.6],
  ],
  [0, 0, 1, 0],
);

const callFromTheReef = scene(
  waters.sunlit,
  610,
  3,
  body(
    planted([
      ...reefSides.slice(0, 8),
      ['rose', 470, 664, 0.6],
      ['pink', 540, 700, 0.7],
      ['star', 640, 690, 0.8],
      ['rock', 1150, 690, 1.6],
      ['rock', 960, 700, 0.8],
    ]) + scatter(15, 6, (next, i) => use('grass', 760 + i * 38 + next() * 18, 668 + next() * 44, 0.66 + next() * 0.4)),
    gardenDefs + define('grass', seagrass({ dark: '#167a62', base: '#2fa57c', light: '#a3e59c' })),
  ),
  body(
    headlight(470, 330, 420, 170) +
      place(640, 318, 0.92, ship, { rotate: -5 }) +
      bubbles(838, 300, 10, 5) +
      place(330, 470, 0.7, fish('#ff8a4d', '#e2521b')) +
      place(410, 530, 0.5, fish('#ff8a4d', '#e2521b')) +
      place(930, 440, 0.6, fish('#ffd04d', '#f09a1a'), { flip: true }) +
      place(990, 500, 0.5, fish('#7f8aff', '#4348c9'), { flip: true }),
    beam,
  ),
);

const specks = scatter(26, 6, (next) => disc(300 + next() * 700, 250 + next() * 330, 2 + next() * 2.5, '#fff6cf', 0.8));
const closeView =
  oval(0, 120, 170, 90, '#ff8a3d') +
  oval(-20, 110, 130, 60, '#ffb071', 0.6) +
  [
    [-78, 62, 1.5, -14],
    [0, 40, 1.9, 0],
    [82, 66, 1.5, 14],
    [-34, 106, 1.4, -5],
    [44, 112, 1.4, 6],
  ]
    .map(([x, y, s, turn]) => use('polyp', x!, y!, s, { rotate: turn! }))
    .join('') +
  scatter(16, 3, (next) => disc(-100 + next() * 200, 60 + next() * 70, 3, '#7cc243')) +
  scatter(9, 8, (next) => disc(-90 + next() * 180, -100 + next() * 80, 3.5, '#fffbe0', 0.9));
const coralGarden = scene(
  waters.sunlit,
  640,
  6,
  body(
    planted([
      ['violet', 180, 680, 1.2],
      ['fan', 1100, 690, 1.1],
      ['rose', 1010, 690, 0.9],
      ['violet', 930, 680, 0.7],
      ['rock', 1060, 720, 1.1],
      ['rock', 200, 730, 1.2],
      ['gold', 270, 700, 0.8],
    ]) +
      headlight(594, 150, 320, 150) +
      place(700, 150, 0.6, ship) +
      bubbles(838, 130, 5, 5),
    gardenDefs + beam,
  ),
  closeCoral(true),
  body(specks + place(908, 440, 1, lens(138, closeView))),
);

const seagrassMeadow = scene(
  waters.meadow,
  560,
  4,
  body(
    use('shark', 910, 230, 0.42, { rotate: 2, opacity: 0.75 }) + place(330, 190, 0.36, ship) + bubbles(410, 180, 4, 3),
    define('shark', tigerShark({ dark: '#4d97a4', base: '#66b1b4', light: '#8fcac4' })),
  ),
  meadow('behind'),
  body(
    place(600, 462, 1.02, turtle(), { rotate: 15 }) +
      use('grass', 800, 640, 1.02) +
      use('grass', 850, 650, 0.9) +
      shape('M774 530l10-8l6 12z M800 512l12-4l2 12z', '#6cc26a'),
  ),
  meadow('before'),
);

const bump = scene(
  waters.sunlit,
  640,
  6,
  body(
    planted([
      ['violet', 180, 680, 1.2],
      ['fan', 1100, 690, 1.1],
      ['rose', 1010, 690, 0.9],
      ['rock', 1060, 720, 1.1],
      ['rock', 200, 730, 1.2],
      ['gold', 270, 700, 0.8],
    ]) + place(760, 140, 0.6, ship),
    gardenDefs,
  ),
  closeCoral(false, true),
  body(
    line('M770 204C770 280 640 300 652 372', '#3a2a33', 7) +
      line('M769 204C769 280 638 300 650 372', '#d9b98a', 3.5) +
      place(652, 500, 1.15, anchor(), { rotate: -8 }) +
      line('M560 456l-26-12M572 420l-20-24M740 470l26-12M732 430l22-22', '#fff6cf', 6, 0.9) +
      bubbles(700, 380, 4, 4) +
      bubbles(560, 380, 3, 7),
  ),
);

const greenPatchScene = scene(
  waters.murky,
  610,
  5,
  body('', gardenDefs + beam),
  greenPatch,
  body(
    place(970, 160, 0.52, ship) +
      line('M884 168C840 140 800 158 752 180', '#34405e', 12) +
      line('M884 166C840 138 800 156 752 178', '#8f9fc4', 4) +
      place(514, 206, 1.14, screen(400, 196, bars)) +
      place(430, 500, 0.78, parrotfish(), { rotate: 8 }) +
      place(620, 560, 0.62, parrotfish(parrotfishTones.blue)) +
      place(760, 470, 0.7, parrotfish(), { flip: true, rotate: 6 }),
  ),
);

const chasing = scene(
  waters.deep,
  650,
  8,
  body(
    school(
      [
        [330, 590, 1.1],
        [380, 560, 0.9],
        [420, 604, 1],
        [470, 574, 0.8],
      ],
      '#12366f',
      0.8,
    ) +
      headlight(946, 222, 130, 56) +
      place(986, 220, 0.3, ship) +
      bubbles(1050, 210, 5, 5) +
      place(530, 356, 1, tigerShark(), { rotate: 2 }) +
      place(884, 548, 1, screen(230, 120, place(2, 0, 1.4, battery(3, 6)))),
    beam,
  ),
);

const whatHappened: StoryScene = {
  picture: layers(
    cabin(520),
    body(
      place(800, 292, 1, screen(470, 370, view, { frame: '#d9a650', light: '#ffe3a0' })) +
        place(384, 290, 1, screen(262, 236, drKai)) +
        box(294, 434, 180, 34, '#1b2f4c', 12, 0.7) +
        [310, 330, 350, 370, 390, 410, 430, 450].map((x) => line(`M${x + 4} 442L${x + 4} 460`, '#0d1c33', 6)).join('') +
        dial(310, 620, 38, -2.2) +
        dial(400, 636, 28, -0.9) +
        keys(690, 600, ['#8fd65c', '#ffcf3f', '#f0796a', '#57b8e6']) +
        keys(690, 650, ['#57b8e6', '#8fd65c', '#ffcf3f', '#8fd65c']) +
        place(560, 748, 1.3, fromBehind(explorer)) +
        place(
          920,
          640,
          1,
          line('M0 60L0 0', '#7f8fb4', 16) +
            disc(0, 0, 58, '#1b2947') +
            `<circle cx="0" cy="0" r="50" fill="none" stroke="#e5504f" stroke-width="13"/>` +
            line('M-46 0L46 0M0 0L0 46', '#a52a3e', 10) +
            disc(0, 0, 13, '#ffcf3f') +
            line('M-40-34A52 52 0 0 1 10-52', '#ffb4a0', 5),
        ) +
        dial(1020, 616, 34, -1.6),
      linearGradient('sea', [
        [0, '#8fe3e6'],
        [0.5, '#35a9cc'],
        [1, '#1b74a8'],
      ]),
    ),
    waterCorners,
  ),
  near: cabinNear,
};

const noFit: StoryScene = {
  picture: layers(
    desk,
    body(
      disc(560, 300, 640, 'url(#lamplight)') +
        place(474, 352, 1.06, notebook(wrongIdea, tally), { rotate: -3 }) +
        place(912, 222, 1.1, healthyPhoto, { rotate: 5 }) +
        place(922, 466, 1.1, greenPhoto, { rotate: -4 }) +
        place(560, 628, 1, pencil(), { rotate: -12 }) +
        place(318, 632, 1, compass()) +
        place(1010, 640, 0.9, starfish()),
      glow('lamplight', '#ffe9b0', 0.55) +
        define('tiny', place(0, 0, 0.15, parrotfish())) +
        define('p-rose', branchCoral(corals.rose, 4, 3)) +
        define('p-orange', branchCoral(corals.orange, 8, 3)) +
        define('p-violet', branchCoral(corals.violet, 12, 3)),
    ),
    waterCorners,
  ),
  near: cabinNear,
};

const villagers: readonly Look[] = [
  looks.fisher,
  looks.elder,
  { ...looks.amal, top: cloths.teal },
  { ...looks.kenji, adult: true, headwear: 'straw hat' },
  { ...looks.scientist, hair: 'braids', top: cloths.rose, skin: skins.deep },
  { ...looks.elder, hairTones: hairTones.black, top: cloths.sun },
];
const crew = (a: number, b: number): string =>
  place(-46, -26, 0.66, bust(villagers[a]!, 'laugh')) + place(44, -28, 0.66, bust(villagers[b]!, 'smile', -0.3));
const promise: StoryScene = {
  picture: layers(
    {
      defs:
        underwater(waters.golden).defs +
        linearGradient('air', [
          [0, '#8fd3f2'],
          [0.7, '#e3f7ee'],
          [1, '#fff6cf'],
        ]) +
        linearGradient('sea', [
          [0, '#b8f2e6'],
          [0.3, '#4fc4d0'],
          [1, '#1f86b4'],
        ]) +
        glow('sunglow', '#fff6c0', 0.9) +
        gardenDefs +
        define('cloud', cloud(4)) +
        define('palm', palm()) +
        define('parrot', parrotfish()) +
        define('parrot2', parrotfish(parrotfishTones.blue)),
      body:
        wash(W, H, 'url(#air)') +
        sun(390, 90, 40, 'sunglow', '#fffbe0') +
        use('cloud', 640, 110, 0.6) +
        use('cloud', 1040, 90, 0.7) +
        use('cloud', 160, 120, 0.6) +
        hills(W, H, 210, 26, 4, 5, '#9fd0b8', { rim: '#fffbe0', drop: 0.03 }) +
        hills(W, H, 238, 16, 5, 9, '#6cb68a', { rim: '#fdffcf', drop: 0.05 }) +
        hills(W, H, 262, 8, 5, 3, '#f6e0a8', { rim: '#fffbe6', drop: 0.05 }) +
        [
          [90, 262, 0.7],
          [470, 262, 0.5],
          [760, 260, 0.54],
          [1110, 262, 0.7],
          [1210, 270, 0.9],
        ]
          .map(([x, y, s]) => use('palm', x!, y!, s))
          .join('') +
        [
          [200, 270, 0.7],
          [330, 268, 0.62],
          [860, 266, 0.6],
          [990, 270, 0.74],
        ]
          .map(([x, y, s], i) => place(x!, y!, s!, hut(i % 2 ? { roof: '#c98d4a', wall: '#f0c890' } : {})))
          .join('') +
        place(356, 316, 0.8, rowBoat(crew(0, 1))) +
        place(640, 330, 0.92, rowBoat(crew(2, 3), { base: '#3f93c4', shade: '#1f5a8c' })) +
        place(930, 316, 0.8, rowBoat(crew(4, 5), { base: '#5fa85a', shade: '#2f6a40' })) +
        shape(
          'M-140 316C-40 300 40 330 140 316S320 302 420 318S600 332 700 318S880 302 980 318S1160 332 1260 318S1380 306 1430 316L1430 780L-140 780Z',
          'url(#sea)',
          0.94,
        ) +
        line(
          'M-140 316C-40 300 40 330 140 316S320 302 420 318S600 332 700 318S880 302 980 318S1160 332 1260 318S1380 306 1430 316',
          '#fff',
          6,
          0.85,
        ) +
        [
          [380, 10],
          [560, 14],
          [760, 12],
          [960, 12],
        ]
          .map(([x, w]) => shape(`M${x} 322L${x! + w! * 4} 322L${x! + w! * 10} 720L${x! + w! * 2} 720Z`, '#fff', 0.14))
          .join('') +
        hills(W, H + 40, 560, 26, 4, 7, '#2f9cb8', { rim: '#d8fbff', rimOpacity: 0.4 }) +
        hills(W, H + 40, 650, 10, 5, 4, 'url(#sand)', { rim: '#fffbe6', rimOpacity: 0.7 }),
    },
    body(
      planted([
        ...reefSides,
        ['table', 560, 690, 0.9],
        ['brain', 720, 700, 0.8],
        ['rose', 470, 690, 0.8],
        ['orange', 810, 690, 0.8],
        ['violet', 640, 660, 0.7],
        ['pink', 640, 712, 0.8],
      ]) +
        [
          [310, 500, 0.6],
          [424, 582, 0.62],
          [520, 450, 0.5],
          [640, 520, 0.76],
          [770, 440, 0.5],
          [830, 590, 0.6],
          [940, 500, 0.66],
          [700, 610, 0.5],
        ]
          .map(([x, y, s], i) => use(i % 2 ? 'parrot2' : 'parrot', x!, y!, s, { rotate: 12, flip: i > 3 }))
          .join('') +
        place(306, 424, 0.32, ship) +
        bubbles(380, 414, 3, 5),
    ),
    waterCorners,
  ),
  near: reefNear(waters.golden, 3),
};

const planting: Pose = {
  arms: [
    [
      [-2, 28],
      [30, 30],
    ],
    [
      [26, 18],
      [60, 26],
    ],
  ],
  legs: poses.kneeling.legs,
  drop: 34,
  lean: 12,
  turn: 0.6,
  tilt: 4,
};
const nursery = scene(
  waters.golden,
  610,
  9,
  garden,
  body(
    planted([
      ['gold', 520, 700, 0.6],
      ['rose', 590, 706, 0.3],
      ['orange', 650, 708, 0.34],
      ['violet', 712, 706, 0.3],
      ['pink', 770, 704, 0.6],
    ]) +
      place(
        640,
        640,
        1.15,
        nurseryFrame([corals.rose, corals.orange, corals.violet, corals.gold, corals.sky, corals.rose]),
      ) +
      place(394, 676, 1.06, diver(explorer, planting)) +
      place(452, 650, 0.42, branchCoral(corals.orange, 8, 3)) +
      place(890, 676, 0.84, diver(looks.scientist, planting), { flip: true }) +
      bubbles(402, 420, 6, 3) +
      bubbles(880, 420, 6, 8) +
      [
        [520, 380, 0.66, 0],
        [700, 300, 0.76, 1],
        [800, 440, 0.56, 0],
        [560, 220, 0.5, 1],
      ]
        .map(([x, y, s, k]) => use(k ? 'parrot2' : 'parrot', x!, y!, s, { flip: k === 1 }))
        .join(''),
    define('parrot', parrotfish()) + define('parrot2', parrotfish(parrotfishTones.blue)),
  ),
);

/** Scenes of the Voyage to the Coral Reef. */
export const voyageToTheCoralReef: Story = {
  slug: 'voyage-to-the-coral-reef',
  scenes: [
    callFromTheReef,
    coralGarden,
    seagrassMeadow,
    bump,
    greenPatchScene,
    chasing,
    whatHappened,
    noFit,
    promise,
    nursery,
  ],
};
