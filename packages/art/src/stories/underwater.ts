/** The open water in several lights: what lies behind the places of a story under the sea. */
import { linearGradient, round } from '../kit/svg.ts';
import { define, line, oval, scatter, shape, use } from '../kit/shapes.ts';
import { beams, vignette, wash } from '../kit/sky.ts';
import { hills } from '../kit/land.ts';
import { branchCoral, broadKelp, coralShadow, seagrass } from '../kit/reef.ts';
import { school } from '../kit/animals/sea.ts';
import type { Drawing } from '../scenes/compose.ts';
import { storySize } from './catalogue.ts';

const { width: W, height: H } = storySize;

/** The colours of one kind of water. `ridges` go from far to near. */
export type Water = {
  readonly water: readonly [top: string, middle: string, bottom: string];
  readonly ray: number;
  readonly ridges: readonly [string, string, string];
  readonly sand: readonly [string, string];
  readonly rim: string;
  readonly shadow: string;
  readonly corner: string;
};

/** Waters to choose from. */
export const waters = {
  sunlit: {
    water: ['#c2f7ef', '#3cc0d8', '#0e69a6'],
    ray: 0.34,
    ridges: ['#63c3d6', '#2f95c2', '#1b74a8'],
    sand: ['#ffe9b8', '#d8a468'],
    rim: '#d8fbff',
    shadow: '#0a3f74',
    corner: '#02214a',
  },
  meadow: {
    water: ['#dcf9dc', '#5fcdbf', '#16768c'],
    ray: 0.36,
    ridges: ['#7fd0b8', '#45a89c', '#257f80'],
    sand: ['#f4e8ae', '#b59f5c'],
    rim: '#e6ffe0',
    shadow: '#0b4a52',
    corner: '#022f3c',
  },
  murky: {
    water: ['#d3ecc0', '#72b79a', '#22646c'],
    ray: 0.22,
    ridges: ['#86bd9c', '#4f9584', '#2f726c'],
    sand: ['#d8d49c', '#8c8c58'],
    rim: '#e2f7c4',
    shadow: '#0f4046',
    corner: '#03262c',
  },
  deep: {
    water: ['#67b8ea', '#2463b0', '#0a2258'],
    ray: 0.24,
    ridges: ['#2f6db4', '#1d4d92', '#123670'],
    sand: ['#4f77ae', '#1c3a72'],
    rim: '#a6d4ff',
    shadow: '#061a48',
    corner: '#020a2a',
  },
  golden: {
    water: ['#fff3c4', '#79d9d2', '#1c84b4'],
    ray: 0.4,
    ridges: ['#9fdccb', '#55b3bd', '#2a8aac'],
    sand: ['#fff0c0', '#e0ae6c'],
    rim: '#fffbe0',
    shadow: '#0b4a7c',
    corner: '#04284c',
  },
} as const satisfies Record<string, Water>;

/** Waves of light on the sand. */
const caustics = (top: number, seed: number): string =>
  scatter(12, seed, (next, i) => {
    const [x, y, w] = [
      (i * W) / 12 - 30 + next() * 30,
      top + 20 + ((i * 5) % 7) * ((H - top - 40) / 7) + next() * 8,
      50 + next() * 60,
    ];
    return line(
      `M${round(x)} ${round(y)}q${round(w * 0.25)} -9 ${round(w * 0.5)} 0t${round(w * 0.5)} 0`,
      '#fff',
      3.5,
      0.28,
    );
  });

/**
 * Water with the surface above, rays, three ridges with the shapes of corals, a school far away, and sand from height `floor` down.
 * It defines `water`, `ray`, `sand`, `corner`; `hasSand: false` leaves the bottom away, `fishes: false` the school.
 */
