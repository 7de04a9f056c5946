import type { BlockKind, Facing, RobotGoal, robotReasons } from '../../entities/activities/robot.ts';
import { facings } from '../../entities/activities/robot.ts';
import { because, reached, type Verdict } from './verdict.ts';

type Reason = (typeof robotReasons)[number];

/** A block of a program. `body` is what `repeat` repeats `times` times and what an `if` does when it is true; `otherwise` when it is false. */
export interface Block {
  readonly id: string;
  readonly kind: BlockKind;
  readonly times: number;
  readonly body: readonly Block[];
  readonly otherwise: readonly Block[];
}

/** Where the robot stands after a step, which block moved it, and which doors (`row * columns + column`) have their package. */
export interface Frame {
  readonly row: number;
  readonly column: number;
  readonly facing: Facing;
  readonly delivered: readonly number[];
  readonly block: string | null;
}

export type RunEnd = 'done' | 'crash' | 'nowhere' | 'endless';
/** A run of a program, frame by frame; the first frame is the start. */
export interface Run {
  readonly frames: readonly Frame[];
  readonly end: RunEnd;
}

const steps: Readonly<Record<Facing, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  right: [0, 1],
  down: [1, 0],
  left: [0, -1],
};

/** Blocks of a program, inner ones included: a loop of two steps counts three. */
export const countBlocks = (program: readonly Block[]): number =>
  program.reduce((sum, { body, otherwise }) => sum + 1 + countBlocks(body) + countBlocks(otherwise), 0);

const cellAt = ({ floor }: RobotGoal, row: number, column: number): string => floor[row]?.[column] ?? '#';
const turned = (facing: Facing, by: 1 | -1): Facing =>
  facings[(facings.indexOf(facing) + by + facings.length) % facings.length]!;
const ahead = ({ row, column, facing }: Frame): [row: number, column: number] => [
  row + steps[facing][0],
  column + steps[facing][1],
];
const indexOf = ({ floor }: RobotGoal, { row, column }: Frame): number => row * floor[0]!.length + column;
const isWaiting = (goal: RobotGoal, frame: Frame): boolean =>
  cellAt(goal, frame.row, frame.column) === 'D' && !frame.delivered.includes(indexOf(goal, frame));

/** Where the robot starts. */
export function startOf(goal: RobotGoal): Frame {
  const row = goal.floor.findIndex((line) => line.includes('S'));
  return { row, column: goal.floor[row]!.indexOf('S'), facing: goal.facing, delivered: [], block: null };
}

/** Number of doors that wait for a package. */
export const countDoors = ({ floor }: RobotGoal): number => floor.join('').split('D').length - 1;

type Command = Exclude<BlockKind, 'repeat' | 'if-door' | 'if-shelf'>;

/** One command: the frame after it, or how it ends the run. */
export function step(goal: RobotGoal, frame: Frame, command: Command): Frame | 'crash' | 'nowhere' {
  if (command === 'left' || command === 'right')
    return { ...frame, facing: turned(frame.facing, command === 'right' ? 1 : -1) };
  if (command === 'deliver')
    return isWaiting(goal, frame) ? { ...frame, delivered: [...frame.delivered, indexOf(goal, frame)] } : 'nowhere';
  const [row, column] = ahead(frame);
  return cellAt(goal, row, column) === '#' ? 'crash' : { ...frame, row, column };
}

const isTrue = (goal: RobotGoal, frame: Frame, condition: 'if-door' | 'if-shelf'): boolean =>
  condition === 'if-door' ? isWaiting(goal, frame) : cellAt(goal, ...ahead(frame)) === '#';

/** Runs a program step by step. Looking at a condition and starting a round are steps too; after `mostSteps` the run is given up. */
export function run(goal: RobotGoal, program: readonly Block[], mostSteps: number): Run {
  const frames: Frame[] = [startOf(goal)];
  const now = (): Frame => frames.at(-1)!;
  const perform = (block: Block): RunEnd => {
    if (frames.length > mostSteps) return 'endless';
    const { kind, id, body, otherwise, times } = block;
    if (kind === 'repeat') {
      for (let round = 0; round < times; round++) {
        const end = performAll(body);
        if (end !== 'done') return end;
      }
      return 'done';
    }
    if (kind === 'if-door' || kind === 'if-shelf') {
      frames.push({ ...now(), block: id });
      return performAll(isTrue(goal, now(), kind) ? body : otherwise);
    }
    const next = step(goal, now(), kind);
    frames.push({ ...(typeof next === 'string' ? now() : next), block: id });
    return typeof next === 'string' ? next : 'done';
  };
  const performAll = (blocks: readonly Block[]): RunEnd => {
    for (const block of blocks) {
      const end = perform(block);
      if (end !== 'done') return end;
    }
    return 'done';
  };
  return { end: performAll(program), frames };
}

/** Judges a program by its run. */
export function judge(goal: RobotGoal, program: readonly Block[], mostSteps: number): Verdict<Reason> {
  const count = countBlocks(program);
  if (count === 0) return because('empty');
  const { frames, end } = run(goal, program, mostSteps);
  if (end !== 'done') return because(end, { step: frames.length - 1 });
  const left = countDoors(goal) - frames.at(-1)!.delivered.length;
  if (left > 0) return because('undelivered', { left });
  return count > goal.most ? because('too-many', { count, most: goal.most }) : reached;
}

const commands: readonly Command[] = ['forward', 'left', 'right', 'deliver'];
const nameOf = ({ row, column, facing, delivered }: Frame): string =>
  [row, column, facing, ...delivered.toSorted((a, b) => a - b)].join();

/** The fewest commands that deliver everything without loops and conditions, by breadth-first search; null if no program does. */
export function shortestStraight(goal: RobotGoal): number | null {
  let frontier = [startOf(goal)];
  const seen = new Set(frontier.map(nameOf));
  for (let length = 0; frontier.length > 0; length++) {
    if (frontier.some(({ delivered }) => delivered.length === countDoors(goal))) return length;
    frontier = frontier
      .flatMap((frame) => commands.map((command) => step(goal, frame, command)))
      .filter((next) => typeof next !== 'string')
      .filter((next) => !seen.has(nameOf(next)) && seen.add(nameOf(next)));
  }
  return null;
}
