import type { LawnGoal, lawnReasons } from '../../entities/activities/lawn.ts';
import { because, reached, type Verdict } from './verdict.ts';

type Reason = (typeof lawnReasons)[number];
/** Squares of a lawn as `row * columns + column`. */
export type Lawn = ReadonlySet<number>;
export interface Field {
  readonly columns: number;
  readonly rows: number;
}
/** A side of a planted square that borders on none: a meter of fence. */
export interface FenceSide {
  readonly square: number;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
}

const beside = ({ columns, rows }: Field, square: number): readonly (readonly [FenceSide['side'], number | null])[] => {
  const [row, column] = [Math.floor(square / columns), square % columns];
  return [
    ['top', row > 0 ? square - columns : null],
    ['right', column < columns - 1 ? square + 1 : null],
    ['bottom', row < rows - 1 ? square + columns : null],
    ['left', column > 0 ? square - 1 : null],
  ];
};

/** Every meter of fence that the lawn needs, also around holes. Its number is the perimeter. */
export const fenceOf = (field: Field, lawn: Lawn): FenceSide[] =>
  [...lawn].flatMap((square) =>
    beside(field, square).flatMap(([side, next]) => (next !== null && lawn.has(next) ? [] : [{ square, side }])),
  );

/** Whether all squares hang together by their sides; touching at a corner is not enough. */
export function isOnePiece(field: Field, lawn: Lawn): boolean {
  const seen = new Set<number>();
  const visit = (square: number): void => {
    if (seen.has(square)) return;
    seen.add(square);
    for (const [, next] of beside(field, square)) if (next !== null && lawn.has(next)) visit(next);
  };
  const [first] = lawn;
  if (first !== undefined) visit(first);
  return seen.size === lawn.size;
}

/** The sides of the smallest rectangle around the lawn: the lawn is a rectangle if it fills it. */
export function rectangleAround({ columns }: Field, lawn: Lawn): { width: number; height: number; isFilled: boolean } {
  const rows = [...lawn].map((square) => Math.floor(square / columns));
  const places = [...lawn].map((square) => square % columns);
  const width = Math.max(...places) - Math.min(...places) + 1;
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  return { width, height, isFilled: width * height === lawn.size };
}

/** The shortest fence around an area of squares: 2⌈2√n⌉ (Harary and Harborth, 1976). */
export const shortestFence = (area: number): number => 2 * Math.ceil(2 * Math.sqrt(area));

/** The largest area inside a fence on this field; a rectangle always has it. */
export function largestArea({ columns, rows }: Field, fence: number): number {
  const half = Math.floor(fence / 2);
  const areas = Array.from({ length: columns }, (_, index) => (index + 1) * (half - index - 1)).filter(
    (area, index) => area > 0 && half - index - 1 <= rows,
  );
  return Math.max(0, ...areas);
}

function sizeVerdict({ area, fence }: LawnGoal, is: { area: number; fence: number }): Verdict<Reason> | null {
  const values = { area: is.area, fence: is.fence };
  if (area !== undefined && is.area !== area)
    return because(is.fence === area && fence === undefined ? 'swapped' : 'area', { ...values, wanted: area });
  if (fence !== undefined && is.fence !== fence)
    return because(is.area === fence && area === undefined ? 'swapped' : 'fence', { ...values, wanted: fence });
  return null;
}

/** Judges a lawn against its goal. */
export function judge(field: Field, goal: LawnGoal, lawn: Lawn): Verdict<Reason> {
  if (lawn.size === 0) return because('empty');
  const is = { area: lawn.size, fence: fenceOf(field, lawn).length };
  if (!isOnePiece(field, lawn)) return because('apart', is);
  const wrongSize = sizeVerdict(goal, is);
  if (wrongSize) return wrongSize;
  if (goal.best === 'shortest-fence' && is.fence > shortestFence(is.area)) return because('fence-long', is);
  if (goal.best === 'largest-area' && is.area < largestArea(field, is.fence)) return because('lawn-small', is);
  const { isFilled } = rectangleAround(field, lawn);
  if (goal.shape === 'rectangle' && !isFilled) return because('not-rectangle', is);
  if (goal.shape === 'not-rectangle' && isFilled) return because('is-rectangle', is);
  return reached;
}

const block = ({ columns }: Field, width: number, height: number): number[] =>
  Array.from({ length: width * height }, (_, index) => Math.floor(index / width) * columns + (index % width));

/** A lawn that reaches the goal, or null: tries every rectangle, and every rectangle without a smaller one in its corner. */
export function solve(field: Field, goal: LawnGoal): Lawn | null {
  const sizes = Array.from(
    { length: field.columns * field.rows },
    (_, index) => [(index % field.columns) + 1, Math.floor(index / field.columns) + 1] as const,
  );
  const lawns = sizes.flatMap(([width, height]) =>
    [[0, 0] as const, ...sizes.filter(([w, h]) => w < width && h < height)].map(([w, h]) => {
      const corner = new Set(block(field, w, h));
      return new Set(block(field, width, height).filter((square) => !corner.has(square)));
    }),
  );
  return lawns.find((lawn) => judge(field, goal, lawn).isReached) ?? null;
}
