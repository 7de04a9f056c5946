import type { HistoryEntry, Pointers } from '@grove/releases';
import type { ReleaseSet } from '@grove/contracts';
import { readArguments } from '../arguments.ts';
import { describeChanges } from '../describe-set.ts';
import { requirePointers, withPlatform } from '../platform.ts';
import { table } from '../table.ts';

const LINES = 15;

const said: Readonly<Record<HistoryEntry['kind'], (entry: HistoryEntry) => string>> = {
  promoted: () => 'promoted',
  'rolled-back': () => 'rolled back',
  canary: ({ percent }) => `canary ${percent} %`,
  'canary-ended': () => 'canary ended',
  'canary-halted': () => 'canary halted',
};

/** Prints what was released, newest first: when, what it brought, who did it and why. */
export async function releases(args: string[]): Promise<number> {
  readArguments(args, {}, 'npm run releases', 0);
  return withPlatform(async ({ registry }) => {
    const pointers = await requirePointers({ registry });
    const history = await registry.history(LINES);
    const ids = new Set(
      history.flatMap(({ setId, previousSetId }) => (previousSetId ? [setId, previousSetId] : [setId])),
    );
    const sets = new Map(
      (await Promise.all([...ids].map((id) => registry.set(id)))).flatMap((set) =>
        set ? [[set.id, set] as const] : [],
      ),
    );
    console.log(`\n${historyTable(history, pointers, sets)}`);
    if (pointers.canary)
      console.log(
        `\n${pointers.canary.percent} % of browsers get the canary ${pointers.canary.setId} since ${minutes(pointers.canary.since)}.`,
      );
  });
}

/** The history as a table; the newest line of the active set and of the canary says so. */
export function historyTable(
  history: readonly HistoryEntry[],
  { active, canary }: Pointers,
  sets: ReadonlyMap<string, ReleaseSet>,
): string {
  const marks = new Map([[active, 'active'], ...(canary ? [[canary.setId, 'canary'] as const] : [])]);
  const rows = history.map((entry) => {
    const set = sets.get(entry.setId);
    const mark = marks.get(entry.setId) ?? '';
    marks.delete(entry.setId);
    return [
      entry.setId,
      mark,
      said[entry.kind](entry),
      set ? describeChanges(set, sets.get(entry.previousSetId ?? '')) : 'of another version of Grove',
      minutes(entry.at),
      entry.author,
      entry.reason,
    ];
  });
  return table(['set', '', 'what', 'brought', 'when (UTC)', 'who', 'why'], rows);
}

const minutes = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
