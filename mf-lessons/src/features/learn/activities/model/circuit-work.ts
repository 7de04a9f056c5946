import type { CircuitGoal, PartKind } from '@grove/contracts';
import { circuit } from '@grove/contracts/activities';
import type { Spot } from './nearest.ts';

/** What lies on the board, and which switches are open. */
export interface CircuitWork {
  readonly board: circuit.Board;
  readonly open: ReadonlySet<string>;
}

/** What the hand holds: a part of the box, or nothing but the wish to take parts away. */
export type Tool = PartKind | 'take';

export const startCircuit = (goal: CircuitGoal): CircuitWork => ({
  board: circuit.boardOf(goal.fixed),
  open: new Set(),
});

export const isFixed = (goal: CircuitGoal, slot: string): boolean => goal.fixed.some((placed) => placed.slot === slot);

/** How many parts of a kind are still in the box. */
export function leftOf(goal: CircuitGoal, board: circuit.Board, part: PartKind): number {
  const placed = Object.entries(board).filter(([slot, kind]) => kind === part && !isFixed(goal, slot)).length;
  return (goal.box.find((each) => each.part === part)?.count ?? 0) - placed;
}

const without = ({ board, open }: CircuitWork, slot: string): CircuitWork => ({
  board: Object.fromEntries(Object.entries(board).filter(([other]) => other !== slot)),
  open: new Set([...open].filter((other) => other !== slot)),
});

/** A switch flips: it opens, or closes. */
const flipped = (work: CircuitWork, slot: string): CircuitWork => {
  const open = new Set(work.open);
  if (!open.delete(slot)) open.add(slot);
  return { ...work, open };
};

/**
 * What pressing a slot does: a free one takes the part from the hand, a switch flips, a part like the one in the hand is taken away, and
 * another one is replaced. Fixed parts stay. A new switch is open.
 */
export function pressed(goal: CircuitGoal, work: CircuitWork, slot: string, tool: Tool): CircuitWork {
  const there = work.board[slot];
  if (there !== undefined && isFixed(goal, slot)) return there === 'switch' ? flipped(work, slot) : work;
  if (tool === 'take') return without(work, slot);
  if (there === 'switch') return flipped(work, slot);
  if (there === tool) return without(work, slot);
  if (leftOf(goal, work.board, tool) === 0) return work;
  const { board, open } = without(work, slot);
  return { board: { ...board, [slot]: tool }, open: tool === 'switch' ? new Set([...open, slot]) : open };
}

/** The middle of a slot, in distances between posts. */
export function middleOf(slot: string): Spot {
  const [way, row, column] = slot.split('-');
  return way === 'h' ? [Number(column) + 0.5, Number(row)] : [Number(column), Number(row) + 0.5];
}
