import type { Point } from '@grove/art/kit/svg';

/** A place behind a film or a subject's page: `draw` takes a phase from 0 to 1 and comes back to its beginning without a seam. */
export interface Backdrop {
  readonly seconds: number;
  /** Phase at which its loop begins; default 0. Where little moves, the seam is seen least. */
  readonly begin?: number;
  readonly defs: string;
  readonly draw: (phase: number) => string;
}

/** How long every loop takes. */
export const loopSeconds = 12;

/** Where something is that passes through a range and comes again on the other side, a whole number of times in a loop. */
export const passing = (phase: number, offset: number, turns: number, [from, to]: readonly [number, number]): number =>
  from + ((((phase * turns + offset) % 1) + 1) % 1) * (to - from);

/** A place on a polyline, by the share of its length. */
export function along(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length) {
      const [[x1, y1], [x2, y2]] = [points[i]!, points[i + 1]!];
      return [x1 + ((x2 - x1) * left) / length, y1 + ((y2 - y1) * left) / length];
    }
    left -= length;
  }
  return points.at(-1)!;
}
