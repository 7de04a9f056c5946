import { expect, test } from '@jest/globals';
import type { BlockKind, RobotGoal } from '../../entities/activities/robot.ts';
import { countBlocks, judge, run, shortestStraight, startOf, type Block } from './robot.ts';

const goal = (floor: string[], most = 9): RobotGoal => ({
  id: 'goal',
  task: 'Drive.',
  hint: 'Look.',
  praise: 'Yes.',
  floor,
  facing: 'right',
  blocks: ['forward', 'deliver'],
  most,
});
const block = (kind: BlockKind, body: Block[] = [], times = 2, otherwise: Block[] = []): Block => ({
  id: `${kind}${times}`,
  kind,
  times,
  body,
  otherwise,
});
const [forward, left, right, deliver] = [block('forward'), block('left'), block('right'), block('deliver')];
const corridor = goal(['S.D']);
const verdictOf = (asked: RobotGoal, ...program: Block[]) => judge(asked, program, 50);

test('the robot moves the way it faces, and turns on the spot', () => {
  expect(startOf(goal(['..', '.S']))).toMatchObject({ row: 1, column: 1, facing: 'right' });
  const { frames } = run(goal(['S.', '..']), [forward, right, forward, right, left, left], 50);
  expect(frames.map(({ row, column, facing }) => [row, column, facing])).toEqual([
    [0, 0, 'right'],
    [0, 1, 'right'],
    [0, 1, 'down'],
    [1, 1, 'down'],
    [1, 1, 'left'],
    [1, 1, 'down'],
    [1, 1, 'right'],
  ]);
});

test('loops repeat their body, conditions choose a path', () => {
  expect(run(goal(['S....']), [block('repeat', [forward], 4)], 50).frames.at(-1)).toMatchObject({ column: 4 });
  const turning = block('if-shelf', [right], 2, [forward]);
  expect(run(goal(['S.', '..']), [block('repeat', [turning], 4)], 50).frames.at(-1)).toMatchObject({
    row: 1,
    column: 1,
    facing: 'left',
  });
  const delivering = block('repeat', [block('if-door', [deliver]), forward], 2);
  expect(run(goal(['SD..']), [forward, delivering], 50)).toMatchObject({ end: 'done' });
});

test('§3 interactive element: a run ends at a wall, at a wrong delivery, and when it takes too long', () => {
  expect(verdictOf(goal(['S#D']), forward)).toMatchObject({ reason: 'crash', values: { step: 1 } });
  expect(verdictOf(corridor, forward, deliver)).toMatchObject({ reason: 'nowhere', values: { step: 2 } });
  expect(verdictOf(corridor, forward, forward, deliver, deliver)).toMatchObject({ reason: 'nowhere' });
  expect(verdictOf(corridor, block('repeat', [block('repeat', [block('repeat', [left], 9)], 9)], 9))).toMatchObject({
    reason: 'endless',
  });
});

test('§3 interactive element: everything delivered with few blocks reaches the goal', () => {
  expect(verdictOf(corridor)).toMatchObject({ reason: 'empty' });
  expect(verdictOf(corridor, forward)).toMatchObject({ reason: 'undelivered', values: { left: 1 } });
  expect(verdictOf(goal(['S.D'], 2), forward, forward, deliver)).toMatchObject({
    reason: 'too-many',
    values: { count: 3, most: 2 },
  });
  expect(verdictOf(goal(['S.D'], 3), block('repeat', [forward]), deliver)).toEqual({ isReached: true });
});

test('inner blocks count', () => {
  expect(countBlocks([block('repeat', [forward, block('if-shelf', [left], 2, [right])])])).toBe(5);
});

test('the shortest program without loops', () => {
  expect(shortestStraight(corridor)).toBe(3);
  expect(shortestStraight(goal(['S.', '#D']))).toBe(4);
  expect(shortestStraight(goal(['S#D']))).toBeNull();
});
