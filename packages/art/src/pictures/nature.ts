/** Sky, weather, plants and places. */
import { box, define, disc, line, oval, place, scallop, shape, use } from '../kit/shapes.ts';
import { gloss, paper, ring } from './paper.ts';

/** `count` copies of a part in a ring around (32, 32); `id` is the part's own. */
const around = (id: string, count: number, part: string): string =>
  place(
    32,
    32,
    1,
    define(id, part) +
      Array.from({ length: count - 1 }, (_, i) => use(id, 0, 0, 1, { rotate: (360 / count) * (i + 1) })).join(''),
  );
const starShape =
  'M32 4C33.5 4 34.5 5 35 6L41.5 20.500L57 22.500C60 23 61 26 59 28L47.5 39L50.5 54.500C51 57.5 48.5 59 46 58L32 50L18 58C15.5 59 13 57.5 13.5 54.500L16.5 39L5 28C3 26 4 23 7 22.500L22.5 20.500L29 6C29.5 5 30.5 4 32 4Z';
const sunDisc = (x: number, y: number, r: number): string =>
  paper(ring(x, y, r), '#ffcb3d', '#f0972a', gloss(x - r * 0.4, y - r * 0.45, r * 0.35, r * 0.2));

export const nature = {
  star: paper(
    starShape,
    '#ffcb3d',
    '#ec9a22',
    gloss(22, 27, 6, 2.6, -25) + shape('M32 4L35 6L32 32L7 22L22 20Z', '#fff', 0.2),
  ),
  'glowing star':
    disc(32, 32, 31, '#fff0b0', 0.55) +
    around('spark', 8, line('M0-25V-29', '#ffb62e', 3)) +
    place(
      4.5,
      4.5,
      0.86,
      paper(
        starShape,
        '#ffd34d',
        '#f0972a',
        gloss(22, 27, 6, 2.6, -25) +
          disc(26, 31, 2.6, '#6b3a1c') +
          disc(38, 31, 2.6, '#6b3a1c') +
          line('M27 38Q32 43 37 38', '#6b3a1c', 2.2),
      ),
    ),
  sun:
    around('ray', 12, shape('M-4-20L0-31L4-20Z', '#ffa92e')) +
    sunDisc(32, 32, 18) +
    disc(26, 31, 2.4, '#6b3a1c') +
    disc(38, 31, 2.4, '#6b3a1c') +
    line('M26 37Q32 43 38 37', '#6b3a1c', 2),
  'sun and cloud':
    place(-7, -7, 1, around('beam', 12, shape('M-3.5-16L0-24L3.5-16Z', '#ffa92e'))) +
    sunDisc(25, 25, 15) +
    paper(scallop(38, 45, 20, 11, 9, 4, 0.06), '#fdfeff', '#c3d6ea'),
  moon:
    paper(
      'M40 4C28 8 22 18 22 30C22 44 33 55 47 55C51 55 55 54 58 52C53 58 44 61 35 61C18 61 5 48 5 32C5 15 19 2 36 3C37.5 3 39 3 40 4Z',
      '#ffdc7a',
      '#e5a83a',
      disc(13, 38, 3.4, '#f0be55') +
        disc(22, 50, 2.6, '#f0be55') +
        disc(14, 24, 2.4, '#f0be55') +
        gloss(16, 16, 6, 2.4, -50),
    ) + shape('M50 14L52 19L57 21L52 23L50 28L48 23L43 21L48 19Z', '#ffe9a8'),
  flower:
    line('M32 36V61', '#4a9a46', 4) +
    paper('M32 56C26 46 18 46 12 49C15 56 24 60 32 58Z', '#6cb84e', '#3f8a40') +
    paper('M32 52C38 43 46 43 52 46C49 53 40 56 32 54Z', '#6cb84e', '#3f8a40') +
    place(
      0,
      -6,
      1,
      around('white', 10, oval(0, -15, 5.6, 9.5, '#7d5fc8') + oval(-0.7, -15.6, 4.9, 8.8, '#a98bec')) +
        paper(ring(32, 32, 8.5), '#ffc22e', '#e0901c', gloss(29, 29, 3, 1.8)),
    ),
  blossom:
    around(
      'pink',
      5,
      paper('M0 0C-15-4-16-24-5-28L0-24L5-28C16-24 15-4 0 0Z', '#ffa9c9', '#e27aa6', gloss(-5, -19, 2.6, 4.5, 20)),
    ) +
    disc(32, 32, 7, '#ffd76a') +
    around('dust', 10, disc(0, -7.6, 1.5, '#c2446e')),
  sunflower:
    line('M32 38V61.5', '#4a9a46', 4.4) +
    paper('M32 60C40 48 48 48 55 51C51 58 41 62 32 61Z', '#6cb84e', '#3f8a40') +
    paper('M32 60C24 48 16 48 9 51C13 58 23 62 32 61Z', '#6cb84e', '#3f8a40') +
    place(
      2.6,
      -1.6,
      0.92,
      around('yellow', 14, paper('M0-8C-7-14-6-24 0-29C6-24 7-14 0-8Z', '#ffc22e', '#ee9420')) +
        paper(ring(32, 32, 12), '#8a5430', '#5c331c') +
        around('seed', 8, disc(0, -8, 1.2, '#c98f52')) +
        around('kernel', 5, disc(0, -4, 1.2, '#c98f52')),
    ),
  tree:
    paper('M27 40H37L38 56C39 59 42 60 44 61H20C22 60 25 59 26 56Z', '#9a6238', '#6d4023') +
    paper(scallop(32, 26.6, 25, 22, 10, 6, 0.08), '#5fb04e', '#357f43', gloss(20, 14, 7, 3.6, -35, 0.35)) +
    disc(42, 20, 2, '#9ad06c') +
    disc(24, 28, 2, '#9ad06c') +
    disc(36, 34, 2, '#9ad06c') +
    disc(18, 26, 1.6, '#9ad06c') +
    disc(34, 12, 1.6, '#9ad06c'),
  wave:
    paper(
      'M2 58V40C6 20 22 6 38 8C52 10 58 24 50 32C45 37 37 34 38 28C30 26 24 32 25 40C27 49 42 54 62 51V58C62 60 61 61 59 61H5C3 61 2 60 2 58Z',
      '#3fa0dc',
      '#2270b2',
      shape('M8 44C12 26 24 13 38 12C44 13 47 16 48 20C40 12 22 18 16 44C14 52 16 58 18 62H6Z', '#8fd4f2', 0.8),
    ) +
    disc(37, 9, 5, '#fff') +
    disc(45, 12, 5, '#fff') +
    disc(51, 18, 4.6, '#fff') +
    disc(53, 25, 4, '#fff') +
    disc(49, 31, 3.6, '#e3f4fc') +
    disc(43, 34, 3, '#e3f4fc') +
    disc(58, 11, 2, '#bfe6f7'),
  desert:
    box(2, 4, 60, 56, '#ffe6b5', 12) +
    disc(48, 18, 8, '#ffb646') +
    shape('M2 40C16 32 30 36 40 40C48 43 56 38 62 36V48C62 56 57 60 50 60H14C7 60 2 56 2 48Z', '#eeb468') +
    shape('M2 50C20 40 40 56 62 46V48C62 56 57 60 50 60H14C7 60 2 56 2 48Z', '#d9914a') +
    line('M22 50V20M22 38C14 38 14 34 14 28M22 34C30 34 30 30 30 25', '#3f8f56', 6.5) +
    line('M21 50V20M14 28V31M29.5 25V28', '#7cc07a', 1.8),
  park:
    box(2, 4, 60, 56, '#bfe8fa', 12) +
    shape('M2 42L18 20L30 36L42 14L62 42Z', '#8f9fc8') +
    shape('M42 14L62 42H46Z', '#6b7cab') +
    shape('M42 14L48 22L43 25L37 23Z', '#fff') +
    shape('M2 40C20 34 44 36 62 40V48C62 56 57 60 50 60H14C7 60 2 56 2 48Z', '#7cc260') +
    shape('M30 37C36 42 26 46 34 50C42 54 40 58 38 60H54C52 54 46 50 42 47C36 43 40 40 36 37Z', '#5ab4e4') +
    [
      [10, 52],
      [20, 46],
      [54, 44],
    ]
      .map(([x, y]) => shape(`M${x! - 6} ${y}L${x} ${y! - 16}L${x! + 6} ${y}Z`, '#2f7f4e'))
      .join(''),
  earth: paper(
    ring(32, 32, 28),
    '#4aa3e0',
    '#2569ac',
    shape(
      'M14 12C22 6 32 10 30 17C28 21 22 20 20 26C19 32 12 32 4 30L2 12ZM30 26C38 22 46 26 48 32C48 40 42 42 42 50C40 56 34 56 33 49C32 42 26 40 26 34C26 30 28 27 30 26ZM44 8C52 10 58 16 62 24L52 22C48 18 44 14 44 8ZM8 42C14 42 18 48 16 54L6 50Z',
      '#6cbf56',
    ) + gloss(20, 15, 8, 3.6, -40, 0.4),
  ),
  wind:
    line('M4 24H40C50 24 50 9 40 10C35 10.5 34 15 36 17', '#7fb8dc', 5) +
    line('M10 35H52C63 35 62 51 52 50C47 50 45 46 47 43', '#5a9acb', 5) +
    line('M4 46H32C40 46 40 58 32 57.500C28 57 27 54 28 52', '#9fcfe8', 5),
  drop: paper(
    'M32 3C36 14 53 26 53 42C53 54 43 61 32 61C21 61 11 54 11 42C11 26 28 14 32 3Z',
    '#4fb0ec',
    '#2476ba',
    gloss(21, 41, 4, 9, 20, 0.65),
  ),
  'paw prints': [
    [20, 40, -18],
    [45, 20, 14],
  ]
    .map(([x, y, turn]) =>
      place(
        x!,
        y!,
        0.86,
        paper(
          'M0-2C7-2 13 6 13 12C13 17 8 18 5 16C2 15-2 15-5 16C-8 18-13 17-13 12C-13 6-7-2 0-2Z',
          '#a06a42',
          '#74482a',
        ) +
          oval(-13, -3, 4, 5.5, '#a06a42') +
          oval(-5, -10, 4, 6, '#a06a42') +
          oval(5, -10, 4, 6, '#8f5d38') +
          oval(13, -3, 4, 5.5, '#8f5d38'),
        { rotate: turn! },
      ),
    )
    .join(''),
  web:
    line('M32 4V60M4 32H60M12 12L52 52M52 12L12 52', '#98a4bd', 2) +
    [26, 17.5, 9]
      .map((r) =>
        line(
          Array.from({ length: 9 }, (_, i) => {
            const turn = (i * Math.PI) / 4;
            const [x, y] = [32 + Math.sin(turn) * r, 32 - Math.cos(turn) * r].map(Math.round);
            const [a, b] = [32 + Math.sin(turn - 0.39) * r * 0.78, 32 - Math.cos(turn - 0.39) * r * 0.78].map(
              Math.round,
            );
            return i ? `Q${a} ${b} ${x} ${y}` : `M${x} ${y}`;
          }).join(''),
          '#b9c3d6',
          2,
        ),
      )
      .join('') +
    disc(40, 44, 5, '#4a3340') +
    disc(40, 38.5, 3, '#4a3340') +
    line('M35 42L31 39M35 45L30 46M45 42L49 39M45 45L50 46', '#4a3340', 1.6),
  fire:
    paper(
      'M34 3C36 14 54 24 54 42C54 54 44 61 32 61C20 61 10 54 10 42C10 33 14 27 20 22C20 28 23 31 26 31C24 20 27 9 34 3Z',
      '#ff8a2e',
      '#dc4a22',
    ) +
    paper(
      'M33 28C34 35 43 38 43 47C43 54 38 58 32 58C26 58 21 54 21 48C21 43 24 40 27 38C27 41 28 43 30 43C29 37 30 32 33 28Z',
      '#ffd34d',
      '#ffab2e',
    ),
} as const;
