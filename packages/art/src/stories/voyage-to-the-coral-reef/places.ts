/** The places of the voyage: the reef, near and far, and the inside of the submarine. */
import { curve, linearGradient, round, type Point } from '../../kit/svg.ts';
import { box, define, disc, line, place, scatter, shape, use, type Tones } from '../../kit/shapes.ts';
import { vignette, wash } from '../../kit/sky.ts';
import { rock } from '../../kit/land.ts';
import {
  anemone,
  brainCoral,
  branchCoral,
  coralLimbs,
  corals,
  fanCoral,
  polyp,
  seagrass,
  seaweed,
  starfish,
  tableCoral,
} from '../../kit/reef.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { storySize } from '../catalogue.ts';

const { width: W, height: H } = storySize;

const reefRock: Tones = { dark: '#33467e', base: '#50669f', light: '#a3b8e2' };

/** Corals by the names that `use` takes. */
export const gardenDefs =
  define('rose', branchCoral(corals.rose, 4, 5)) +
  define('orange', branchCoral(corals.orange, 8)) +
  define('violet', branchCoral(corals.violet, 12, 5)) +
  define('brain', brainCoral(corals.mint)) +
  define('fan', fanCoral(corals.violet)) +
  define('gold', anemone(corals.gold)) +
  define('pink', anemone(corals.rose)) +
  define('table', tableCoral(corals.sky)) +
  define('rock', rock(reefRock, 3)) +
  define('star', starfish());

/** A piece of a garden: what stands where, how big, and whether it is turned. */
export type Bed = readonly (readonly [id: string, x: number, y: number, scale: number, flip?: true])[];
export const planted = (bed: Bed): string =>
  bed.map(([id, x, y, scale, flip]) => use(id, x, y, scale, { flip: flip === true })).join('');

/** Rocks with corals on both sides; the middle is low and free. */
export const reefSides: Bed = [
  ['fan', 70, 600, 0.9],
  ['rock', 120, 680, 1.5],
  ['violet', 60, 610, 0.9],
  ['rose', 170, 604, 1],
  ['rock', 300, 700, 1],
  ['orange', 290, 650, 0.8],
  ['brain', 390, 690, 0.5],
  ['gold', 220, 700, 0.9],
  ['fan', 1190, 606, 1],
  ['rock', 1150, 690, 1.6],
  ['orange', 1100, 600, 0.9],
  ['violet', 1210, 610, 1],
  ['table', 1010, 660, 0.8],
  ['rock', 980, 706, 0.9],
  ['rose', 950, 664, 0.7],
  ['pink', 1060, 704, 0.9],
  ['star', 860, 694, 0.8],
];

/** Limbs of a big coral close to the eye, thick ones first, each as its points and its width. */
const limbs: readonly (readonly [points: readonly Point[], width: number])[] = [
  [
    [
      [560, 790],
      [548, 690],
      [540, 600],
    ],
    92,
  ],
  [
    [
      [470, 800],
      [420, 700],
      [392, 610],
      [388, 520],
    ],
    70,
  ],
  [
    [
      [660, 800],
      [700, 710],
      [716, 630],
    ],
    70,
  ],
  [
    [
      [540, 610],
      [500, 540],
      [486, 470],
      [494, 400],
    ],
    64,
  ],
  [
    [
      [545, 620],
      [600, 560],
      [624, 500],
      [622, 430],
    ],
    60,
  ],
  [
    [
      [716, 640],
      [760, 580],
      [776, 520],
    ],
    48,
  ],
  [
    [
      [712, 650],
      [690, 590],
      [696, 540],
    ],
    42,
  ],
  [
    [
      [390, 530],
      [350, 480],
      [336, 430],
    ],
    46,
  ],
  [
    [
      [388, 530],
      [420, 480],
      [424, 440],
    ],
    42,
  ],
];

const along = (points: readonly Point[], t: number): readonly [x: number, y: number, angle: number] => {
  const at = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(at));
  const [[ax, ay], [bx, by]] = [points[i]!, points[i + 1]!];
  return [ax + (bx - ax) * (at - i), ay + (by - ay) * (at - i), Math.atan2(by - ay, bx - ax)];
};

/** The animals on a limb: along both its sides and at its end. */
const dwellers = (points: readonly Point[], width: number): string => {
  const [endX, endY, endTurn] = along(points, 1);
  const tip = [-0.8, 0, 0.8]
    .map((a) =>
      use('polyp', endX + Math.cos(endTurn + a) * width * 0.42, endY + Math.sin(endTurn + a) * width * 0.42, 0.52, {
        rotate: (endTurn + a) * 57.3 + 90,
      }),
    )
    .join('');
  return (
    tip +
    [0.2, 0.38, 0.56, 0.74, 0.9]
      .map((t, i) => {
        const [x, y, turn] = along(points, t);
        const side = i % 2 ? 1 : -1;
        return use('polyp', x - Math.sin(turn) * width * 0.42 * side, y + Math.cos(turn) * width * 0.42 * side, 0.5, {
          rotate: turn * 57.3 + 90 + side * 62,
        });
      })
      .join('')
  );
};

