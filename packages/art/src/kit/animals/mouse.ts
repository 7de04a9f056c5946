import { cut, disc, line, oval, place, shape } from '../shapes.ts';
import { cheeks, eyes } from '../face.ts';

const [coat, coatShade, coatLight, pink, cream] = ['#9c93ad', '#675f80', '#cfc7dc', '#f4a8ac', '#f6eee8'];

const ear = (side: number): string =>
  cut(
    `M${side * 18}-30C${side * 14}-70 ${side * 40}-84 ${side * 60}-72C${side * 82}-56 ${side * 66}-22 ${side * 34}-14Z`,
    side < 0 ? coat : coatShade,
    oval(side * 46, -46, 20, 23, pink, 0.85) + oval(side * 40, -50, 12, 15, '#ffc9c6', 0.6),
  );

const paw = (d: string, x: number, y: number): string =>
  line(d, coatShade, 15) + line(d, coat, 11) + disc(x, y, 7, pink);

/** A mouse sitting upright and facing you, about 140 high; `cheering` throws its arms up. */
export const mouse = ({ cheering = false } = {}): string =>
  oval(2, 2, 52, 8, '#06121f', 0.26) +
  line('M28-10C60-2 92-8 96-34C98-54 80-60 74-46', '#b77f88', 8) +
  line('M28-12C60-5 90-10 93-34C94-50 82-54 77-44', pink, 4.5) +
  cut(
    'M-38 0C-50-34-34-76 0-78C34-76 50-34 38 0C26 7-26 7-38 0Z',
    coat,
    shape('M-50 6C-48-40-34-74-6-80C-26-50-26-20-22 8Z', coatLight, 0.6) +
      shape('M14-84C44-56 30-20 24 10L60 10L60-84Z', coatShade, 0.55) +
      oval(0, -30, 22, 32, cream, 0.95),
  ) +
  oval(-20, 2, 17, 7, coatShade) +
  oval(-21, 0, 14, 5.5, pink) +
  oval(20, 2, 17, 7, coatShade) +
  oval(19, 0, 14, 5.5, '#e0929a') +
  place(
    0,
    -98,
    1,
    ear(-1) +
      ear(1) +
      cut(
        'M0-44C32-44 50-20 46 4C40 32 18 44 0 46C-18 44-40 32-46 4C-50-20-32-44 0-44Z',
        coat,
        shape('M0-50C-36-50-58-20-50 10C-44-18-28-34-2-36Z', coatLight, 0.8) +
          shape('M20-50C50-16 34 18 8 50L60 50L60-50Z', coatShade, 0.4) +
          oval(0, 26, 26, 20, cream),
      ) +
      eyes(0, -2, 42, 10.5, '#4a2f4e') +
      cheeks(0, 18, 62, 9, '#ff8f94') +
      oval(0, 14, 7, 5.5, '#e26f82') +
      oval(-2, 12, 2.4, 1.6, '#fff', 0.8) +
      line('M-14 20L-44 16M-14 24L-42 28M14 20L44 16M14 24L42 28', '#fff', 1.8, 0.7) +
      (cheering
        ? shape('M-9 23C-3 25 3 25 9 23C8 36-8 36-9 23Z', '#7a1f2c')
        : line('M0 20C-1 27-9 28-12 24M0 20C1 27 9 28 12 24', '#4a2f3e', 2.6)) +
      shape('M-4 25L4 25L3 31L-3 31Z', '#fff'),
  ) +
  (cheering
    ? paw('M-30-58C-48-66-56-82-58-98', -58, -100) + paw('M30-58C48-66 56-82 58-98', 58, -100)
    : paw('M-30-54C-32-40-22-34-12-36', -10, -37) + paw('M30-54C32-40 22-34 12-36', 10, -37));
