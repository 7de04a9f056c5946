/** What is seen on screens, in the notebook and through the window, and who dives. */
import { box, disc, line, place, shape, use } from '../../kit/shapes.ts';
import { cloud } from '../../kit/sky.ts';
import { fish } from '../../kit/voyages.ts';
import { branchCoral, corals, nurseryFrame } from '../../kit/reef.ts';
import { photo } from '../../kit/devices.ts';
import { hut, palm } from '../../kit/village.ts';
import { bust, cloths, looks, person, type Look, type Pose } from '../../kit/people.ts';

const cells = (count: number, y: number, color: string, dark: string): string =>
  Array.from(
    { length: count },
    (_, i) => box(-122 + i * 12.4, y, 10, 40, color, 2.5) + box(-122 + i * 12.4, y + 28, 10, 12, dark, 2.5),
  ).join('');
/** Two bars of equal cells, 24 and 3: fish that eat seaweed on the healthy reef and in the green patch. */
export const bars =
  line('M-134-80L-134 84', '#8fb4cc', 4) +
  cells(24, -66, '#ffb44d', '#e2803a') +
  cells(3, 22, '#8fd65c', '#4f9c40') +
  place(-162, -34, 0.26, branchCoral(corals.orange, 8, 3)) +
  line('M-176 64q6-16-2-30M-162 64q8-18 0-40M-148 64q6-14-2-28', '#8fd65c', 6);

const sunlight =
  disc(-150, -130, 74, '#fff6cf', 0.3) + disc(-150, -130, 50, '#fff6cf', 0.5) + disc(-150, -130, 30, '#fffbe6');

/** The view from the cabin: the village at the shore, the coral nursery below the water. */
export const view =
  box(-240, -190, 480, 200, '#bfe8f4') +
  sunlight +
  place(150, -96, 0.5, cloud(4)) +
  shape('M-260-20C-180-70-60-60 20-40C80-60 170-80 260-44L260 40L-260 40Z', '#7cc08a') +
  shape('M-260-10C-160-40 60-30 260-24L260 40L-260 40Z', '#f0d9a0') +
  place(-160, -14, 0.5, palm()) +
  place(-90, -8, 0.5, hut()) +
  place(10, -6, 0.56, hut({ roof: '#c98d4a', wall: '#f0c890' })) +
  place(110, -8, 0.48, hut()) +
  place(170, -12, 0.56, palm()) +
  shape('M-260 6C-200-2-140 12-80 6S40-2 100 6S220 12 260 4L260 200L-260 200Z', 'url(#sea)') +
  line('M-260 6C-200-2-140 12-80 6S40-2 100 6S220 12 260 4', '#fff', 4, 0.8) +
  shape('M-260 150C-140 130 140 130 260 150L260 200L-260 200Z', '#f0d29a') +
  place(
    -106,
    164,
    0.72,
    nurseryFrame([corals.rose, corals.orange, corals.violet, corals.gold, corals.rose, corals.sky]),
  ) +
  place(136, 154, 0.56, nurseryFrame([corals.gold, corals.violet, corals.orange, corals.mint])) +
  place(60, 60, 0.4, fish('#ff8a4d', '#e2521b')) +
  place(-170, 70, 0.34, fish('#ffd04d', '#f09a1a'));

/** Dr. Kai in the laboratory, for a screen of 262 × 236. */
export const drKai =
  box(-140, -120, 280, 240, '#2f8f9c') +
  shape('M-140-120L-20-120L-100 120L-140 120Z', '#57b8bc', 0.6) +
  box(40, -90, 80, 10, '#1f6a7a') +
  box(52, -116, 14, 26, '#ffd35c', 3) +
  box(72, -122, 12, 32, '#f0796a', 3) +
  box(90, -112, 16, 22, '#8fd65c', 3) +
  place(-10, 112, 1.18, bust(looks.scientist, 'smile', -0.2));

const doodle = (x: number, y: number, color: string): string =>
  place(x, y, 0.5, branchCoral({ dark: color, base: color, light: color }, 6, 2));

/** A page with the idea that was crossed out: many corals. */
export const wrongIdea =
  [
    [-62, -40],
    [0, -48],
    [62, -40],
    [-62, 60],
    [0, 54],
    [62, 60],
  ]
    .map(([x, y]) => doodle(x!, y!, '#6b7fa8'))
    .join('') +
  line('M-92-112L92 96M88-114L-94 98', '#d93a3a', 13, 0.92) +
  line('M-90-116L94 92', '#ff8a7a', 3, 0.7);