const brokenLimb = 5;
const freckles = scatter(26, 4, (next, i) => {
  const [points, width] = limbs[i % limbs.length]!;
  const [x, y] = along(points, 0.1 + next() * 0.8);
  return disc(x + (next() - 0.5) * width * 0.5, y, 3 + next() * 3, corals.orange.dark, 0.35);
});

/** The big orange coral close to the eye, its small animals `open` or drawn in; with `broken`, one tip has come off and lies on the sand. */
export const closeCoral = (open: boolean, broken = false): Drawing => ({
  defs: define('polyp', polyp({ dark: '#c9502a', base: '#ffa862', light: '#ffd9a0' }, open)),
  body:
    limbs.map(([points, width], i) => (broken && i === brokenLimb ? '' : dwellers(points, width))).join('') +
    coralLimbs(
      limbs.map(([points, width], i) => [broken && i === brokenLimb ? points.slice(0, 2) : points, width] as const),
      corals.orange,
    ) +
    freckles +
    (broken ? [disc(758, 574, 22, '#fff0dc'), disc(758, 574, 14, '#ffd9b8')].join('') : '') +
    (broken
      ? place(
          850,
          694,
          1,
          coralLimbs(
            [
              [
                [
                  [-40, 0],
                  [10, -6],
                  [44, -18],
                ],
                36,
              ],
            ],
            corals.orange,
          ) +
            disc(-44, 0, 16, '#fff0dc') +
            disc(-44, 0, 10, '#ffd9b8'),
        )
      : ''),
});

/** Seagrass in rows from far to near; the middle row is left for who comes to eat. */
export const meadow = (row: 'behind' | 'before'): Drawing => ({
  defs:
    row === 'behind'
      ? define('grass-far', seagrass({ dark: '#3d9c86', base: '#5cb893', light: '#a5dfae' })) +
        define('grass', seagrass({ dark: '#1c7a58', base: '#38a064', light: '#b4e07a' }))
      : '',
  body:
    row === 'behind'
      ? scatter(26, 4, (next, i) =>
          use('grass-far', -60 + i * 56 + next() * 24, 566 + next() * 14, 0.62 + next() * 0.3, { flip: next() > 0.5 }),
        ) +
        scatter(26, 9, (next, i) =>
          use('grass', -60 + i * 56 + next() * 24, 622 + next() * 16, 0.74 + next() * 0.3, { flip: next() > 0.7 }),
        )
      : scatter(22, 14, (next, i) =>
          use('grass', -60 + i * 66 + next() * 26, 722 + next() * 16, 0.9 + next() * 0.34, { flip: next() > 0.7 }),
        ),
});

const green: Tones = { dark: '#245c34', base: '#468a3c', light: '#9cc75a' };
/** Seaweed over the right half of the reef, on corals that have lost their colour. */
export const greenPatch: Drawing = {
  defs:
    define('weed', seaweed(green, 4)) +
    define('weed2', seaweed({ dark: '#2c6b3f', base: '#5b9c48', light: '#b4d56a' }, 9)) +
    define('pale', branchCoral({ dark: '#8a8f7a', base: '#c3c2a2', light: '#e6e3c4' }, 4)),
  body:
    planted([
      ['fan', 60, 600, 0.9],
      ['rock', 110, 680, 1.5],
      ['violet', 60, 606, 0.9],
      ['rose', 160, 604, 1],
      ['rock', 290, 690, 1.1],
      ['orange', 300, 634, 0.9],
      ['table', 420, 668, 0.8],
      ['brain', 500, 690, 0.6],
      ['gold', 210, 704, 0.9],
      ['pink', 380, 712, 0.7],
    ]) +
    planted([
      ['pale', 800, 590, 1.1],
      ['rock', 720, 690, 1.1],
      ['rock', 900, 684, 1.6],
      ['pale', 700, 640, 0.8],
      ['pale', 980, 590, 1],
      ['rock', 1130, 690, 1.6],
      ['pale', 1150, 590, 1.1],
      ['weed2', 690, 656, 0.8],
      ['weed', 800, 640, 1.2],
      ['weed2', 940, 640, 1.3],
      ['weed', 1080, 640, 1.3],
      ['weed2', 1210, 650, 1.3],
      ['weed', 740, 720, 1.1],
      ['weed2', 880, 724, 1.2],
      ['weed', 1020, 730, 1.2],
      ['weed2', 1160, 730, 1.3],
      ['weed', 620, 724, 0.7],
    ]),
};

