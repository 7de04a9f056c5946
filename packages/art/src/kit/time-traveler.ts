/** A teenager in an olive rain jacket with a backpack and dark curls, always seen from behind: the reader of the story. */
import type { Point } from './svg.ts';
import { cut, disc, line, oval, scallop, shape } from './shapes.ts';
import { limb, skins } from './people.ts';

const coat = { dark: '#3f4a20', base: '#6f7d36', light: '#b4c06a' };
const pack = { dark: '#7a3a24', base: '#bf6238', light: '#f09a66' };
const jeans = { dark: '#1f2a50', base: '#374b82', light: '#6079b4' };
const boots = { dark: '#3a2620', base: '#6a4534', light: '#a87a58' };
const [skin, hair] = [skins.olive, { dark: '#170f18', base: '#33222c', light: '#6a4a52' }];

const arm = (shoulder: Point, hand: Point, bend: number): string => {
  const elbow: Point = [(shoulder[0] + hand[0]) / 2 + bend, (shoulder[1] + hand[1]) / 2 + 10];
  return (
    limb([shoulder, elbow, [hand[0] + (elbow[0] - hand[0]) * 0.34, hand[1] + (elbow[1] - hand[1]) * 0.34]], 24, coat) +
    disc(hand[0], hand[1], 10.5, skin.dark) +
    disc(hand[0] - 1, hand[1] - 1, 9.5, skin.base)
  );
};

const leg = (points: readonly Point[], foot: Point): string =>
  limb(points, 24, jeans) +
  cut(
    `M${foot[0] - 14}-34L${foot[0] + 14}-34L${foot[0] + 16} 2C${foot[0] + 10} 6 ${foot[0] - 10} 6 ${foot[0] - 16} 2Z`,
    boots.base,
    shape(`M${foot[0] + 4}-40L${foot[0] + 24}-40L${foot[0] + 24} 8L${foot[0] + 4} 8Z`, boots.dark, 0.6) +
      shape(`M${foot[0] - 20}-40L${foot[0] - 8}-40L${foot[0] - 10} 8L${foot[0] - 20} 8Z`, boots.light, 0.6),
  );

const upper = (left: Point, right: Point, turn: number): string =>
  arm([-32, -168], left, -12) +
  arm([32, -168], right, 12) +
  cut(
    'M-34-178C-26-188 26-188 34-178C42-140 46-104 50-74C26-64-26-64-50-74C-46-104-42-140-34-178Z',
    coat.base,
    shape('M14-190C28-140 26-100 28-60L60-60L60-190Z', coat.dark, 0.5) +
      shape('M-54-70C-46-110-42-150-32-184L-16-184C-28-140-32-104-34-60Z', coat.light, 0.6) +
      line('M-48-86C-18-78 18-78 48-86', coat.dark, 3, 0.5),
  ) +
  cut(
    'M-26-172C-20-182 20-182 26-172C34-150 34-112 28-96C14-90-14-90-28-96C-34-112-34-150-26-172Z',
    pack.base,
    shape('M8-184L44-184L44-84L10-84Z', pack.dark, 0.5) +
      shape('M-38-170C-30-182-18-182-8-182C-22-150-22-120-20-90L-38-90Z', pack.light, 0.55) +
      line('M-30-148C-10-140 10-140 30-148', pack.dark, 4, 0.7),
  ) +
  cut(
    'M-18-132L18-132L16-102C6-98-6-98-16-102Z',
    pack.base,
    shape('M4-140L30-140L30-90L4-90Z', pack.dark, 0.6) + line('M-18-128L18-128', pack.light, 4),
  ) +
  `<g transform="translate(${turn * 5} 0)">${cut('M-11-200L11-200L13-172L-13-172Z', skin.base, shape('M2-206L24-206L24-168L2-168Z', skin.dark, 0.6))}${disc(-37, -218, 9, skin.base)}${disc(37, -218, 9, skin.dark)}${cut(
    scallop(0, -226, 46, 44, 13, 5, 0.12),
    hair.base,
    shape('M10-280C50-240 44-200 16-170L80-170L80-280Z', hair.dark, 0.65) +
      [
        [-24, -248, 11],
        [-4, -258, 11],
        [18, -252, 10],
        [-32, -224, 10],
        [-10, -232, 12],
        [14, -228, 11],
        [-22, -202, 10],
        [4, -204, 11],
        [28, -210, 9],
      ]
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${hair.light}" stroke-width="2.4" opacity=".5"/>`,
        )
        .join('') +
      shape('M-54-230C-50-258-30-276-6-276C-26-262-36-246-38-220Z', hair.light, 0.5),
  )}</g>` +
  cut(
    'M-28-180C-24-196 24-196 28-180C24-164 12-158 0-156C-12-158-24-164-28-180Z',
    coat.base,
    oval(0, -182, 21, 8, coat.dark, 0.75) + shape('M6-176C20-172 22-164 4-154L44-154L44-180Z', coat.dark, 0.5),
  );

/** Where the hands are, measured from the feet, and where the head is turned (-1 to 1). */
export type TravelerPose = { readonly left?: Point; readonly right?: Point; readonly turn?: number };

/** The traveler standing on (0, 0), about 275 high. */
export const traveler = ({ left = [-46, -96], right = [46, -96], turn = 0 }: TravelerPose = {}): string =>
  oval(0, 3, 50, 8, '#06121f', 0.26) +
  leg(
    [
      [-14, -90],
      [-16, -44],
      [-17, -10],
    ],
    [-17, 0],
  ) +
  leg(
    [
      [14, -90],
      [16, -44],
      [17, -10],
    ],
    [17, 0],
  ) +
  upper(left, right, turn);

/** The traveler kneeling on (0, 0), about 215 high; hands are measured as if standing 60 deeper. */
export const kneelingTraveler = ({ left = [-48, -86], right = [48, -86], turn = 0 }: TravelerPose = {}): string =>
  oval(0, 4, 74, 11, '#06121f', 0.28) +
  limb(
    [
      [-16, -20],
      [-44, -8],
      [-20, 0],
    ],
    26,
    jeans,
  ) +
  limb(
    [
      [16, -20],
      [44, -8],
      [20, 0],
    ],
    26,
    jeans,
  ) +
  [-1, 1].map((side) => oval(side * 20, 0, 18, 9, boots.dark) + oval(side * 20 - 2, -2, 15, 7, boots.base)).join('') +
  `<g transform="translate(0 60)">${upper(left, right, turn)}</g>`;
