/** What the small pictures are cut from. Each lies in a box of 64 × 64 and is lit from the upper left, like the scenes. */
import { again, cut, disc, line, oval, place } from '../kit/shapes.ts';

export const ink = '#2b1a24';

/** A piece of paper whose lower right edge lies in shade; `inside` is cut to its outline. */
export const paper = (d: string, base: string, dark: string, inside = ''): string =>
  cut(d, dark, again(-2.4, -2.8, base) + inside);

/** The outline of a circle or an ellipse, for `paper`. */
export const ring = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** The light on a rounded thing: a soft, turned oval. */
export const gloss = (x: number, y: number, rx: number, ry: number, turn = -35, opacity = 0.5): string =>
  place(x, y, 1, oval(0, 0, rx, ry, '#fff', opacity), { rotate: turn });

/** One glossy eye. */
export const eye = (x: number, y: number, r: number): string =>
  oval(x, y, r * 0.9, r, ink) + disc(x - r * 0.25, y - r * 0.35, r * 0.36, '#fff');

/** Two glossy eyes, `gap` apart around (x, y). */
export const eyes = (x: number, y: number, gap: number, r: number): string =>
  eye(x - gap / 2, y, r) + eye(x + gap / 2, y, r);

/** Soft cheeks, `gap` apart around (x, y). */
export const cheeks = (x: number, y: number, gap: number, r = 3): string =>
  oval(x - gap / 2, y, r, r * 0.7, '#ff7d7d', 0.45) + oval(x + gap / 2, y, r, r * 0.7, '#ff7d7d', 0.45);

/** A smile that is `w` wide, hanging from (x, y). */
export const smile = (x: number, y: number, w: number, width = 1.6): string =>
  line(`M${x - w / 2} ${y}Q${x} ${y + w * 0.55} ${x + w / 2} ${y}`, ink, width);

/** A nose with the smile of a furry animal below it. */
export const muzzle = (x: number, y: number, r: number, nose = ink): string =>
  line(
    `M${x} ${y}V${y + r * 1.2}M${x - r * 1.5} ${y + r * 1.1}Q${x - r * 0.8} ${y + r * 2.2} ${x} ${y + r * 1.2}Q${x + r * 0.8} ${y + r * 2.2} ${x + r * 1.5} ${y + r * 1.1}`,
    ink,
    1.4,
  ) +
  oval(x, y, r * 1.1, r * 0.8, nose) +
  oval(x - r * 0.35, y - r * 0.25, r * 0.35, r * 0.2, '#fff', 0.7);
