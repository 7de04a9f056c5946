import { expect, test } from '@jest/globals';
import type { LawnGoal } from '../../entities/activities/lawn.ts';
import { fenceOf, isOnePiece, judge, largestArea, shortestFence, solve } from './lawn.ts';

const field = { columns: 6, rows: 6 };
const at = (...places: readonly (readonly [row: number, column: number])[]): Set<number> =>
  new Set(places.map(([row, column]) => row * field.columns + column));
const rectangle = (rows: number, columns: number): Set<number> =>
  new Set(
    Array.from(
      { length: rows * columns },
      (_, index) => Math.floor(index / columns) * field.columns + (index % columns),
    ),
  );
const goal = (fields: Partial<LawnGoal>): LawnGoal => ({
  id: 'goal',
  task: 'Plant.',
  hint: 'Count.',
  praise: 'Yes.',
  shape: 'any',
  ...fields,
});
const reasonOf = (wanted: Partial<LawnGoal>, lawn: ReadonlySet<number>) => {
  const verdict = judge(field, goal(wanted), lawn);
  return verdict.isReached ? 'reached' : verdict.reason;
};

test.each([
  [1, 1, 4],
  [1, 6, 14],
  [3, 4, 14],
  [5, 3, 16],
  [6, 6, 24],
])('%i by %i squares need a fence of %i', (rows, columns, fence) => {
  expect(fenceOf(field, rectangle(rows, columns))).toHaveLength(fence);
});

test('a hole is fenced, too, and squares at the rims of neighbouring rows do not touch', () => {
  const ring = rectangle(3, 3);
  ring.delete(7);
  expect(fenceOf(field, ring)).toHaveLength(16);
  expect(isOnePiece(field, at([0, 5], [1, 0]))).toBe(false);
});

test('touching at a corner is not one piece; an empty lawn and a single square are', () => {
  expect(isOnePiece(field, at([0, 0], [1, 1]))).toBe(false);
  expect(isOnePiece(field, new Set())).toBe(true);
  expect(isOnePiece(field, at([2, 2]))).toBe(true);
});

test.each([
  [1, 4],
  [4, 8],
  [5, 10],
  [12, 14],
  [16, 16],
  [22, 20],
])('the shortest fence around %i squares is %i', (area, fence) => {
  expect(shortestFence(area)).toBe(fence);
});

test('the largest lawn inside a fence is bounded by the field', () => {
  expect(largestArea(field, 16)).toBe(16);
  expect(largestArea({ columns: 6, rows: 2 }, 16)).toBe(12);
  expect(largestArea(field, 2)).toBe(0);
});

test('§3 interactive element: the lawn says what is true and what is missing', () => {
  expect(reasonOf({ area: 8 }, new Set())).toBe('empty');
  expect(reasonOf({ area: 2 }, at([0, 0], [1, 1]))).toBe('apart');
  expect(reasonOf({ area: 12 }, rectangle(3, 3))).toBe('swapped');
  expect(reasonOf({ area: 8 }, rectangle(2, 3))).toBe('area');
  expect(reasonOf({ fence: 16 }, rectangle(2, 3))).toBe('fence');
  expect(reasonOf({ area: 12, best: 'shortest-fence' }, rectangle(2, 6))).toBe('fence-long');
  expect(reasonOf({ fence: 16, best: 'largest-area' }, rectangle(3, 5))).toBe('lawn-small');
  expect(reasonOf({ area: 3, shape: 'rectangle' }, at([0, 0], [0, 1], [1, 0]))).toBe('not-rectangle');
  expect(reasonOf({ area: 4, shape: 'not-rectangle' }, rectangle(2, 2))).toBe('is-rectangle');
  expect(reasonOf({ area: 12, best: 'shortest-fence' }, rectangle(3, 4))).toBe('reached');
  expect(reasonOf({ fence: 16, best: 'largest-area' }, rectangle(4, 4))).toBe('reached');
});

test('the solver finds a lawn that the judge accepts, and none where none is', () => {
  const corner = goal({ area: 22, fence: 22, shape: 'not-rectangle' });
  const found = solve(field, corner);
  expect(found?.size).toBe(22);
  expect(judge(field, corner, found!).isReached).toBe(true);
  expect(solve(field, goal({ area: 12, fence: 10 }))).toBeNull();
});
