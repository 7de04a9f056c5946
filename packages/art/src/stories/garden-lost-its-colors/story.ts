import { curve, type Point } from '../../kit/svg.ts';
import { define, disc, line, oval, place, scatter, shape, use, type Tones } from '../../kit/shapes.ts';
import { fireflies, glow } from '../../kit/sky.ts';
import { bush } from '../../kit/plants.ts';
import { headwear } from '../../kit/hair.ts';
import {
  balloon,
  bigBrush,
  bunting,
  mixingBowl,
  paints,
  picketFence,
  pulledCarrot,
  roseArch,
  roundTable,
  strawberryCake,
  threePots,
} from '../../kit/garden.ts';
import { pearl } from '../../kit/pearl.ts';
import { poppy, type PoppyPose } from '../../kit/animals/poppy.ts';
import { caterpillar } from '../../kit/animals/caterpillar.ts';
import { hedgehog } from '../../kit/animals/hedgehog.ts';
import { rainbow, snail } from '../../kit/animals/snail.ts';
import { daylights, type Daylight } from '../outdoors.ts';
import { layers, type Story, type StoryScene } from '../story-scene.ts';
import type { Drawing } from '../../scenes/compose.ts';
import {
  bedPlace,
  bigLeaf,
  brownWood,
  bushPlace,
  carrotRow,
  easel,
  gardenNear,
  gatePlace,
  lawn,
  partyEvening,
  pathPlace,
  softCorners,
  treePlace,
  vegetableBed,
  wallPlace,
  washed,
  whiteWood,
} from './places.ts';

const gray: Tones = { dark: '#9a9dab', base: '#cdd0d8', light: '#f6f7f9' };
const catGray: Tones = { dark: '#7f8498', base: '#adb2c2', light: '#eceef4' };
const darkGray: Tones = { dark: '#7c7f8e', base: '#a4a7b4', light: '#d9dbe2' };
const grayTops: Tones = { dark: '#8d909e', base: '#b4b7c2', light: '#dcdee4' };
const grayWood: Tones = { dark: '#8d909e', base: '#c3c6cf', light: '#eceef2' };
const nearGray: Tones = { dark: '#7f8392', base: '#999dab', light: '#c9ccd6' };
const nearGreen: Tones = { dark: '#1c4a30', base: '#2a6440', light: '#6a9a48' };
const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });

/** The sun comes back: a white bloom over what is still gray. */
const bloom = (x: number, y: number, color: string): Drawing =>
  body(disc(x, y, 420, 'url(#bloom)') + disc(x, y, 46, '#ffffff', 0.9), glow('bloom', color, 0.8));
const grayScene = (...drawings: readonly Drawing[]): StoryScene => ({
  picture: layers(...drawings, softCorners('#5f647e', 0.26)),
  near: gardenNear(nearGray),
});

/** The arm of the hedgehog along `d`, its paw at (x, y). */
const reach = (d: string, [x, y]: Point): string =>
  line(d, '#b98a64', 20) + line(d, '#e3bf97', 15) + disc(x, y, 12, '#d9b188') + disc(x - 1.5, y - 1.5, 10.5, '#efd0a8');

/** The uncle of the vegetable beds; a paw may reach to (x, y) from his right shoulder, and hold something. */
const uncle = (
  x: number,
  y: number,
  scale: number,
  {
    paw,
    held = '',
    color = false,
    mood,
  }: { paw?: Point; held?: string; color?: boolean; mood?: 'puzzled' | 'laugh' } = {},
): string => {
  const muted = (drawing: string): string => (color ? drawing : pearl(drawing, { lift: 0.12, keep: 0.42 }));
  return place(
    x,
    y,
    scale,
    muted(hedgehog({ mood }) + place(0, -102, 1.32, headwear['straw hat'])) +
      held +
      (paw ? muted(reach(`M52-46Q${(52 + paw[0]) / 2 + 26} ${(-46 + paw[1]) / 2 + 14} ${paw[0]} ${paw[1]}`, paw)) : ''),
  );
};

const bunny = (x: number, y: number, scale: number, pose: PoppyPose = {}): string => place(x, y, scale, poppy(pose));
const pots = (x: number, y: number, scale: number, gap?: number): string => place(x, y, scale, threePots(gap));
const bowl = (x: number, y: number, scale: number, inside?: Tones): string => place(x, y, scale, mixingBowl(inside));

