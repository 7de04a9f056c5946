/** Faces, hands and other parts of people. One warm brown for the skin of all of them. */
import { disc, line, oval, place, shape } from '../kit/shapes.ts';
import { cheeks, eyes, gloss, ink, paper, ring } from './paper.ts';

const [skin, skinDark, skinLight] = ['#d09a68', '#a26d42', '#e8bd90'];
const fist =
  'M24 26C24 17 27 9 30 4C36 3 38 8 37 13L35 24H50C57 24 58 31 55 33C58 35 58 40 54 42C56 44 55 49 51 50C52 54 50 57 46 57H30C22 57 18 52 18 46V34C18 30 21 28 24 26Z';
const thumb =
  paper(fist, skin, skinDark, line('M41 33H52M41 42H52M41 50H49', skinDark, 1.8) + gloss(29, 14, 2, 5, 15, 0.4)) +
  paper('M6 28H17C18 28 19 29 19 30V56C19 57 18 58 17 58H6Z', '#4f8fd8', '#2c62a6');
const heart =
  'M32 58C14 46 4 35 4 22C4 12 11 6 19 6C25 6 30 9 32 14C34 9 39 6 45 6C53 6 60 12 60 22C60 35 50 46 32 58Z';
const loved = (base: string, dark: string): string => paper(heart, base, dark, gloss(17, 18, 6, 3.6, -40));
const face = paper(ring(32, 32, 28), '#ffd24a', '#e8a02c', gloss(19, 17, 8, 4));
const sole = paper(
  'M-3-22C8-24 12-14 10-4C8 4 9 10 7 17C5 25-6 25-8 17C-9 10-7 5-10-3C-14-12-12-20-3-22Z',
  skin,
  skinDark,
);
const toes = [
  [-10, -24, 2.6],
  [-4.5, -28, 2.8],
  [2, -29.5, 3],
  [9, -28, 4.4],
]
  .map(([x, y, r]) => disc(x!, y!, r!, skin))
  .join('');
const clapping = (turn: number, base: string, dark: string): string =>
  place(
    32,
    38,
    1,
    paper(
      'M-9 22C-15 14-15 4-13-4C-12-8-8-8-8-4L-8-20C-8-24-3-24-3-20L-2-26C-2-30 3-30 3-26L4-22C4-26 9-26 9-22L10-14C10-18 15-18 15-14V4C15 14 12 22 6 24Z',
      base,
      dark,
      line('M-3-20V-6M3.5-22V-6M9.5-16V-4', dark, 1.5),
    ),
    { rotate: turn },
  );

