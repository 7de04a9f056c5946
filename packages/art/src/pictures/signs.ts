/** Signs: arrows, tiles of numbers and other marks with a meaning. */
import { box, disc, line, oval, place, shape } from '../kit/shapes.ts';
import { gloss, paper, ring } from './paper.ts';

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
const tile = (x: number, y: number, size: number, base: string, dark: string): string =>
  paper(rounded(x, y, size, size, size * 0.24), base, dark);
// One outline for each way, instead of one that is turned, so that the light stays where it is.
const arrow = (d: string): string => paper(d, '#3f9be0', '#2266ae');
const [white, blue] = ['#ffffff', '#3f9be0'];

export const signs = {
  plus: paper(
    'M26 8H38C39.5 8 40 9 40 10V24H54C55.5 24 56 25 56 26V38C56 39.5 55 40 54 40H40V54C40 55.5 39 56 38 56H26C24.5 56 24 55 24 54V40H10C8.5 40 8 39 8 38V26C8 24.5 9 24 10 24H24V10C24 8.5 25 8 26 8Z',
    '#7a8fd0',
    '#4d62a4',
  ),
  'arrow right': arrow(
    'M4 25C4 23 5 22 7 22H34V12C34 9 36 8 38 10L60 30C61 31 61 33 60 34L38 54C36 56 34 55 34 52V42H7C5 42 4 41 4 39Z',
  ),
  'arrow left': arrow(
    'M60 25C60 23 59 22 57 22H30V12C30 9 28 8 26 10L4 30C3 31 3 33 4 34L26 54C28 56 30 55 30 52V42H57C59 42 60 41 60 39Z',
  ),
  'arrow up': arrow(
    'M25 60C23 60 22 59 22 57V30H12C9 30 8 28 10 26L30 4C31 3 33 3 34 4L54 26C56 28 55 30 52 30H42V57C42 59 41 60 39 60Z',
  ),
  'arrow down': arrow(
    'M25 4C23 4 22 5 22 7V34H12C9 34 8 36 10 38L30 60C31 61 33 61 34 60L54 38C56 36 55 34 52 34H42V7C42 5 41 4 39 4Z',
  ),
  square:
    paper(rounded(6, 6, 52, 52, 9), '#fff6e2', '#d9c39c') + paper(rounded(12, 12, 40, 40, 6), '#f3e2c0', '#e3cda2'),
  repeat:
    line('M12 30C12 20 18 15 27 15H44', blue, 7) +
    shape('M42 4L58 15L42 26Z', blue) +
    line('M52 34C52 44 46 49 37 49H20', '#2f80c8', 7) +
    shape('M22 38L6 49L22 60Z', '#2f80c8'),
  shuffle:
    line('M5 19H14C26 19 32 45 44 45H50', '#f0843a', 6.5) +
    shape('M47 34L61 45L47 56Z', '#f0843a') +
    line('M5 45H14C26 45 32 19 44 19H50', blue, 6.5) +
    shape('M47 8L61 19L47 30Z', blue),
  numbers:
    tile(3, 4, 28, '#ef5a4f', '#b83040') +
    tile(33, 4, 28, '#3f9be0', '#2266ae') +
    tile(3, 33, 28, '#5fb04e', '#357f43') +
    tile(33, 33, 28, '#ffb93a', '#dd8a1e') +
    line('M13 14L17.5 11V25', white, 3.6) +
    line('M42 14C42 9.5 51 9.5 51 14C51 18 43 20 42 25H51', white, 3.6) +
    line('M13 41C14 38 21 38 21 42C21 45 17 46 17 46C21 46 22 49 21 51C20 54 13 54 12.5 51', white, 3.6) +
    line('M49 54V39L41 49H52', white, 3.6),
  'name badge':
    line('M22 4L32 16L42 4', '#e0483e', 5) +
    paper(rounded(6, 14, 52, 44, 8), '#ef5a4f', '#b83040') +
    box(11, 26, 42, 27, '#fffaf0', 5) +
    box(27, 16, 10, 4, '#8a2436', 2) +
    disc(22, 36, 5, '#d09a68') +
    shape('M14 50C14 42 30 42 30 50Z', blue) +
    line('M35 34H48M35 41H46M35 48H42', '#c9b79c', 3),
  recycling: [0, 120, 240]
    .map((turn) =>
      place(
        32,
        34,
        1,
        shape(
          'M-12-10L-5-23C-2-28 3-28 6-23L10-16L15-19L13-4L-1-10L4-13L0-20L-5-8Z',
          turn ? (turn === 120 ? '#3f9a56' : '#4fb066') : '#6cc67a',
        ),
        { rotate: turn },
      ),
    )
    .join(''),
  atom:
    [0, 60, 120]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 32 32)">${oval(32, 32, 28, 11, 'none').replace('fill="none"', `fill="none" stroke="${turn ? '#5aa0e0' : '#8a7ad8'}" stroke-width="3.2"`)}</g>`,
      )
      .join('') +
    paper(ring(32, 32, 6.5), '#ef5a4f', '#b83040', gloss(30, 30, 2, 1.2)) +
    disc(60, 32, 3.6, '#ffb93a') +
    disc(18, 8, 3.6, '#ffb93a') +
    disc(18, 56, 3.6, '#ffb93a'),
  chart:
    paper(rounded(4, 4, 56, 56, 9), '#fffaf0', '#d6cbb8') +
    box(13, 38, 8, 14, '#ffb93a', 2) +
    box(27, 30, 8, 22, '#5fb04e', 2) +
    box(41, 20, 8, 32, blue, 2) +
    line('M12 32L26 22L36 25L50 11', '#ef5a4f', 3.4) +
    shape('M43 8L54 8L54 19Z', '#ef5a4f'),
  'price tag':
    paper(
      'M6 10C6 7 8 6 10 6L32 7C34 7 35 8 36 9L58 32C60 34 60 36 58 38L38 58C36 60 34 60 32 58L8 35C7 34 6 33 6 31Z',
      '#5fb9a8',
      '#2f8577',
      gloss(22, 34, 2.4, 10, -45, 0.35),
    ) +
    disc(17, 17, 5, '#fffaf0') +
    line('M17 17C10 10 8 4 14 2', '#c9a06a', 2.4) +
    line('M31 44L44 31', white, 3.2) +
    disc(33, 34, 3, white) +
    disc(42, 41, 3, white),
} as const;