const five = 'M0 0l-2 34M10 0l-2 34M20 0l-2 34M30 0l-2 34M-8 28L38 6';

/** A page with 24 strokes for one reef and 3 for the other. */
export const tally =
  [0, 1, 2, 3].map((i) => place(-88 + (i % 3) * 62, i < 3 ? -104 : -52, 1, line(five, '#34405e', 4))).join('') +
  place(-26, -52, 1, line('M0 0l-2 34M10 0l-2 34M20 0l-2 34M30 0l-2 34', '#34405e', 4)) +
  place(56, -30, 0.5, fish('#8aa0c4', '#6b7fa8')) +
  line('M-96 14L96 10', '#b4c4d4', 3) +
  place(-80, 40, 1, line('M0 0l-2 34M10 0l-2 34M20 0l-2 34', '#34405e', 4)) +
  place(10, 58, 0.5, fish('#8aa0c4', '#6b7fa8'));

/** Fish in rows of six; needs `tiny` among the definitions. */
const shoal = (count: number): string =>
  Array.from({ length: count }, (_, i) =>
    use(
      'tiny',
      -82 + (i % 6) * 32 + (Math.floor(i / 6) % 2) * 12 + ((i * 7) % 5),
      -74 + Math.floor(i / 6) * 17 + ((i * 5) % 5),
    ),
  ).join('');
const reefBottom = shape('M-110 40C-40 24 40 30 110 40L110 70L-110 70Z', '#e8cf94');

/** The healthy reef with 24 fish and six corals; the green patch with 3 fish and two. Both need `tiny`, `p-rose`, `p-orange` and `p-violet`. */
export const healthyPhoto = photo(
  reefBottom +
    shoal(24) +
    [
      [-84, 'p-rose'],
      [-50, 'p-orange'],
      [-14, 'p-violet'],
      [20, 'p-rose'],
      [54, 'p-orange'],
      [86, 'p-violet'],
    ]
      .map(([x, id]) => use(String(id), Number(x), 52, 0.3))
      .join(''),
);
export const greenPhoto = photo(
  box(-110, -95, 220, 170, '#6db592') +
    reefBottom +
    [
      [-60, -40],
      [10, -10],
      [70, -46],
    ]
      .map(([x, y]) => use('tiny', x!, y!))
      .join('') +
    use('p-rose', -70, 50, 0.3) +
    use('p-violet', 70, 54, 0.26) +
    place(
      0,
      56,
      0.5,
      shape('M-150 0C-140-60-90-70-60-50C-40-90 40-90 60-50C100-70 150-50 150 0Z', '#2c6b3f') +
        shape('M-120 6C-110-40-70-40-50-24C-30-60 30-56 50-24C80-40 110-30 120 6Z', '#5b9c48') +
        line('M-90-40q10-24 0-44M-30-60q-12-24 0-44M40-60q12-24 2-40M90-40q-10-20 0-36', '#468a3c', 9),
    ),
);

/** A compass about 100 wide, seen from above. */
export const compass = (): string =>
  disc(4, 6, 50, '#06121f', 0.3) +
  disc(0, 0, 48, '#c9903c') +
  disc(-2, -3, 45, '#ffd98a') +
  disc(0, 0, 37, '#fdf7e6') +
  [0, 90, 180, 270]
    .map((a) => `<path transform="rotate(${a})" d="M0-34L0-27" stroke="#6b7fa8" stroke-width="4"/>`)
    .join('') +
  place(0, 0, 1, shape('M-7 0L0-28L7 0Z', '#e5504f') + shape('M-7 0L0 28L7 0Z', '#34405e'), { rotate: 34 }) +
  disc(0, 0, 5, '#ffd98a');

/** Somebody in a diving suit with a tank on the back. */
export const diver = (look: Look, pose: Pose): string => {
  const suit: Look = {
    ...look,
    legs: 'trousers',
    sleeves: 'long',
    top: look.adult ? cloths.denim : cloths.coral,
    bottom: cloths.night,
    shoes: cloths.sun,
    headwear: 'diving mask',
  };
  return (
    place(0, look.adult ? -150 : -74, 1, box(-44, -30, 24, 74, '#d98a12', 12) + box(-44, -30, 10, 74, '#ffd35c', 5)) +
    person(suit, pose)
  );
};
