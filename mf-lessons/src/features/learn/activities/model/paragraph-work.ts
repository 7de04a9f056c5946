import type { ParagraphGoal, Tile, TileRole } from '@grove/contracts';

/** A tile as it stands in the text: capital letter at the start of a sentence, and what follows it. */
export interface Written {
  readonly id: string;
  readonly text: string;
  readonly after: '' | ',' | '.';
}

/** Words that lead into the part that follows them. */
const leads: ReadonlySet<TileRole> = new Set(['because', 'instance', 'order', 'so']);

/** Whether a tile begins a sentence, after the one before it. `isTurned` says that the sentence began with "because". */
function begins(role: TileRole, before: TileRole | undefined, isTurned: boolean): boolean {
  if (before === undefined || role === 'instance' || role === 'order' || role === 'so') return true;
  if (leads.has(before)) return false;
  if (role === 'because') return before !== 'opinion' && before !== 'ending';
  return !(isTurned && before === 'reason');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The tiles as a text: sentences with capital letters, commas and full stops. */
export function written(tiles: readonly Tile[]): Written[] {
  let isTurned = false;
  const starts = tiles.map(({ role }, index) => {
    const isStart = begins(role, tiles[index - 1]?.role, isTurned);
    if (isStart) isTurned = role === 'because';
    else if (isTurned && role !== 'reason') isTurned = false;
    return { isStart, isInner: !isStart && tiles[index - 1]?.role === 'reason' };
  });
  return tiles.map(({ id, text, role }, index) => {
    const next = starts[index + 1];
    const isEnd = next === undefined || next.isStart;
    return {
      id,
      text: starts[index]!.isStart ? capital(text) : text,
      after: isEnd && !text.endsWith(',') ? '.' : next?.isInner && role === 'reason' ? ',' : '',
    };
  });
}

/** The tiles of the ids, in their order. */
export const tilesOf = ({ tiles }: ParagraphGoal, ids: readonly string[]): Tile[] =>
  ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);

/** The ids with one moved by a place; as they were where it cannot move. */
export function shifted(ids: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return ids;
  return ids.with(at, ids[to]!).with(to, id);
}

/** The whole text. */
export const textOf = (goal: ParagraphGoal, ids: readonly string[]): string =>
  written(tilesOf(goal, ids))
    .map(({ text, after }) => text + after)
    .join(' ');