const mirrored = ({ defs, body: drawing }: Drawing): Drawing => ({
  defs,
  body: `<g transform="translate(1280 0) scale(-1 1)">${drawing}</g>`,
});

const grayGarden = grayScene(
  mirrored(
    layers(
      washed(lawn(daylights.morning, 480)),
      bloom(360, 116, '#fffdf4'),
      washed(gatePlace(daylights.morning)),
      body(
        pots(900, 680, 1, 92) +
          bunny(640, 690, 1.16, {
            right: [70, -104],
            left: [-52, -40],
            held: place(74, -108, 0.9, bigBrush(), { rotate: 14 }),
          }),
      ),
    ),
  ),
);

const grayBush = (leaf: Tones): Drawing =>
  layers(washed(lawn(daylights.morning, 470)), bloom(880, 90, '#fffdf4'), bushPlace(leaf, darkGray, leaf !== gray));
const hungryCaterpillar = grayScene(
  grayBush(gray),
  body(
    place(688, 186, 1.14, caterpillar(catGray, { hanging: true, mood: 'doubt', boots: darkGray })) +
      place(548, 290, 1, bigLeaf(gray), { rotate: -16 }) +
      bunny(900, 684, 1.08, { left: [-64, -112], right: [26, -46], tilt: -8 }) +
      pots(520, 690, 0.96) +
      bowl(722, 694, 0.92),
  ),
);

const purpleLeaves = grayScene(
  grayBush(paints.purple),
  body(
    place(688, 186, 1.14, caterpillar(catGray, { hanging: true, mood: 'laugh', boots: darkGray, cheek: '#6a25c0' })) +
      place(512, 292, 1.06, bigLeaf(paints.purple, true), { rotate: -22 }) +
      bunny(900, 684, 1.08, {
        left: [-58, -54],
        right: [62, -66],
        mood: 'laugh',
        nose: paints.purple.base,
        tilt: -6,
        held: place(68, -70, 0.72, bigBrush(paints.purple), { rotate: 26 }),
      }) +
      pots(520, 690, 0.96) +
      bowl(722, 694, 0.92, paints.purple),
  ),
);

const bedGround: Drawing = layers(
  washed(lawn(daylights.morning, 470, 6)),
  bloom(330, 110, '#fffdf4'),
  washed(bedPlace()),
);
const emptyBed = pearl(place(610, 632, 1, vegetableBed(760, '')));
const carrotBed = grayScene(
  bedGround,
  body(
    uncle(680, 556, 1.56, { paw: [62, -134], mood: 'puzzled' }) +
      emptyBed +
      place(610, 632, 1, carrotRow(140, 0.88, gray, grayTops)) +
      bunny(1066, 690, 1.04, { left: [-50, -60], right: [20, -44], tilt: -6 }) +
      pots(330, 700, 0.92) +
      bowl(530, 704, 0.9),
  ),
);

const sniffed = place(118, -80, 0.86, pulledCarrot(paints.green, grayTops), { rotate: 86 });
const greenCarrots = grayScene(
  bedGround,
  body(
    uncle(540, 556, 1.56, { paw: [92, -76], held: sniffed }) +
      emptyBed +
      place(610, 632, 1, carrotRow(140, 0.88, paints.green, grayTops, 2)) +
      bunny(1066, 690, 1.04, {
        left: [-20, -118],
        right: [22, -118],
        mood: 'laugh',
        tilt: 7,
        splashes: paints.green.base,
      }) +
      pots(330, 700, 0.92) +
      bowl(530, 704, 0.9, paints.green),
  ),
);

const noonTree: Drawing = layers(
  washed(lawn(daylights.noon, 470, 8)),
  bloom(380, 90, '#fffdf4'),
  washed(treePlace(daylights.noon)),
);
const table = (x: number, y: number, scale: number): string =>
  pearl(place(x, y, scale, roundTable(whiteWood, brownWood)));
const flags = (colors: readonly Tones[]): string =>
  bunting([-20, 150], [640, 120], 46, colors, 8) + bunting([640, 120], [1300, 150], 46, colors, 8);
const set = (x: number, inside?: Tones): string =>
  table(x, 668, 1.14) + pots(x - 40, 502, 0.76, 92) + bowl(x + 122, 506, 0.7, inside);

