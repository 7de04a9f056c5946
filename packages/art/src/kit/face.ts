/** Faces of the animals: what makes them look at you. */
import { disc, line, oval, shape } from './shapes.ts';

/** A pair of big glossy eyes, `gap` apart around (x, y); `r` is the half height. */
export const eyes = (x: number, y: number, gap: number, r: number, iris = '#5a3319'): string =>
  [-gap / 2, gap / 2]
    .map(
      (dx) =>
        oval(x + dx, y, r * 0.84, r, '#1d1018') +
        oval(x + dx, y + r * 0.42, r * 0.56, r * 0.46, iris, 0.85) +
        disc(x + dx + r * 0.28, y - r * 0.36, r * 0.34, '#fff') +
        disc(x + dx - r * 0.3, y + r * 0.34, r * 0.15, '#fff', 0.85),
    )
    .join('');

/** A pair of closed, contented eyes. */
export const closedEyes = (x: number, y: number, gap: number, r: number, color = '#1d1018'): string =>
  [-gap / 2, gap / 2]
    .map((dx) => line(`M${x + dx - r} ${y}Q${x + dx} ${y + r * 0.9} ${x + dx + r} ${y}`, color, Math.max(3, r * 0.36)))
    .join('');

/** Soft cheeks, `gap` apart. */
export const cheeks = (x: number, y: number, gap: number, r: number, color = '#ff8a7a'): string =>
  oval(x - gap / 2, y, r, r * 0.68, color, 0.42) + oval(x + gap / 2, y, r, r * 0.68, color, 0.42);

/** A rounded nose with a glint and the smile that hangs from it. */
export const noseAndSmile = (x: number, y: number, w: number, color = '#22131c'): string =>
  shape(
    `M${x - w} ${y - w * 0.5}C${x - w * 0.4} ${y - w} ${x + w * 0.4} ${y - w} ${x + w} ${y - w * 0.5}C${x + w * 0.8} ${y + w * 0.4} ${x + w * 0.2} ${y + w * 0.7} ${x} ${y + w * 0.7}C${x - w * 0.2} ${y + w * 0.7} ${x - w * 0.8} ${y + w * 0.4} ${x - w} ${y - w * 0.5}Z`,
    color,
  ) +
  oval(x - w * 0.3, y - w * 0.4, w * 0.3, w * 0.18, '#fff', 0.75) +
  line(
    `M${x} ${y + w * 0.7}C${x - 1} ${y + w * 1.9} ${x - w * 1.5} ${y + w * 2} ${x - w * 1.8} ${y + w * 1.2}M${x} ${y + w * 0.7}C${x + 1} ${y + w * 1.9} ${x + w * 1.5} ${y + w * 2} ${x + w * 1.8} ${y + w * 1.2}`,
    color,
    Math.max(2.4, w * 0.34),
  );
