import { round as r } from '../kit/svg.ts';
import { expressions } from './pose.ts';
import type { Expression } from './pose.ts';

interface BrowStyle {
  /** Height of the brow line, half the distance between the brows, and half the width of one. */
  readonly y: number;
  readonly apart: number;
  readonly width: number;
  readonly color: string;
  /** Thickness at the inner end; the outer end tapers. */
  readonly weight: number;
  /** How far the middle rises above the ends, and the outer end above the inner. */
  readonly arch: number;
  readonly slant?: number;
}

/** Lift of the whole brow, of its inner end and of its arch, left and right, in drawing units. */
type Move = readonly [lift: number, inner: number, arch: number];
const moves: Readonly<Record<Expression, readonly [left: Move, right: Move]>> = {
  neutral: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  happy: [
    [4, 0, 3],
    [4, 0, 3],
  ],
  thinking: [
    [0, 0, -1],
    [7, 2, 4],
  ],
  surprised: [
    [10, 2, 5],
    [10, 2, 5],
  ],
  encouraging: [
    [2, 5, 1],
    [2, 5, 1],
  ],
};

/** The brows of one teacher in each expression. */
export function brows({ y, apart, width: w, color, weight, arch, slant = 0 }: BrowStyle): Record<Expression, string> {
  const brow = (side: -1 | 1, [lift, inner, more]: Move): string => {
    const x = 200 + side * apart;
    const [ix, iy] = [x - side * w, y - lift - inner];
    const [ox, oy] = [x + side * w, y - lift - slant];
    const top = (iy + oy) / 2 - (arch + more) * 1.8;
    return `<path d="M${r(ix)} ${r(iy - weight / 2)}Q${r(x + side * w * 0.1)} ${r(top - weight / 2)} ${r(ox)} ${r(oy)}Q${r(x)} ${r(top + weight * 0.8)} ${r(ix)} ${r(iy + weight / 2)}Q${r(ix - side * 2.5)} ${r(iy)} ${r(ix)} ${r(iy - weight / 2)}Z" fill="${color}" stroke="${color}" stroke-width="1.6" stroke-linejoin="round"/>`;
  };
  const pairs = expressions.map((name) => [name, brow(-1, moves[name][0]) + brow(1, moves[name][1])] as const);
  return Object.fromEntries(pairs) as Record<Expression, string>;
}
