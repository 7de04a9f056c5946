import { define, disc, line, oval, place, scatter, shape, use } from '../../kit/shapes.ts';
import { fireflies, glow } from '../../kit/sky.ts';
import { bough } from '../../kit/old-tree.ts';
import { frog, lilyPad } from '../../kit/animals/frog.ts';
import { mouse } from '../../kit/animals/mouse.ts';
import { butterfly } from '../../kit/animals/small.ts';
import { hedgehog } from '../../kit/animals/hedgehog.ts';
import { owl } from '../../kit/animals/owl.ts';
import { appleBasket } from '../../kit/harvest.ts';
import { hookPost } from '../../kit/gates.ts';
import { lantern } from '../../kit/things.ts';
import { numberFlower } from '../../kit/number-flowers.ts';
import { splash } from '../../kit/water.ts';
import { looks, person, poses, type Look, type Pose } from '../../kit/people.ts';
import { corners, daylights, outdoors, woodNear } from '../outdoors.ts';
import { layers, type Story, type StoryScene } from '../story-scene.ts';
import {
  bridgePlace,
  gardenPlace,
  gatePlace,
  heartPlace,
  orchardPlace,
  stonesFarther,
  stonesFromTheBank,
  streamPlace,
  wood,
} from './places.ts';
import type { Drawing } from '../../scenes/compose.ts';
import type { Daylight } from '../outdoors.ts';

const hero: Look = looks.robin;
const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });

/** A scene of the forest: the open air, a place, who is there, and dark trunks before it all. */
const scene = (day: Daylight, horizon: number, seed: number, ...drawings: readonly Drawing[]): StoryScene => ({
  picture: layers(outdoors(day, { horizon, seed }), ...drawings, corners),
  near: woodNear(day, seed),
});

const atTheGate = scene(
  daylights.dawn,
  500,
  2,
  gatePlace(daylights.dawn),
  body(
    fireflies(9, 3, [440, 260, 860, 600], '#fff0b0') +
      place(452, 676, 0.84, person(hero, poses.waving)) +
      place(782, 668, 0.84, mouse()),
  ),
);

const atTheStream = scene(
  daylights.morning,
  400,
  5,
  streamPlace(daylights.morning, stonesFromTheBank),
  body(
    place(292, 690, 0.86, person(hero, poses.pointing)) +
      place(812, 682, 0.92, lilyPad(true)) +
      place(820, 670, 0.84, frog()),
  ),
);

/** Sitting in the shallow water, knees up and socks wet. */
const sat: Pose = { ...poses.laughing, legs: poses.sitting.legs, drop: 40, lean: 0 };
const splashed = scene(
  daylights.morning,
  400,
  5,
  streamPlace(daylights.morning, stonesFarther),
  body(
    place(586, 722, 0.86, person(hero, sat, 'laugh')) +
      oval(586, 712, 108, 18, '#2f97c2', 0.85) +
      line(
        'M466 704C500 692 530 698 548 704M626 704C650 694 684 694 708 706M500 722C540 730 630 730 676 720',
        '#fff',
        4,
        0.8,
      ) +
      place(586, 706, 0.86, splash()) +
      place(838, 676, 0.95, lilyPad(true)) +
      place(848, 664, 0.92, frog({ laughing: true })),
  ),
);

const hungryHedgehog = scene(
  daylights.noon,
  480,
  3,
  orchardPlace(daylights.noon),
  body(
    place(392, 676, 0.9, person(hero, poses.offering)) +
      place(600, 652, 1.06, hedgehog()) +
      place(742, 684, 0.98, appleBasket(4)),
  ),
);

const oneAppleShort = scene(
  daylights.noon,
  480,
  7,
  orchardPlace(daylights.noon),
  body(
    use('hedgehog', 450, 650) +
      use('hedgehog', 330, 682, 0.56) +
      use('hedgehog', 798, 672, 0.5) +
      place(634, 694, 1.26, appleBasket(9)) +
      use('hedgehog', 924, 696, 0.62),
    define('hedgehog', hedgehog()),
  ),
);

const lamps = glow('halo', '#ffd27a', 0.9) + define('lamp', lantern('halo'));
/** A chain of lanterns that hangs from (x, y). */
const chain = (x: number, y: number, count: number): string =>
  line(`M${x} ${y}L${x} ${y + count * 54}`, '#2c2536', 3) +
  Array.from({ length: count }, (_, i) => use('lamp', x, y + 4 + i * 56, 0.62)).join('');
const hooks = place(-252, 2, 0.84, hookPost(wood, 1)) + place(252, 2, 0.84, hookPost(wood, -1));

const owlAndLanterns = scene(
  daylights.dusk,
  450,
  4,
  bridgePlace(daylights.dusk, hooks + [-150, -90, -30, 30, 90, 150].map((x) => use('lamp', x, -66, 0.8)).join('')),
  body(
    fireflies(8, 6, [300, 200, 980, 460]) +
      place(1310, 300, 2.3, bough(daylights.dusk.bark)) +
      place(716, 226, 0.84, owl()) +
      place(300, 578, 0.84, person(hero, poses.thinking, 'wonder')),
    lamps,
  ),
);

