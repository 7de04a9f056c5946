/** Streams and what lies in them: stones to step on, splashes. */
import { random, round } from './svg.ts';
import { cut, line, oval, shape, type Tones } from './shapes.ts';

/** Stones to tell apart by their colour. */
export const stoneTones = {
  gray: { dark: '#4d5361', base: '#7d8492', light: '#aab1bd' },
  white: { dark: '#b4bccb', base: '#f2f4f6', light: '#ffffff' },
} as const satisfies Record<string, Tones>;

/** A flat stone in the water, about 110 wide, its top around (0, 0). */
export function steppingStone({ dark, base, light }: Tones, seed = 1): string {
  const next = random(seed);
  const j = (n: number): number => round(n + (next() - 0.5) * 6);
  return (
    oval(0, 24, 70, 15, '#0b3a52', 0.3) +
    line('M-70 20C-40 40 40 40 70 20', '#fff', 3.5, 0.7) +
    cut(`M${j(-54)} 0C${j(-52)} ${j(-20)} ${j(48)} ${j(-22)} ${j(54)} 0L52 16C30 32-32 32-53 16Z`, dark, '') +
    cut(
      `M-54 0C${j(-50)} ${j(-20)} ${j(48)} ${j(-20)} 54 0C${j(46)} 17 ${j(-46)} 17-54 0Z`,
      base,
      shape('M14-30C40-10 30 10 10 24L70 24L70-30Z', dark, 0.25) +
        shape('M-50-4C-40-18 10-20 30-14C0-14-30-8-40 6Z', light, 0.9),
    ) +
    oval(-14, 4, 5, 2, dark, 0.35) +
    oval(16, -4, 4, 1.6, dark, 0.3)
  );
}

/** Drops thrown up on both sides of (0, 0), about 260 wide. */
export const splash = (): string =>
  [
    [-84, -30, -54],
    [80, -34, 54],
    [-118, -2, -84],
    [116, -6, 84],
    [-96, -76, -40],
    [98, -82, 42],
    [-74, -110, -28],
    [76, -118, 30],
  ]
    .map(
      ([x, y, lean], i) =>
        `<path transform="translate(${x} ${y}) rotate(${lean})" d="M0 ${-16 - (i % 3) * 4}C8-4 9 2 6 7C3 11-3 11-6 7C-9 2-8-4 0 ${-16 - (i % 3) * 4}Z" fill="${i % 2 ? '#e9fbff' : '#a8e4f4'}"/>`,
    )
    .join('') +
  shape(
    'M-104 10C-96-16-84-26-70-30C-72-14-64-4-50 0C-20 12 20 12 50 0C64-4 72-14 70-30C84-26 96-16 104 10C40 24-40 24-104 10Z',
    '#d6f5fb',
    0.85,
  );