export function underwater(
  { water, ray, ridges, sand, rim, corner }: Water,
  {
    floor = 600,
    seed = 1,
    hasSand = true,
    fishes = true,
  }: { floor?: number; seed?: number; hasSand?: boolean; fishes?: boolean } = {},
): Drawing {
  const far = (id: string, count: number, y: number, scale: number, from: number): string =>
    scatter(count, from, (next, i) => {
      const x = -60 + (i * 1400) / count + next() * 60;
      return x > 470 && x < 800 ? '' : use(id, x, y + next() * 20, scale * (0.6 + next() * 0.6));
    });
  return {
    defs:
      linearGradient('water', [
        [0, water[0]],
        [0.34, water[1]],
        [1, water[2]],
      ]) +
      linearGradient('ray', [
        [0, '#fff', 0.9],
        [1, '#fff', 0],
      ]) +
      linearGradient('sand', [
        [0, sand[0]],
        [1, sand[1]],
      ]) +
      vignette('corner', corner, 0.56) +
      define('far0', coralShadow(ridges[0], 4)) +
      define('far1', coralShadow(ridges[1], 9)) +
      ridges
        .map((color, i) =>
          linearGradient(`ridge${i}`, [
            [0, color],
            [1, ridges[Math.min(2, i + 1)]!],
          ]),
        )
        .join(''),
    body:
      wash(W, H, 'url(#water)') +
      beams(
        440,
        -190,
        900,
        [
          [48, 5, ray],
          [62, 8, ray],
          [78, 6, ray * 0.9],
          [93, 9, ray],
          [110, 6, ray * 0.8],
          [126, 8, ray * 0.8],
        ],
        'url(#ray)',
      ) +
      line(
        'M-140 26C-60 8 0 44 90 26S250 8 330 26S490 44 570 26S730 8 810 26S970 44 1050 26S1210 8 1290 26S1400 40 1430 26',
        '#fff',
        5,
        0.6,
      ) +
      line(
        'M-140 58C-40 44 20 70 120 58S300 46 400 58S580 70 680 58S860 46 960 58S1140 70 1240 58S1400 48 1430 58',
        '#fff',
        3,
        0.32,
      ) +
      far('far0', 9, floor - 130, 0.6, seed + 3) +
      hills(W, H + 40, floor - 150, 34, 4, seed + 2, 'url(#ridge0)', { rim, rimOpacity: 0.25, drop: 0.03 }) +
      (fishes
        ? school(
            [
              [860, 240, 0.8],
              [900, 216, 0.6],
              [940, 250, 0.7],
              [980, 226, 0.8],
              [1016, 258, 0.6],
              [912, 280, 0.7],
              [966, 286, 0.5],
            ],
            ridges[2],
            0.55,
          )
        : '') +
      far('far1', 7, floor - 66, 0.8, seed + 7) +
      hills(W, H + 40, floor - 84, 30, 4, seed + 8, 'url(#ridge1)', { rim, rimOpacity: 0.28, drop: 0.05 }) +
      hills(W, H + 40, floor - 30, 20, 4, seed + 13, 'url(#ridge2)', { rim, rimOpacity: 0.25, drop: 0.06 }) +
      (hasSand
        ? hills(W, H + 40, floor, 10, 5, seed + 16, 'url(#sand)', { rim: '#fffbe6', rimOpacity: 0.7, drop: 0.1 }) +
          caustics(floor, seed + 4) +
          scatter(9, seed + 9, (next) =>
            oval(next() * W, floor + 20 + next() * (H - floor - 20), 6 + next() * 14, 3 + next() * 3, sand[1], 0.6),
          )
        : ''),
  };
}

/** The corner shade over a picture whose `underwater` lies below. */
export const waterCorners: Drawing = { defs: '', body: wash(W, H, 'url(#corner)') };

/** The foreground of a place under the sea: dark kelp, corals and grass at both sides; the middle stays free. */
export function reefNear({ shadow, corner, ridges }: Water, seed = 1): Drawing {
  const tones = { dark: corner, base: shadow, light: ridges[2] };
  return {
    defs:
      define('nearKelp', broadKelp(500, tones)) +
      define('nearCoral', branchCoral(tones, seed + 3)) +
      define('nearGrass', seagrass({ ...tones, light: shadow })),
    body:
      use('nearKelp', 26, 770) +
      use('nearKelp', 112, 790, 0.6, { flip: true }) +
      use('nearKelp', W - 26, 770, 1.06, { flip: true }) +
      use('nearKelp', W - 118, 790, 0.64) +
      shape(`M-140 780L-140 640C-60 620 60 650 120 690C160 716 200 730 240 780Z`, corner) +
      shape(
        `M${W + 140} 780L${W + 140} 630C${W + 60} 616 ${W - 60} 650 ${W - 130} 690C${W - 170} 716 ${W - 210} 730 ${W - 250} 780Z`,
        corner,
      ) +
      use('nearCoral', 150, 730, 0.9) +
      use('nearCoral', W - 170, 734, 1, { flip: true }) +
      use('nearGrass', 60, 700, 1) +
      use('nearGrass', W - 70, 700, 1.1) +
      use('nearGrass', 226, 744, 0.7) +
      use('nearGrass', W - 250, 746, 0.7),
  };
}
