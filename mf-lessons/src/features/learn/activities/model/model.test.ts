import { expect, test } from '@jest/globals';
import type { CircuitGoal, ParagraphGoal, StoryActivity } from '@grove/contracts';
import { leftOf, middleOf, pressed, startCircuit } from './circuit-work.ts';
import { eastLand } from './coastlines.ts';
import { gridMove } from './grid-keys.ts';
import { toggled } from './marks.ts';
import { nearest } from './nearest.ts';
import { shifted, textOf } from './paragraph-work.ts';
import { eastCoast, heightOf, outline, projected } from './projection.ts';
import { judgeStory, opened, unopened } from './story-work.ts';

test.each<[index: number, key: string, to: number | null]>([
  [7, 'ArrowLeft', 6],
  [7, 'ArrowRight', 8],
  [7, 'ArrowUp', 2],
  [7, 'ArrowDown', 12],
  [7, 'Home', 5],
  [7, 'End', 9],
  [5, 'ArrowLeft', null],
  [9, 'ArrowRight', null],
  [2, 'ArrowUp', null],
  [12, 'ArrowDown', null],
  [10, 'End', 12],
  [12, 'ArrowRight', null],
  [7, 'Enter', null],
])('on 13 places in rows of five, from %i the key %s leads to %s', (index, key, to) => {
  expect(gridMove(index, key, 5, 13)).toBe(to);
});

test('an arrow key leads to the nearest place in its direction', () => {
  const places = [
    [0, 0],
    [10, 1],
    [4, 9],
    [0, 20],
  ] as const;
  expect(nearest(places, 0, 'ArrowRight')).toBe(1);
  expect(nearest(places, 0, 'ArrowDown')).toBe(2);
  expect(nearest(places, 2, 'ArrowLeft')).toBe(0);
  expect(nearest(places, 3, 'ArrowDown')).toBeNull();
  expect(nearest(places, 0, 'Enter')).toBeNull();
  expect(nearest([], 0, 'ArrowUp')).toBeNull();
});

test('a mark is set and taken away; the marks before stay as they were', () => {
  const none: ReadonlySet<number> = new Set();
  const one = toggled(none, 4);
  expect([...one]).toEqual([4]);
  expect([...toggled(one, 4)]).toEqual([]);
  expect(none.size).toBe(0);
});

const goal = {
  id: 'g',
  fixed: [{ slot: 'h-1-0', part: 'battery' }],
  box: [
    { part: 'wire', count: 1 },
    { part: 'switch', count: 1 },
  ],
} as unknown as CircuitGoal;

test('parts go from the box to the board and back, and the box runs out', () => {
  const wired = pressed(goal, startCircuit(goal), 'h-0-0', 'wire');
  expect(wired.board['h-0-0']).toBe('wire');
  expect(leftOf(goal, wired.board, 'wire')).toBe(0);
  expect(pressed(goal, wired, 'v-0-0', 'wire')).toBe(wired);
  expect(pressed(goal, wired, 'h-0-0', 'wire').board['h-0-0']).toBeUndefined();
  expect(pressed(goal, wired, 'h-0-0', 'switch').board['h-0-0']).toBe('switch');
  expect(pressed(goal, wired, 'h-0-0', 'take').board['h-0-0']).toBeUndefined();
});

test('a fixed part stays', () => {
  const start = startCircuit(goal);
  expect(pressed(goal, start, 'h-1-0', 'take')).toBe(start);
  expect(pressed(goal, start, 'h-1-0', 'wire')).toBe(start);
});

test('a new switch is open; pressing it closes and opens it, taking it away forgets it', () => {
  const placed = pressed(goal, startCircuit(goal), 'h-0-0', 'switch');
  expect([...placed.open]).toEqual(['h-0-0']);
  const closed = pressed(goal, placed, 'h-0-0', 'wire');
  expect([...closed.open]).toEqual([]);
  expect(closed.board['h-0-0']).toBe('switch');
  expect(pressed(goal, placed, 'h-0-0', 'take').open.size).toBe(0);
  expect(middleOf('v-1-2')).toEqual([2, 1.5]);
});

const strips = {
  tiles: [
    { id: 'o', text: 'we need trees', role: 'opinion' },
    { id: 'b', text: 'because', role: 'because' },
    { id: 'r', text: 'they give shade', role: 'reason' },
    { id: 'i', text: 'for example,', role: 'instance' },
    { id: 'e', text: 'our yard was cool', role: 'example' },
    { id: 's', text: 'that is why', role: 'so' },
    { id: 'end', text: 'let us plant some', role: 'ending' },
  ],
} as unknown as ParagraphGoal;

test.each([
  [['o', 'b', 'r'], 'We need trees because they give shade.'],
  [['b', 'r', 'o'], 'Because they give shade, we need trees.'],
  [
    ['o', 'r', 'i', 'e', 's', 'end'],
    'We need trees. They give shade. For example, our yard was cool. That is why let us plant some.',
  ],
  [['b', 'r', 'o', 'i', 'e'], 'Because they give shade, we need trees. For example, our yard was cool.'],
  [['r'], 'They give shade.'],
  [['o', 'b'], 'We need trees because.'],
])('strips %j read as a text with capitals, commas and stops', (ids, text) => {
  expect(textOf(strips, ids)).toBe(text);
});

test('a strip moves by one place, and not beyond the ends', () => {
  expect(shifted(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(shifted(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(shifted(['a'], 'x', 1)).toEqual(['a']);
});

test('the map is true to scale in its middle: the corners fill the picture, north is up', () => {
  expect(projected(eastCoast, eastCoast.west, eastCoast.north)).toEqual([0, 0]);
  const [x, y] = projected(eastCoast, eastCoast.east, eastCoast.south);
  expect(x).toBeCloseTo(eastCoast.width);
  expect(y).toBeCloseTo(heightOf(eastCoast));
  const [boston, yorktown] = [projected(eastCoast, -71.06, 42.36), projected(eastCoast, -76.51, 37.24)];
  expect(boston[0]).toBeGreaterThan(yorktown[0]);
  expect(boston[1]).toBeLessThan(yorktown[1]);
  expect(outline(eastCoast, eastLand)).toMatch(/^M[\d.\- L]+Z$/);
});

test('a spot of the story is opened once, and the open one is the clue', () => {
  const work = opened(opened(opened(unopened, 'a'), 'b'), 'a');
  expect(work).toMatchObject({ open: 'a', seen: ['a', 'b'] });
  const activity = { spots: [{ id: 'a', name: 'A' }] } as unknown as StoryActivity;
  const justify = {
    kind: 'justify',
    claims: [{ id: 'yes', evidence: ['a'], why: '' }],
  } as unknown as StoryActivity['goals'][number];
  expect(judgeStory(activity, justify, { ...work, claim: 'yes' }).isReached).toBe(true);
  expect(judgeStory(activity, justify, work)).toMatchObject({ reason: 'no-claim' });
});