export const people = {
  eyes: [17, 47]
    .map(
      (x) =>
        paper(ring(x, 32, 14, 19), '#ffffff', '#ccd6e2') +
        disc(x + 2, 34, 9, '#6b4226') +
        disc(x + 2, 34, 5.4, ink) +
        disc(x - 1, 29.5, 3, '#fff'),
    )
    .join(''),
  ear:
    paper(
      'M30 4C45 4 54 15 53 28C52 38 45 42 43 50C41 58 34 62 28 59C22 56 24 48 20 42C14 36 11 30 12 22C13 11 20 4 30 4Z',
      skin,
      skinDark,
      gloss(20, 14, 5, 2.6),
    ) +
    line('M20 26C19 15 25 11 32 12C41 13 45 20 43 28C41 34 36 37 35 44', skinDark, 4) +
    line('M27 26C29 20 36 21 36 27C35 32 28 33 29 40', skinDark, 3.4),
  nose:
    paper(
      'M27 6C31 3 35 4 37 7C38 18 42 27 49 35C56 42 55 52 47 54C43 55 40 54 37 53C34 56 28 56 25 53C22 55 17 55 13 52C8 47 10 40 16 35C23 27 26 17 27 6Z',
      skin,
      skinDark,
      gloss(30, 18, 2.4, 9, 6, 0.45) + oval(29, 42, 9, 7, skinLight, 0.6),
    ) +
    oval(20, 49, 4.6, 2.8, '#6b3f24') +
    oval(42, 49, 4.6, 2.8, '#6b3f24'),
  tongue:
    paper('M3 18C14 10 24 8 32 14C40 8 50 10 61 18C54 30 44 34 32 34C20 34 10 30 3 18Z', '#c2414e', '#8a2436') +
    shape('M11 18.500C22 16 42 16 53 18.500C48 23 40 25 32 25C24 25 16 23 11 18.500Z', '#fff') +
    paper(
      'M17 24C26 27 38 27 47 24V44C47 54 41 60 32 60C23 60 17 54 17 44Z',
      '#f78796',
      '#d0566e',
      gloss(23, 38, 2.6, 8, 5),
    ) +
    line('M32 29V48', '#d0566e', 2.4),
  hand: paper(
    'M17 34L9 26C4 22 7 16 12 19L17 23V13C17 7 24 7 24.5 13L25 8C25 1 33 1 33 8L34 10C35 4 42 5 42 11V16C43 11 50 12 50 17V38C50 52 43 61 33 61C24 61 20 54 17 46Z',
    skin,
    skinDark,
    line('M25 14V30M33.5 11V30M42 17V31', skinDark, 1.8) + line('M22 48C26 40 36 39 42 43', skinDark, 1.8, 0.7),
  ),
  'thumb up': thumb,
  'thumb down': place(0, 64, 1, `<g transform="scale(1 -1)">${thumb}</g>`),
  'clapping hands': place(
    2,
    0,
    1,
    clapping(-26, '#b47e50', '#8a5a34') +
      clapping(8, skin, skinDark) +
      line('M10 18L5 13M20 9L18 3M5 30H1', '#ffb62e', 3),
  ),
  handshake:
    paper('M1 20L15 14L22 20L18 42L10 46L1 42Z', '#4f8fd8', '#2c62a6') +
    paper('M63 20L49 14L42 20L46 42L54 46L63 42Z', '#f0843a', '#b9521f') +
    paper(
      'M18 22C24 18 30 20 34 22L48 36C51 39 48 43 45 42C46 46 42 48 39 46C39 50 34 51 32 48C29 51 25 49 25 46L14 38Z',
      '#8f5d38',
      '#6a4024',
    ) +
    paper('M46 22C40 17 34 18 30 21L22 29C21 33 26 35 30 32L35 29L49 41L50 38Z', '#e2b088', '#b98458') +
    line('M45 42L38 35M39 46L33 40', '#6a4024', 1.8),
  footprints:
    place(19, 38, 0.84, sole + toes, { rotate: -8 }) + place(45, 30, 0.84, sole + toes, { flip: true, rotate: 8 }),
  tooth:
    paper(
      'M20 6C26 5 29 9 32 9C35 9 38 5 44 6C54 8 57 18 54 29C52 37 50 40 49 48C48 55 46 60 43 60C38 60 39 50 37 44C36 40 34 39 32 39C30 39 28 40 27 44C25 50 26 60 21 60C18 60 16 55 15 48C14 40 12 37 10 29C7 18 10 8 20 6Z',
      '#ffffff',
      '#c5d5e6',
      gloss(18, 17, 4, 7, 25, 0.9),
    ) +
    disc(25, 23, 2.4, '#4a5a78') +
    disc(39, 23, 2.4, '#4a5a78') +
    line('M28 28Q32 32 36 28', '#4a5a78', 2),
  'happy eater':
    face +
    line('M14 26Q19 20 24 26M40 26Q45 20 50 26', ink, 3) +
    shape('M14 34C24 38 40 38 50 34C49 47 41 53 32 53C23 53 15 47 14 34Z', '#8a2436') +
    paper('M38 40C46 38 53 42 53 48C53 55 44 57 40 52C37 48 37 43 38 40Z', '#f78796', '#d0566e') +
    cheeks(32, 32, 48, 4),
  'big smile':
    face +
    eyes(32, 25, 22, 4) +
    shape('M12 35C24 38 40 38 52 35C51 48 42 54 32 54C22 54 13 48 12 35Z', '#8a2436') +
    shape('M14 37C25 40 39 40 50 37L48 45C40 47 24 47 16 45Z', '#fff') +
    line('M23 39V46M32 40V46.500M41 39V46', '#cfd9e4', 1.4) +
    cheeks(32, 33, 50, 3.6),
  heart: loved('#ef4a52', '#b4243c'),
  'yellow heart': loved('#ffcb3d', '#e8961f'),
  lungs:
    line('M32 4V22M32 20C28 24 26 25 24 28M32 20C36 24 38 25 40 28', '#d6dbe8', 5) +
    paper(
      'M23 18C14 22 5 36 4 50C4 58 8 60 14 58C21 56 27 54 28 48V26C28 20 26 17 23 18Z',
      '#f28b9c',
      '#c4566e',
      gloss(15, 33, 3, 8, 25),
    ) +
    paper('M41 18C50 22 59 36 60 50C60 58 56 60 50 58C43 56 37 54 36 48V26C36 20 38 17 41 18Z', '#ee7f92', '#bb4c66') +
    line('M24 30C20 34 17 40 15 47M40 30C44 34 47 40 49 47', '#ffd0d6', 2, 0.8),
} as const;