const snailsBalloon = grayScene(
  noonTree,
  body(
    flags([gray, darkGray]) +
      easel(290, 640, 1.06, grayWood) +
      set(940) +
      line('M640 342C636 400 700 470 690 566', '#8d8f9c', 4) +
      place(640, 332, 1.36, balloon(gray)) +
      bunny(620, 690, 1.1, { right: [64, -112], left: [-30, -46] }),
  ),
);

const pumpkin = `<g transform="scale(1.24 1)">${balloon(paints.orange)}${line('M-34-192C-70-140-62-60-14-10M34-192C70-140 62-60 14-10M0-196L0-8', paints.orange.dark, 4, 0.5)}</g>`;
const stalk = place(0, -196, 0.62, bigLeaf({ dark: '#8d909e', base: '#c3c6cf', light: '#f2f3f6' }), { rotate: 168 });
const orangeBalloon = grayScene(
  noonTree,
  body(
    flags([gray, darkGray]) +
      easel(196, 640, 0.98, grayWood) +
      table(900, 668, 1.14) +
      line('M640 594C640 640 560 630 500 592', '#8d8f9c', 4) +
      place(640, 584, 1.36, pumpkin + stalk) +
      uncle(850, 506, 1.2, { mood: 'laugh' }) +
      place(850, 506, 1.2, pearl(reach('M-50-50Q-110-70-158-152', [-158, -154]), { lift: 0.12, keep: 0.42 })) +
      pots(990, 504, 0.66, 86) +
      bowl(810, 694, 0.8, paints.orange) +
      bunny(420, 690, 1.08, { mood: 'laugh', right: [76, -92], left: [-56, -40], tilt: -5 }),
  ),
);

const lowSun = { tint: [1.02, 0.975, 0.91] as const };
const whoIsHiding: StoryScene = {
  picture: layers(
    washed(lawn(daylights.golden, 470, 5), lowSun),
    bloom(300, 270, '#fff0cc'),
    washed(pathPlace(daylights.golden), lowSun),
    body(
      pearl(place(300, 590, 0.9, roundTable(whiteWood, brownWood)), lowSun) +
        pots(276, 458, 0.6, 92) +
        line('M412 470C404 420 430 380 424 316', '#8d8f9c', 3.5) +
        line('M412 470L420 484', '#8d8f9c', 6) +
        place(424, 312, 0.92, balloon(paints.purple)) +
        uncle(1104, 588, 1) +
        place(926, 596, 0.8, caterpillar(catGray, { boots: darkGray })) +
        bunny(800, 640, 0.98, { left: [-74, -62], right: [16, -46], tilt: -10 }) +
        oval(520, 650, 190, 30, '#fff3d0', 0.5) +
        place(520, 660, 1.5, snail({ hiding: true })),
    ),
    softCorners('#5a4750', 0.4),
  ),
  near: gardenNear({ dark: '#857f88', base: '#a09aa0', light: '#d8cfc8' }),
};

const rosesAndFence = (y: number): string =>
  picketFence(-30, 1310, y, whiteWood, [490, 790]) +
  place(640, y + 8, 0.96, roseArch(partyEvening.leaf, whiteWood, paints.red));
const allPaints: readonly Tones[] = [
  paints.red,
  paints.orange,
  paints.yellow,
  paints.green,
  paints.blue,
  paints.purple,
];
const green: Tones = { dark: '#3a7a35', base: '#6cb33f', light: '#b4e06a' };

const rainbowParty: StoryScene = {
  picture: layers(
    lawn(partyEvening, 480),
    body(
      rosesAndFence(524) +
        use('bush', 150, 600, 1.5) +
        place(1110, 590, 0.66, vegetableBed(470, carrotRow(86, 0.72, paints.orange, paints.green))) +
        bunting([-20, 110], [640, 60], 40, allPaints, 8) +
        bunting([640, 60], [1300, 110], 40, allPaints, 8) +
        disc(640, 460, 300, 'url(#halo)') +
        line('M470 500C476 440 452 400 460 330', '#8a5a3a', 3.5) +
        place(460, 326, 0.94, balloon(paints.purple)) +
        place(640, 690, 1.3, roundTable(whiteWood, brownWood)) +
        place(716, 500, 1, strawberryCake()) +
        place(570, 494, 0.92, snail({ painted: true, happy: true })) +
        bunny(340, 694, 1.04, { mood: 'laugh', left: [-66, -112], right: [62, -118], tilt: 5 }) +
        uncle(896, 680, 1.04, { color: true, paw: [88, -110], mood: 'laugh' }) +
        place(1052, 706, 0.84, caterpillar(green, { mood: 'laugh' })) +
        pots(520, 712, 0.58, 88) +
        fireflies(10, 4, [240, 160, 1060, 420], '#fff0a0'),
      define('bush', bush(partyEvening.leaf, 8)) + glow('halo', '#fff3b8', 0.8),
    ),
    softCorners('#5a2a10', 0.4),
  ),
  near: gardenNear(nearGreen),
};

