import { cut, oval, place, shape } from '../shapes.ts';
import { cheeks, eyes, noseAndSmile } from '../face.ts';

type Coat = { base: string; shade: string; light: string; inner: string };
/** Coats to choose from. */
export const rabbitCoats = {
  sand: { base: '#d9b38c', shade: '#a87d58', light: '#f3d9b8', inner: '#f2a9a0' },
  snow: { base: '#f3ece6', shade: '#c3b3b6', light: '#ffffff', inner: '#f6b3b0' },
  ash: { base: '#a9a3b4', shade: '#746d88', light: '#cfcad8', inner: '#e8a6ae' },
} as const;

const longEar = ({ base, light, inner }: Coat, tilt: number): string =>
  place(
    -22,
    -38,
    1,
    cut(
      'M-16 6C-30-40-26-104-4-116C18-104 22-40 14 6Z',
      base,
      shape('M-8 0C-16-40-14-84-3-96C9-84 12-40 6 0Z', inner, 0.85) +
        shape('M-30 0C-36-60-24-120-4-120C-18-90-20-40-12 6Z', light, 0.7),
    ),
    { rotate: tilt },
  );

/** A rabbit sitting upright, about 280 high with its ears; one ear leans. */
export const rabbit = (coat: Coat = rabbitCoats.sand): string => {
  const { base, shade, light } = coat;
  return (
    oval(0, 3, 72, 10, '#06121f', 0.26) +
    oval(52, -18, 20, 19, '#fffaf2') +
    oval(56, -12, 15, 12, shade, 0.3) +
    cut(
      'M-56 0C-66-40-44-104 0-106C44-104 66-40 56 0C44 8-44 8-56 0Z',
      base,
      shape('M-70 6C-66-50-44-106-8-110C-34-70-36-30-30 8Z', light, 0.6) +
        shape('M20-116C54-84 44-30 36 10L80 10L80-116Z', shade, 0.5) +
        oval(0, -40, 29, 42, '#fffaf2', 0.92),
    ) +
    [-1, 1]
      .map((side) =>
        cut(
          `M${side * 8} 4C${side * 4}-12 ${side * 20}-22 ${side * 36}-20C${side * 56}-16 ${side * 60} 2 ${side * 50} 6C${side * 40} 9 ${side * 14} 9 ${side * 8} 4Z`,
          base,
          shape(`M${side * 4} 0L${side * 64} 0L${side * 64} 12L${side * 4} 12Z`, shade, 0.5) +
            oval(side * 30, -14, 16, 5, light, 0.6),
        ),
      )
      .join('') +
    place(
      0,
      -124,
      1,
      longEarPair(coat) +
        cut(
          'M0-58C40-58 66-32 66 0C66 34 38 52 0 52C-38 52-66 34-66 0C-66-32-40-58 0-58Z',
          base,
          shape('M0-66C-44-66-74-30-72 4C-60-26-38-46-4-50Z', light, 0.75) +
            shape('M30-60C58-20 44 20 20 56L80 56L80-60Z', shade, 0.32) +
            oval(0, 26, 34, 26, '#fffaf2', 0.95) +
            shape('M-8-60C-5-40-3-34 0-28C3-34 5-40 8-60Z', light, 0.7),
        ) +
        eyes(0, -6, 66, 13.5, '#6b4026') +
        cheeks(0, 16, 88, 12, '#ff9a94') +
        noseAndSmile(0, 15, 8, '#7a4048') +
        shape('M-6 32L6 32L5 41C2 43-2 43-5 41Z', '#fff'),
    ) +
    cut(
      'M-34-66C-20-58-14-44-18-34C-28-30-40-40-44-54Z',
      base,
      shape('M-50-50C-36-30-24-28-12-34L-20-24L-50-30Z', shade, 0.5),
    ) +
    cut('M34-66C20-58 14-44 18-34C28-30 40-40 44-54Z', base, shape('M50-50C36-30 24-28 12-34L20-24L50-30Z', shade, 0.6))
  );
};

const longEarPair = (coat: Coat): string =>
  longEar(coat, -8) +
  place(
    24,
    -36,
    1,
    cut(
      'M-14 6C-22-34-16-74 6-92C24-104 52-92 66-60C68-50 60-46 52-52C40-62 30-62 24-48C18-30 18-10 14 6Z',
      coat.base,
      shape('M-4 0C-10-34-4-66 12-80C20-86 32-84 40-76C26-76 16-66 13-48C10-30 10-14 8 0Z', coat.inner, 0.85) +
        shape('M20-98C44-100 62-80 68-58L60-50C52-70 40-82 22-84Z', coat.light, 0.5),
    ),
  );