/** The inside of the submarine: a wall with rivets and pipes. `desk` is the height at which the console begins. */
export const cabin = (desk: number): Drawing => ({
  defs:
    linearGradient('wall', [
      [0, '#3d6f8c'],
      [1, '#17324f'],
    ]) +
    linearGradient('console', [
      [0, '#48587f'],
      [0.12, '#2c3a5e'],
      [1, '#141d38'],
    ]) +
    vignette('corner', '#020a2a', 0.6),
  body:
    wash(W, H, 'url(#wall)') +
    shape('M-140-40L470-40L240 760L-140 760Z', '#fff', 0.05) +
    [180, 1100]
      .map((x) => box(x - 11, -40, 22, H, '#12304c', 0, 0.6) + box(x - 11, -40, 6, H, '#8fc0d4', 0, 0.3))
      .join('') +
    line(`M-140 60C200 40 1080 40 1420 60`, '#12304c', 20, 0.7) +
    line('M-140 55C200 35 1080 35 1420 55', '#d9a650', 9) +
    line('M-140 52C200 32 1080 32 1420 52', '#ffe3a0', 3, 0.8) +
    [120, 360, 640, 920, 1160].map((x) => disc(x, 52, 11, '#a8722c') + disc(x - 2, 50, 5, '#ffd98a')).join('') +
    [180, 1100].map((x) => [120, 220, 320, 420].map((y) => disc(x, y, 4.5, '#a9cfe0', 0.8)).join('')).join('') +
    shape(
      `M-140 ${desk + 40}C200 ${desk - 20} 1080 ${desk - 20} 1420 ${desk + 40}L1420 780L-140 780Z`,
      '#06121f',
      0.3,
    ) +
    shape(`M-140 ${desk + 56}C200 ${desk - 4} 1080 ${desk - 4} 1420 ${desk + 56}L1420 780L-140 780Z`, 'url(#console)') +
    line(`M-140 ${desk + 58}C200 ${desk - 2} 1080 ${desk - 2} 1420 ${desk + 58}`, '#a9bce6', 4, 0.6),
});

/** Round dials, keys and levers on the console, around (x, y). */
export const dial = (x: number, y: number, r: number, turn: number): string =>
  disc(x, y + 4, r + 7, '#06121f', 0.4) +
  disc(x, y, r + 6, '#7f8fb4') +
  disc(x, y, r, '#f6f1e2') +
  [150, 190, 230, 270, 310, 350, 390]
    .map((a) => {
      const k = (a * Math.PI) / 180;
      return line(
        `M${round(x + Math.cos(k) * r * 0.72)} ${round(y + Math.sin(k) * r * 0.72)}L${round(x + Math.cos(k) * r * 0.86)} ${round(y + Math.sin(k) * r * 0.86)}`,
        '#34405e',
        3,
      );
    })
    .join('') +
  line(
    curve([
      [x, y],
      [x + Math.cos(turn) * r * 0.66, y + Math.sin(turn) * r * 0.66],
    ]),
    '#e5504f',
    5,
  ) +
  disc(x, y, 6, '#34405e');
export const keys = (x: number, y: number, colors: readonly string[]): string =>
  colors
    .map(
      (color, i) =>
        disc(x + i * 40, y + 3, 14, '#06121f', 0.4) +
        disc(x + i * 40, y, 14, '#1b2947') +
        disc(x + i * 40, y - 1, 10.5, color) +
        disc(x + i * 40 - 3, y - 5, 3.5, '#fff', 0.7),
    )
    .join('');

/** The foreground in the cabin: two dark ribs of the hull with rivets, and a pipe above. */
export const cabinNear: Drawing = {
  defs: linearGradient(
    'rib',
    [
      [0, '#0b1a33'],
      [1, '#1d3a5c'],
    ],
    [0, 0, 1, 0],
  ),
  body: [false, true]
    .map((flip) =>
      place(
        flip ? W : 0,
        0,
        1,
        shape('M-160-60L150-60C96 60 74 200 70 360C74 520 96 660 150 780L-160 780Z', 'url(#rib)') +
          line('M150-60C96 60 74 200 70 360C74 520 96 660 150 780', '#9fc4e0', 6, 0.55) +
          [30, 150, 270, 390, 510, 630]
            .map(
              (y) =>
                disc(40 + Math.abs(y - 360) * 0.06, y, 10, '#0b1a33') +
                disc(38 + Math.abs(y - 360) * 0.06, y - 2, 7, '#5c83a8'),
            )
            .join(''),
        { flip },
      ),
    )
    .join(''),
};

/** A desk of planks seen from above, lit by a lamp; a strip of the hull above it. */
export const desk: Drawing = {
  defs:
    linearGradient('plank', [
      [0, '#a8693f'],
      [1, '#6b3d28'],
    ]) + vignette('corner', '#1c0a10', 0.6),
  body:
    wash(W, H, 'url(#plank)') +
    [70, 200, 330, 460, 590]
      .map(
        (y, i) =>
          box(-140, y, W + 280, 4, '#4a281c', 0, 0.55) +
          box(-140, y + 4, W + 280, 3, '#e0a268', 0, 0.3) +
          line(
            `M${100 + i * 90} ${y + 60}C${300 + i * 60} ${y + 40} ${500 + i * 50} ${y + 76} ${760 + i * 60} ${y + 56}`,
            '#4a281c',
            4,
            0.22,
          ) +
          box(240 + ((i * 410) % 800), y - 126, 4, 126, '#4a281c', 0, 0.4),
      )
      .join(''),
};
