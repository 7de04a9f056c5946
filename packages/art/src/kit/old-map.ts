/** A map with opinions: a large old sheet around (0, 0), whose ink glows gold where a thing is proved and fades to white where it is not. */
import { cut, disc, line, oval, place, shape } from './shapes.ts';

export const ink = { gold: '#ffcf52', glow: '#fff0b0', fading: '#fffdf2', brown: '#8a6238' } as const;

/** What the face in the compass rose does. */
export type RoseMood = 'smile' | 'wink' | 'stern' | 'sigh';

const faces: Readonly<Record<RoseMood, string>> = {
  smile: disc(-9, -4, 4, '#3a2416') + disc(9, -4, 4, '#3a2416') + line('M-9 8Q0 16 9 8', '#3a2416', 3),
  wink: disc(-9, -4, 4, '#3a2416') + line('M4-3Q9-8 14-3M-9 8Q2 16 10 6', '#3a2416', 3),
  stern:
    disc(-9, -3, 4, '#3a2416') + disc(9, -3, 4, '#3a2416') + line('M-15-12L-4-9M4-9L15-12M-7 11L7 11', '#3a2416', 3),
  sigh: line('M-14-3Q-9 2-4-3M4-3Q9 2 14-3M-6 12Q0 7 6 12', '#3a2416', 3),
};

/** A compass rose like a face, 130 wide around (0, 0). */
export const compassRose = (mood: RoseMood, color: string = ink.gold, shade = '#b57a22'): string =>
  shape('M0-64L9-24L0-20L-9-24ZM64 0L24 9L20 0L24-9ZM0 64L-9 24L0 20L9 24ZM-64 0L-24-9L-20 0L-24 9Z', color) +
  shape('M0-64L9-24L0-20ZM64 0L24 9L20 0ZM0 64L-9 24L0 20ZM-64 0L-24-9L-20 0Z', shade, 0.8) +
  shape('M34-34L20-8L8-20ZM34 34L8 20L20 8ZM-34 34L-20 8L-8 20ZM-34-34L-8-20L-20-8Z', shade) +
  disc(0, 0, 27, shade) +
  disc(-1, -1, 24, '#fff3d0') +
  faces[mood];

/** The sheet `width` by `height` with curled corners, folds and stains; `drawing` is its ink, cut to its edge. */
export const mapSheet = (width: number, height: number, drawing: string): string => {
  const [x, y] = [width / 2, height / 2];
  return (
    shape(`M${-x + 8} ${-y + 14}L${x + 10} ${-y + 8}L${x + 12} ${y + 12}L${-x + 14} ${y + 16}Z`, '#06041c', 0.35) +
    cut(
      `M${-x} ${-y + 6}C${-x * 0.5} ${-y - 8} ${x * 0.4} ${-y + 10} ${x} ${-y}C${x - 8} ${-y * 0.4} ${x + 8} ${y * 0.3} ${x - 2} ${y - 40}C${x - 20} ${y - 40} ${x - 38} ${y - 24} ${x - 40} ${y}C${x * 0.3} ${y - 8} ${-x * 0.4} ${y + 8} ${-x + 4} ${y - 2}C${-x + 12} ${y * 0.4} ${-x - 8} ${-y * 0.3} ${-x} ${-y + 6}Z`,
      '#f0d9a4',
      shape(
        `M${x * 0.3} ${-y - 10}L${x + 20} ${-y - 10}L${x + 20} ${y + 20}L${-x * 0.1} ${y + 20}C${x * 0.4} ${y * 0.2} ${x * 0.1} ${-y * 0.2} ${x * 0.3} ${-y - 10}Z`,
        '#c99c5c',
        0.45,
      ) +
        shape(
          `M${-x - 10} ${-y - 10}L${-x * 0.2} ${-y - 10}C${-x * 0.5} ${-y * 0.3} ${-x * 0.7} ${y * 0.1} ${-x - 10} ${y * 0.3}Z`,
          '#fff6dc',
          0.7,
        ) +
        oval(-x * 0.5, y * 0.6, x * 0.24, y * 0.16, '#c99c5c', 0.3) +
        oval(x * 0.6, -y * 0.5, x * 0.16, y * 0.12, '#a9743c', 0.2) +
        line(
          `M${-x / 3} ${-y - 10}L${-x / 3 + 4} ${y + 10}M${x / 3} ${-y - 10}L${x / 3 - 4} ${y + 10}M${-x - 10} 0L${x + 10} 4`,
          '#b58a4c',
          2.5,
          0.45,
        ) +
        drawing,
    ) +
    shape(
      `M${x - 2} ${y - 40}C${x - 20} ${y - 40} ${x - 38} ${y - 24} ${x - 40} ${y}C${x - 30} ${y - 16} ${x - 20} ${y - 22} ${x - 2} ${y - 40}Z`,
      '#fff6dc',
    ) +
    shape(
      `M${x - 2} ${y - 40}C${x - 16} ${y - 28} ${x - 26} ${y - 18} ${x - 40} ${y}L${x - 36} ${y - 10}Z`,
      '#a9743c',
      0.5,
    )
  );
};

/** A line of ink with its glow. */
export const glowing = (d: string, width = 4, color: string = ink.gold): string =>
  line(d, color, width * 3.4, 0.32) +
  line(d, '#8f5510', width * 1.8, 0.6) +
  line(d, color, width * 1.1) +
  line(d, ink.glow, width * 0.4, 0.9);

/** The town of the map as lines in a box of 400 by 240 around (0, 0): coast, harbour wall, houses, bell tower, waves. */
export const townLines =
  'M-200 60C-150 40-130 70-90 56C-60 44-50 10-10 16C30 22 20 60 60 60C100 60 120 20 200 30M-40-20L-40-60L-26-74L-12-60L-12-20ZM8-20L8-50L24-64L40-50L40-20ZM60-20L60-110L76-134L92-110L92-20ZM66-92L86-92M112-20L112-52L128-66L144-52L144-20ZM-110-10L-110-44L-94-58L-78-44L-78-10ZM-170 96q12-10 24 0t24 0M-60 100q12-10 24 0t24 0M60 104q12-10 24 0t24 0M-120 124q12-10 24 0t24 0';

/** The map rolled up, 220 long, lying on (0, 0), with its face on the outside. */
export const rolledMap = (mood: RoseMood): string =>
  oval(0, 3, 116, 8, '#06041c', 0.3) +
  cut(
    'M-108-52L108-52C118-52 118 0 108 0L-108 0C-118 0-118-52-108-52Z',
    '#f0d9a4',
    shape('M-120-22L120-22L120 10L-120 10Z', '#c99c5c', 0.55) +
      shape('M-120-56L120-56L120-42L-120-42Z', '#fff6dc', 0.8) +
      line('M-90-52L-90 0M84-52L84 0', '#b58a4c', 2, 0.5),
  ) +
  oval(108, -26, 11, 26, '#d9b474') +
  oval(108, -26, 6, 17, '#a9743c') +
  oval(109, -26, 2.6, 9, '#f0d9a4') +
  place(-6, -27, 0.82, compassRose(mood)) +
  line('M-76-54L-76 2', '#b5403a', 9) +
  line('M56-54L56 2', '#b5403a', 9);
