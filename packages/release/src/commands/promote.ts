import { Problem } from '@grove/tooling/problem';
import type { HistoryEntry, Pointers } from '@grove/releases';
import { authorOf, readArguments } from '../arguments.ts';
import { describeChanges } from '../describe-set.ts';
import { requirePointers, requireReadable, siteOrigin, withPlatform } from '../platform.ts';

const usage = 'npm run promote -- <set> [--reason "why"] [--author name]';
const LOOK_BACK = 50;

/** Makes a recorded set what everybody gets, as a canary that went well. */
export async function promote(args: string[]): Promise<number> {
  const { values, word: setId } = readArguments(
    args,
    { reason: { type: 'string' }, author: { type: 'string' } },
    usage,
    1,
  );
  return withPlatform(async (platform) => {
    const { registry } = platform;
    const before = await requirePointers({ registry });
    if (before.active === setId) return console.log(`The set ${setId} is what everybody gets already.`);
    if (wasOvertaken(before, setId, await registry.history(LOOK_BACK))) {
      throw new Problem(
        `Since the canary ${setId} began, others have released, and it does not hold what they did: release its area again (npm run release -- <area>), which puts it on top of theirs.`,
      );
    }
    await requireReadable(platform, setId);
    const pointers = await registry.promote(setId, {
      author: authorOf(values.author),
      reason: values.reason ?? `Promotion of ${setId}`,
      expectedRevision: before.revision,
    });
    const [set, left] = await Promise.all([registry.set(pointers.active), registry.set(before.active)]);
    console.log(
      `Everybody now gets the set ${pointers.active}${set && left ? ` (${describeChanges(set, left)})` : ''}: ${siteOrigin()}`,
    );
  });
}

/** True when the set is the canary and what is active changed after it began: promoting it would take that back without anybody wanting it. */
export function wasOvertaken({ canary }: Pointers, setId: string, history: readonly HistoryEntry[]): boolean {
  if (canary?.setId !== setId) return false;
  return history.some(({ kind, at }) => (kind === 'promoted' || kind === 'rolled-back') && at > canary.since);
}
