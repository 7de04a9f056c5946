import type { CircuitGoal, PartKind, PlacedPart, circuitReasons } from '../../entities/activities/circuit.ts';
import { because, reached, type Verdict } from './verdict.ts';

type Reason = (typeof circuitReasons)[number];
/** What lies in which slot. */
export type Board = Readonly<Record<string, PartKind>>;
/** Electricity on the board: how brightly each lamp glows (1 as a lone lamp does), and whether a battery is short-circuited. */
export interface Flow {
  readonly glow: Readonly<Record<string, number>>;
  readonly isShort: boolean;
}

/** A small battery with its inner resistance, and a lamp; volts and ohms. */
const battery = { volts: 3, ohms: 0.2 };
const lampOhms = 10;
/** Amperes that no lamps of the box could draw: only a short circuit does. */
const shortAmperes = 5;
/** Less than this share of a lone lamp's power cannot be seen. */
const faintest = 0.02;
/** A leak from every post to the ground that is too small to matter; it makes loose ends solvable (as circuit simulators do). */
const leak = 1e-9;

const aloneWatts = ((battery.volts * lampOhms) / (lampOhms + battery.ohms)) ** 2 / lampOhms;
const conductors: ReadonlySet<PartKind> = new Set(['wire', 'clip']);
const insulators: ReadonlySet<PartKind> = new Set(['spoon', 'band']);

/** The two posts that a slot joins, as `<row>-<column>`. */
export function endsOf(slot: string): [from: string, to: string] {
  const [way, row, column] = slot.split('-') as [string, string, string];
  return [`${row}-${column}`, way === 'h' ? `${row}-${Number(column) + 1}` : `${Number(row) + 1}-${column}`];
}

/** Every slot of a board with so many posts. */
export const slotsOf = ({ columns, rows }: { columns: number; rows: number }): string[] =>
  Array.from({ length: rows * columns }, (_, index) => [Math.floor(index / columns), index % columns] as const).flatMap(
    ([row, column]) =>
      [column < columns - 1 ? `h-${row}-${column}` : [], row < rows - 1 ? `v-${row}-${column}` : []].flat(),
  );

/** Finds for each post the number of its group: posts that metal joins are one point to electricity. */
function groupsOf(board: Board, open: ReadonlySet<string>): { numberOf: (post: string) => number; count: number } {
  const leader = new Map<string, string>();
  const find = (post: string): string => {
    const next = leader.get(post) ?? post;
    return next === post ? post : find(next);
  };
  for (const [slot, part] of Object.entries(board)) {
    const ends = endsOf(slot);
    for (const post of ends) if (!leader.has(post)) leader.set(post, post);
    if (conductors.has(part) || (part === 'switch' && !open.has(slot))) leader.set(find(ends[0]), find(ends[1]));
  }
  const leaders = [...new Set([...leader.keys()].map(find))];
  return { numberOf: (post) => leaders.indexOf(find(post)), count: leaders.length };
}

/** Solves `matrix · x = right` by Gaussian elimination with pivoting. The arguments are used up. */
function solveLinear(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[best]![column]!)) best = row;
    [matrix[column], matrix[best]] = [matrix[best]!, matrix[column]!];
    [right[column], right[best]] = [right[best]!, right[column]!];
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let k = column; k < size; k++) matrix[row]![k]! -= factor * matrix[column]![k]!;
      right[row]! -= factor * right[column]!;
    }
  }
  const found = Array.from<number>({ length: size }).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const rest = matrix[row]!.reduce((sum, value, column) => (column > row ? sum + value * found[column]! : sum), 0);
    found[row] = (right[row]! - rest) / matrix[row]![row]!;
  }
  return found;
}

/**
 * Lets electricity flow: nodal analysis (Kirchhoff's current law at every group of joined posts), batteries as current sources beside their
 * inner resistance. A battery's plus end is the first post of its slot. `open` names the open switches.
 */
