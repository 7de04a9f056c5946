import type { Tone } from '@grove/content/videos';
import { linearGradient, round } from '@grove/art/kit/svg';
import { again, box, cut, shape } from '@grove/art/kit/shapes';
import { spring } from './motion.ts';

/** A rectangle on the stage. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const stage = { width: 1280, height: 720 } as const;

export const middle = ({ x, y, width, height }: Area): readonly [x: number, y: number] => [
  x + width / 2,
  y + height / 2,
];

/** Each ink as a strong colour that carries white letters (at least 4.5 to 1), its darker shade, and a soft ground for dark letters. */
export const tones: Readonly<Record<Tone, { strong: string; deep: string; soft: string }>> = {
  sky: { strong: '#2468b8', deep: '#174a8a', soft: '#cfe6ff' },
  coral: { strong: '#c63d31', deep: '#952a22', soft: '#ffd9d0' },
  leaf: { strong: '#1f7a45', deep: '#145730', soft: '#cdf0d2' },
  amber: { strong: '#9a5b00', deep: '#6f4100', soft: '#ffe6a6' },
  violet: { strong: '#6a46c9', deep: '#4b2f98', soft: '#e5dbff' },
  rose: { strong: '#b8326e', deep: '#8a2150', soft: '#ffd8e8' },
};

/** Gradients that the papers of every film share. */
export const paperDefs =
  linearGradient('paper', [
    [0, '#ffffff'],
    [1, '#f1f5fd'],
  ]) +
  Object.entries(tones)
    .map(([name, { strong, deep }]) =>
      linearGradient(`tone-${name}`, [
        [0, strong],
        [1, deep],
      ]),
    )
    .join('');

/** A sheet of white paper with a soft shadow below it. */
export const card = ({ x, y, width, height }: Area, { radius = 28, fill = 'url(#paper)' } = {}): string =>
  box(x + 2, y + 10, width, height, '#0c2340', radius, 0.1) +
  box(x, y + 5, width, height, '#0c2340', radius, 0.14) +
  box(x, y, width, height, fill, radius);

/** A rounded strip of a tone. */
export const strip = ({ x, y, width, height }: Area, tone: Tone): string =>
  box(x, y, width, height, `url(#tone-${tone})`, height / 2);

/** A piece of paper with its lower right in shade. */
export const paperShape = (d: string, base: string, dark: string, shift = 6): string =>
  cut(d, dark, again(-shift, -shift, base));

/** The outline of an area with round corners, for `cut`. */
export const roundedPath = ({ x, y, width, height }: Area, radius: number): string =>
  `M${x + radius} ${y}h${width - radius * 2}q${radius} 0 ${radius} ${radius}v${height - radius * 2}q0 ${radius}${-radius} ${radius}h${radius * 2 - width}q${-radius} 0${-radius}${-radius}v${radius * 2 - height}q0${-radius} ${radius}${-radius}Z`;

/** Shows a drawing grown from (x, y): nothing at 0, a little too large on the way, itself at 1. */
export function grown(p: number, x: number, y: number, drawing: string): string {
  if (p <= 0) return '';
  if (p >= 1) return drawing;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.max(0, spring(p)).toFixed(3)}) translate(${round(-x)} ${round(-y)})">${drawing}</g>`;
}

/** Shows a drawing as far as it is there: nothing at 0, all of it at 1. */
export const faded = (p: number, drawing: string): string =>
  p <= 0 || drawing === '' ? '' : p >= 1 ? drawing : `<g opacity="${p.toFixed(3)}">${drawing}</g>`;

/** An arrow along a curve bent by `bend` to its left, drawn as far as `p`. */
export function arrow(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { bend = 0, color = '#22345c', width = 7, p = 1 } = {},
): string {
  if (p <= 0) return '';
  const [mx, my] = [(x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend];
  const [ax, ay] = [x1 + (mx - x1) * p, y1 + (my - y1) * p];
  const [bx, by] = [ax + (mx + (x2 - mx) * p - ax) * p, ay + (my + (y2 - my) * p - ay) * p];
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const head = shape(`M${width * 2.2} 0L${-width * 0.6} ${-width * 1.7}Q0 0 ${-width * 0.6} ${width * 1.7}Z`, color);
  return `<path d="M${round(x1)} ${round(y1)}Q${round(ax)} ${round(ay)} ${round(bx)} ${round(by)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/><g transform="translate(${round(bx)} ${round(by)}) rotate(${round(angle)})">${head}</g>`;
}
