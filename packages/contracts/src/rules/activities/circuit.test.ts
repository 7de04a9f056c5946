import { expect, test } from '@jest/globals';
import type { CircuitGoal, PartKind } from '../../entities/activities/circuit.ts';
import { endsOf, flow, judge, litLamps, slotsOf, type Board } from './circuit.ts';

const battery = { 'h-1-0': 'battery' } as const;
const goal = (fields: Partial<CircuitGoal> = {}): CircuitGoal => ({
  id: 'goal',
  task: 'Do.',
  hint: 'Look.',
  praise: 'Yes.',
  fixed: [],
  box: [{ part: 'wire', count: 9 }],
  lamps: 1,
  isSwitched: false,
  ...fields,
});
/** Battery below, lamp above, the sides as told. */
const loop = (left: PartKind, right: PartKind, top: PartKind = 'lamp'): Board => ({
  ...battery,
  'v-0-0': left,
  'v-0-1': right,
  'h-0-0': top,
});
const series: Board = { ...battery, 'v-0-0': 'lamp', 'h-0-0': 'wire', 'v-0-1': 'lamp' };
const parallel: Board = { ...loop('wire', 'lamp', 'wire'), 'h-0-1': 'wire', 'h-1-1': 'wire', 'v-0-2': 'lamp' };
const reasonOf = (asked: CircuitGoal, board: Board, open: string[] = []) => {
  const verdict = judge(asked, board, new Set(open));
  return verdict.isReached ? 'reached' : verdict.reason;
};

test('slots join neighbouring posts', () => {
  expect(slotsOf({ columns: 2, rows: 2 }).toSorted()).toEqual(['h-0-0', 'h-1-0', 'v-0-0', 'v-0-1']);
  expect(slotsOf({ columns: 3, rows: 3 })).toHaveLength(12);
  expect(endsOf('v-0-1')).toEqual(['0-1', '1-1']);
});

test('a lamp glows in a closed loop, and with full power alone', () => {
  expect(flow(loop('wire', 'wire')).glow['h-0-0']).toBeCloseTo(1, 6);
  expect(flow(loop('wire', 'wire')).isShort).toBe(false);
});

test('a gap anywhere, plastic, rubber and an open switch stop everything; a paper clip does not', () => {
  expect(litLamps(flow({ ...battery, 'h-0-0': 'lamp', 'v-0-0': 'wire' }))).toEqual([]);
  expect(litLamps(flow(loop('wire', 'spoon')))).toEqual([]);
  expect(litLamps(flow(loop('band', 'wire')))).toEqual([]);
  expect(litLamps(flow(loop('clip', 'wire')))).toEqual(['h-0-0']);
  expect(litLamps(flow(loop('switch', 'wire'), new Set(['v-0-0'])))).toEqual([]);
  expect(litLamps(flow(loop('switch', 'wire')))).toEqual(['h-0-0']);
});

test('lamps in series share the voltage: a quarter of the power each; in parallel each is as bright as alone', () => {
  const [first, second] = Object.values(flow(series).glow);
  expect(first).toBeCloseTo(second!, 9);
  expect(first).toBeGreaterThan(0.24);
  expect(first).toBeLessThan(0.27);
  for (const glow of Object.values(flow(parallel).glow)) expect(glow).toBeGreaterThan(0.9);
});

test('a path without a lamp is a short circuit, and leaves a lamp beside it dark', () => {
  expect(flow(loop('wire', 'wire', 'wire')).isShort).toBe(true);
  const shorted: Board = { ...loop('wire', 'wire'), 'v-1-0': 'wire', 'h-2-0': 'wire', 'v-1-1': 'wire' };
  expect(flow(shorted).isShort).toBe(true);
  expect(litLamps(flow(shorted))).toEqual([]);
});

test('a board without battery, and an empty one, are dark', () => {
  expect(flow({})).toEqual({ glow: {}, isShort: false });
  expect(flow({ 'h-0-0': 'lamp' }).glow['h-0-0']).toBeCloseTo(0, 9);
});

test('§3 interactive element: the board says why a lamp stays dark', () => {
  expect(reasonOf(goal(), {})).toBe('no-battery');
  expect(reasonOf(goal(), battery)).toBe('no-lamp');
  expect(reasonOf(goal(), loop('wire', 'wire', 'wire'))).toBe('short');
  expect(reasonOf(goal(), { ...battery, 'h-0-0': 'lamp' })).toBe('open');
  expect(reasonOf(goal(), loop('wire', 'spoon'))).toBe('insulator');
  expect(reasonOf(goal(), loop('switch', 'wire'), ['v-0-0'])).toBe('switch-open');
  expect(reasonOf(goal({ lamps: 2 }), { ...loop('wire', 'wire'), 'h-0-1': 'lamp' })).toBe('some-dark');
  expect(
    reasonOf(goal({ lamps: 2 }), {
      ...battery,
      'v-0-0': 'lamp',
      'h-0-0': 'lamp',
      'v-0-1': 'wire',
      'h-0-1': 'wire',
      'v-0-2': 'wire',
      'h-1-1': 'wire',
    }),
  ).toBe('reached');
  expect(
    reasonOf(goal({ lamps: 2 }), {
      ...series,
      'h-0-0': 'lamp',
      'v-0-0': 'wire',
      'v-1-1': 'wire',
      'h-1-1': 'wire',
      'v-1-2': 'wire',
      'h-2-1': 'wire',
      'v-0-1': 'wire',
      'h-0-1': 'lamp',
      'v-0-2': 'wire',
    }),
  ).toBe('bypassed');
  expect(reasonOf(goal(), loop('wire', 'wire'))).toBe('reached');
});

test('§3 interactive element: a switch has to rule the lamp', () => {
  const switched = goal({ isSwitched: true });
  expect(reasonOf(switched, loop('wire', 'wire'))).toBe('no-switch');
  expect(reasonOf(switched, { ...loop('wire', 'wire'), 'h-2-0': 'switch' })).toBe('switch-idle');
  expect(reasonOf(switched, loop('switch', 'wire'), ['v-0-0'])).toBe('reached');
});

test('§3 interactive element: taking a lamp out tells series from parallel', () => {
  expect(reasonOf(goal({ lamps: 2, whenOneBreaks: 'all-dark' }), series)).toBe('reached');
  expect(reasonOf(goal({ lamps: 2, whenOneBreaks: 'all-dark' }), parallel)).toBe('own-loops');
  expect(reasonOf(goal({ lamps: 2, whenOneBreaks: 'others-lit' }), series)).toBe('one-loop');
  expect(reasonOf(goal({ lamps: 2, whenOneBreaks: 'others-lit' }), parallel)).toBe('reached');
});