/** The upper edge of the trail over the wall, from the left to the snail. */
const trailAt = (x: number, down: number): Point => {
  const t = (x + 60) / 740;
  return [x, 352 + 130 * (1 - t) ** 1.4 + 22 * Math.sin(t * Math.PI * 2) + down];
};
const along = (down: number): string => curve(Array.from({ length: 11 }, (_, k) => trailAt(-60 + k * 74, down)));
const trail = rainbow.map((color, i) => line(along(i * 17), color, 18.5)).join('') + line(along(-4), '#fff', 4, 0.7);
const paintedFlower = (x: number, y: number, tones: Tones, scale: number): string =>
  place(
    x,
    y,
    scale,
    line('M0 60C4 40-4 24 0 8', paints.green.base, 9) +
      [0, 72, 144, 216, 288]
        .map((a) => `<ellipse cx="0" cy="-17" rx="13" ry="16" transform="rotate(${a})" fill="${tones.base}"/>`)
        .join('') +
      disc(0, 0, 11, tones === paints.yellow ? paints.orange.base : paints.yellow.base),
  );
const brush = (x: number, y: number, turn: number, tip: Tones): string =>
  place(x, y, 0.6, bigBrush(tip), { rotate: turn });

const highSun: Daylight = { ...partyEvening, light: { ...partyEvening.light, x: 500, y: 150 } };
const rainbowTrail: StoryScene = {
  picture: layers(
    lawn(highSun, 420),
    wallPlace(highSun),
    body(
      disc(660, 400, 320, 'url(#halo)') +
        trail +
        place(648, 458, 1.16, snail({ painted: true, happy: true }), { flip: true }) +
        scatter(9, 6, (next, i) => {
          const [x, y] = trailAt(20 + i * 58, next() * 90);
          return place(
            x,
            y,
            0.5 + next() * 0.5,
            shape('M0-14C1.8-3 3-1.8 14 0C3 1.8 1.8 3 0 14C-1.8 3-3 1.8-14 0C-3-1.8-1.8-3 0-14Z', '#fff', 0.95),
          );
        }) +
        (
          [
            [972, 500, paints.red, 1.06],
            [1060, 420, paints.blue, 0.9],
            [1130, 500, paints.yellow, 1.05],
            [930, 400, paints.purple, 0.74],
            [1170, 390, paints.orange, 0.8],
          ] as const
        )
          .map(([x, y, tones, s]) => paintedFlower(x, y, tones, s))
          .join('') +
        bunny(868, 704, 0.96, {
          mood: 'laugh',
          right: [72, -122],
          left: [-30, -46],
          tilt: 5,
          held: brush(78, -124, 22, paints.red),
        }) +
        uncle(1040, 706, 0.92, { color: true, paw: [80, -118], held: brush(84, -122, 6, paints.yellow) }) +
        place(330, 706, 0.86, caterpillar(green, { mood: 'smile' })) +
        pots(600, 710, 0.72, 92) +
        use('daisy', 250, 650, 0.8) +
        use('daisy', 760, 650, 0.7),
      glow('halo', '#fff3b8', 0.7),
    ),
    softCorners('#5a2a10', 0.4),
  ),
  near: gardenNear(nearGreen, 5),
};

/** Scenes of The Garden Lost Its Colors. */
export const gardenLostItsColors: Story = {
  slug: 'garden-lost-its-colors',
  scenes: [
    grayGarden,
    hungryCaterpillar,
    carrotBed,
    purpleLeaves,
    snailsBalloon,
    greenCarrots,
    whoIsHiding,
    orangeBalloon,
    rainbowParty,
    rainbowTrail,
  ],
};
