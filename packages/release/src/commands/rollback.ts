import { Problem } from '@grove/tooling/problem';
import { authorOf, readArguments } from '../arguments.ts';
import { describeChanges } from '../describe-set.ts';
import { requirePointers, requireReadable, siteOrigin, withPlatform } from '../platform.ts';

const usage = 'npm run rollback -- --reason "why" [--to <set>] [--author name]';

/** Serves an earlier set again: the one before, or the one that is named. A canary ends. Works while the site is down. */
export async function rollback(args: string[]): Promise<number> {
  const { values } = readArguments(
    args,
    { to: { type: 'string' }, reason: { type: 'string' }, author: { type: 'string' } },
    usage,
    0,
  );
  const { to, reason } = values;
  if (!reason) throw new Problem(`Say why, for those who read the history. Use it like this: ${usage}`);
  return withPlatform(async (platform) => {
    const { registry } = platform;
    const before = await requirePointers({ registry });
    const target = to ?? (await registry.previous());
    if (target) await requireReadable(platform, target);
    const { active } = await registry.rollBack({
      author: authorOf(values.author),
      reason,
      expectedRevision: before.revision,
      ...(to && { to }),
    });
    if (active === before.active) return console.log(`The set ${active} is what everybody gets already.`);
    const [set, left] = await Promise.all([registry.set(active), registry.set(before.active)]);
    console.log(
      `Everybody gets the set ${active} again${set && left ? ` (${describeChanges(set, left)})` : ''}: ${siteOrigin()}`,
    );
  });
}