const wobblyBridge = scene(
  daylights.dusk,
  450,
  4,
  bridgePlace(
    daylights.dusk,
    hooks + chain(-213, -214, 4) + chain(213, -214, 2) + place(-110, 2, 0.84, person(hero, poses.cheering, 'wonder')),
    -7,
  ),
  body(
    fireflies(6, 6, [300, 200, 980, 460]) + place(676, 372, 0.66, owl(undefined, { flying: true }), { rotate: 6 }),
    lamps,
  ),
);

/** Light in the bark of the great trunk, and its kind face. */
const lightLines = (color: string): string =>
  line(
    'M-62-330C-44-250-66-160-48-70M-20-360C-8-280-24-190-12-20M62-330C46-250 68-160 54-70M24-350C32-280 14-180 26-40',
    color,
    8,
    0.75,
  );
const glowing =
  oval(0, -190, 150, 210, 'url(#heart)') +
  lightLines('#fff3b8') +
  line('M-62-236Q-36-266-10-236M14-236Q40-266 66-236', '#7a4218', 9) +
  line('M-46-170Q2-122 50-170', '#7a4218', 9) +
  oval(-66, -192, 20, 13, '#ff8f4a', 0.7) +
  oval(70, -192, 20, 13, '#ff8f4a', 0.7) +
  shape('M-12-216C-6-196 10-196 16-216C14-186-10-186-12-216Z', '#8a4f20', 0.6);
const heartOfTheForest = scene(
  daylights.golden,
  490,
  6,
  heartPlace(daylights.golden, { dark: '#6a3d22', base: '#b5763a', light: '#ffdf8a' }, glowing),
  body(
    fireflies(20, 5, [380, 260, 900, 640]) +
      place(450, 674, 0.84, person(hero, poses.pointing, 'wonder')) +
      place(800, 668, 0.8, mouse()) +
      place(890, 690, 0.66, frog()),
  ),
);

const star = 'M0-14C2-3 3-2 14 0C3 2 2 3 0 14C-2 3-3 2-14 0C-3-2-2-3 0-14Z';
const treeStars = scatter(46, 8, (next) => {
  const [a, r] = [next() * Math.PI * 2, Math.sqrt(next())];
  const [x, y] = [640 + Math.cos(a) * 310 * r, 158 + Math.sin(a) * 118 * r];
  return use('little-star', x, y, 0.5 + next() * 0.6);
});
const skyOfStars = scene(
  daylights.night,
  490,
  6,
  heartPlace(daylights.night, { dark: '#4a3358', base: '#7d5a78', light: '#d0a8c8' }, lightLines('#ffe9a8')),
  body(
    fireflies(16, 5, [340, 420, 940, 660]) +
      treeStars +
      place(640, 684, 0.9, person(hero, poses.cheering, 'laugh')) +
      place(500, 680, 0.86, mouse({ cheering: true })) +
      place(794, 690, 0.84, frog({ cheering: true })) +
      place(890, 520, 0.62, owl(undefined, { flying: true })),
    glow('star', '#fff0b0', 0.7) + define('little-star', disc(0, 0, 30, 'url(#star)') + shape(star, '#fff6cf')),
  ),
);

const petals = [
  ['#b5283f', '#f0566a', '#ffa3a8'],
  ['#c2560f', '#ff9236', '#ffcb8a'],
  ['#c08a08', '#ffc72e', '#ffec9a'],
  ['#2f7f5a', '#4fb58a', '#a9ecc8'],
  ['#1c5fa8', '#3f93e0', '#a3d3ff'],
  ['#54379c', '#8562d6', '#c9b3ff'],
  ['#a8336f', '#ea6aa6', '#ffb9d8'],
] as const;
/** The flower bed: 1 to 5 in the row behind, 6 to 10 before them. */
const bed = Array.from({ length: 10 }, (_, i) => ({
  number: i + 1,
  x: 430 + (i % 5) * 106,
  y: i < 5 ? 566 : 690,
  stem: i < 5 ? 92 : 74,
}));
const numberGarden = scene(
  daylights.morning,
  460,
  8,
  gardenPlace(daylights.morning),
  body(
    bed
      .map(({ number, x, y, stem }) => {
        const [dark, base, light] = petals[(number - 1) % petals.length]!;
        return place(x, y, 1, numberFlower(number, stem, { dark, base, light }, daylights.morning.grass));
      })
      .join('') +
      place(300, 694, 0.84, person(hero, poses.cheering, 'laugh')) +
      place(976, 694, 0.84, frog({ cheering: true })) +
      place(1066, 620, 0.72, mouse({ cheering: true })) +
      place(186, 622, 0.56, hedgehog()) +
      place(560, 330, 0.8, butterfly('#ffb347', '#ff8a5c')) +
      place(760, 300, 0.6, butterfly('#8fb8ff', '#6f86e8')) +
      place(330, 420, 0.6, butterfly('#ff9cc0', '#e0709c')),
  ),
);

/** Scenes of the Enchanted Math Forest. */
export const enchantedMathForest: Story = {
  slug: 'enchanted-math-forest',
  scenes: [
    atTheGate,
    atTheStream,
    hungryHedgehog,
    splashed,
    owlAndLanterns,
    oneAppleShort,
    heartOfTheForest,
    wobblyBridge,
    skyOfStars,
    numberGarden,
  ],
};