export function flow(board: Board, open: ReadonlySet<string> = new Set()): Flow {
  const { numberOf, count } = groupsOf(board, open);
  const parts = Object.entries(board).map(([slot, part]) => {
    const [from, to] = endsOf(slot).map(numberOf) as [number, number];
    return { slot, part, from, to };
  });
  const matrix = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => (row === column ? leak : 0)),
  );
  const right = Array.from<number>({ length: count }).fill(0);
  for (const { part, from, to } of parts) {
    if (part !== 'lamp' && part !== 'battery') continue;
    const conductance = 1 / (part === 'lamp' ? lampOhms : battery.ohms);
    matrix[from]![from]! += conductance;
    matrix[to]![to]! += conductance;
    matrix[from]![to]! -= conductance;
    matrix[to]![from]! -= conductance;
    if (part === 'battery') {
      right[from]! += battery.volts * conductance;
      right[to]! -= battery.volts * conductance;
    }
  }
  const volts = solveLinear(matrix, right);
  const across = ({ from, to }: { from: number; to: number }): number => volts[from]! - volts[to]!;
  const lamps = parts.filter(({ part }) => part === 'lamp');
  return {
    glow: Object.fromEntries(lamps.map((lamp) => [lamp.slot, across(lamp) ** 2 / lampOhms / aloneWatts])),
    isShort: parts.some(
      (each) => each.part === 'battery' && (battery.volts - across(each)) / battery.ohms > shortAmperes,
    ),
  };
}

/** Slots of the lamps that can be seen to glow. */
export const litLamps = ({ glow }: Flow): string[] =>
  Object.entries(glow)
    .filter(([, share]) => share > faintest)
    .map(([slot]) => slot);

const slotsWith = (board: Board, kinds: readonly PartKind[]): string[] =>
  Object.entries(board)
    .filter(([, part]) => kinds.includes(part))
    .map(([slot]) => slot);
const without = (board: Board, slot: string): Board =>
  Object.fromEntries(Object.entries(board).filter(([other]) => other !== slot));
const litOn = (board: Board, open?: ReadonlySet<string>): number => litLamps(flow(board, open)).length;

/** Why not all lamps glow that should. */
function darkVerdict(goal: CircuitGoal, board: Board): Verdict<Reason> {
  const lit = litOn(board);
  const mended = Object.fromEntries(
    Object.entries(board).map(([slot, part]) => [slot, insulators.has(part) ? ('wire' as const) : part]),
  );
  if (litOn(mended) > lit) return because('insulator');
  const { numberOf } = groupsOf(board, new Set());
  const isBypassed = slotsWith(board, ['lamp']).some((slot) => new Set(endsOf(slot).map(numberOf)).size === 1);
  if (isBypassed) return because('bypassed');
  return lit > 0 ? because('some-dark', { lit, wanted: goal.lamps }) : because('open');
}

function switchVerdict(board: Board): Verdict<Reason> | null {
  const switches = slotsWith(board, ['switch']);
  if (switches.length === 0) return because('no-switch');
  return litOn(board, new Set(switches)) > 0 ? because('switch-idle') : null;
}

/** Takes out one lamp after the other and looks at the rest. */
function breakVerdict(goal: CircuitGoal, board: Board): Verdict<Reason> | null {
  const left = slotsWith(board, ['lamp']).map((lamp) => litOn(without(board, lamp)));
  if (goal.whenOneBreaks === 'all-dark' && left.some((lit) => lit > 0)) return because('own-loops');
  if (goal.whenOneBreaks === 'others-lit' && left.some((lit) => lit < goal.lamps - 1)) return because('one-loop');
  return null;
}

/** Judges the board against the goal. `open` names the switches that are open right now. */
export function judge(goal: CircuitGoal, board: Board, open: ReadonlySet<string> = new Set()): Verdict<Reason> {
  if (slotsWith(board, ['battery']).length === 0) return because('no-battery');
  if (flow(board).isShort) return because('short');
  const lamps = slotsWith(board, ['lamp']).length;
  if (lamps < goal.lamps) return because('no-lamp', { lamps, wanted: goal.lamps });
  if (litOn(board) < goal.lamps) return darkVerdict(goal, board);
  const verdict = goal.isSwitched ? switchVerdict(board) : null;
  if (verdict) return verdict;
  if (!goal.isSwitched && litOn(board, open) < goal.lamps) return because('switch-open');
  return breakVerdict(goal, board) ?? reached;
}

/** The board that a goal begins with. */
export const boardOf = (placed: readonly PlacedPart[]): Board =>
  Object.fromEntries(placed.map(({ slot, part }) => [slot, part]));
