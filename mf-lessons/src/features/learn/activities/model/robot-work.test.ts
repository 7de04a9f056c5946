import { expect, test } from '@jest/globals';
import type { BlockKind } from '@grove/contracts';
import type { robot } from '@grove/contracts/activities';
import { emptyProgram, found, inserted, movedTo, removed, repeating, type RobotWork } from './robot-work.ts';

const build = (...kinds: BlockKind[]): RobotWork => kinds.reduce(inserted, emptyProgram);
const shape = (blocks: readonly robot.Block[]): unknown[] =>
  blocks.map(({ kind, body, otherwise }) =>
    body.length + otherwise.length > 0
      ? [kind, shape(body), ...(otherwise.length > 0 ? [shape(otherwise)] : [])]
      : kind,
  );
const shapeOf = ({ program }: RobotWork): unknown[] => shape(program);

test('blocks follow each other; after a loop the next block goes inside it', () => {
  expect(shapeOf(build('forward', 'left'))).toEqual(['forward', 'left']);
  expect(shapeOf(build('forward', 'repeat', 'left', 'deliver'))).toEqual(['forward', ['repeat', ['left', 'deliver']]]);
});

test('the gap chooses where: at the start, in the else, behind a loop', () => {
  const work = build('if-shelf', 'left');
  const condition = work.program[0]!.id;
  expect(
    shapeOf(inserted({ ...work, caret: { parent: condition, branch: 'otherwise', index: 0 } }, 'forward')),
  ).toEqual([['if-shelf', ['left'], ['forward']]]);
  expect(shapeOf(inserted({ ...work, caret: { parent: null, branch: 'body', index: 1 } }, 'deliver'))).toEqual([
    ['if-shelf', ['left']],
    'deliver',
  ]);
  expect(shapeOf(inserted({ ...work, caret: { parent: null, branch: 'body', index: 0 } }, 'deliver'))).toEqual([
    'deliver',
    ['if-shelf', ['left']],
  ]);
});

test('a block goes with all that it holds, and leaves the gap where it was', () => {
  const work = build('forward', 'repeat', 'left');
  const gone = removed(work, work.program[1]!.id);
  expect(shapeOf(gone)).toEqual(['forward']);
  expect(gone.caret).toEqual({ parent: null, branch: 'body', index: 1 });
  expect(removed(work, 'unknown')).toBe(work);
});

test('a block moves along its list, into a loop, and never into itself', () => {
  const work = build('forward', 'left', 'repeat', 'deliver');
  const [forward, , repeat] = work.program;
  expect(shapeOf(movedTo(work, forward!.id, { parent: null, branch: 'body', index: 2 }))).toEqual([
    'left',
    'forward',
    ['repeat', ['deliver']],
  ]);
  expect(shapeOf(movedTo(work, forward!.id, { parent: repeat!.id, branch: 'body', index: 1 }))).toEqual([
    'left',
    ['repeat', ['deliver', 'forward']],
  ]);
  expect(movedTo(work, repeat!.id, { parent: repeat!.id, branch: 'body', index: 0 })).toBe(work);
  expect(found(work.program, repeat!.body[0]!.id)?.at).toEqual({ parent: repeat!.id, branch: 'body', index: 0 });
});

test('a loop repeats 2 to 9 times', () => {
  const work = build('repeat');
  const { id } = work.program[0]!;
  expect(repeating(work, id, 5).program[0]!.times).toBe(5);
  expect(repeating(work, id, 1).program[0]!.times).toBe(2);
  expect(repeating(work, id, 12).program[0]!.times).toBe(9);
});
