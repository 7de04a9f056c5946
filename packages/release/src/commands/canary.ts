import { Problem } from '@grove/tooling/problem';
import { areaFolders } from '@grove/config/areas';
import type { Registry } from '@grove/releases';
import { authorOf, numberOf, readArguments } from '../arguments.ts';
import { changedParts } from '../describe-set.ts';
import { requirePointers, requireReadable, siteOrigin, withPlatform } from '../platform.ts';

const usage = 'npm run canary -- <set, area or content> --percent 20, or npm run canary -- --end';
const LOOK_BACK = 50;

/** Lets some browsers get another set, changes how many do, or ends it. */
export async function canary(args: string[]): Promise<number> {
  const ends = args.includes('--end');
  const options = {
    percent: { type: 'string' },
    end: { type: 'boolean' },
    reason: { type: 'string' },
    author: { type: 'string' },
  } as const;
  const { values, word } = readArguments(args, options, usage, ends ? 0 : 1);
  const author = authorOf(values.author);
  if (!ends && values.percent === undefined)
    throw new Problem(`Say how many browsers get it. Use it like this: ${usage}`);
  const percent = ends ? 0 : numberOf('percent', values.percent!, 1, 99);

  return withPlatform(async (platform) => {
    const { registry } = platform;
    const { revision, active } = await requirePointers({ registry });
    if (ends) {
      await registry.endCanary({
        kind: 'ended',
        author,
        reason: values.reason ?? 'The canary ended',
        expectedRevision: revision,
      });
      return console.log(`The canary has ended: everybody gets the set ${active}: ${siteOrigin()}`);
    }
    const setId = await setFor(registry, word, active);
    await requireReadable(platform, setId);
    const pointers = await registry.startCanary(setId, percent, {
      author,
      reason: values.reason ?? `Canary of ${word}`,
      expectedRevision: revision,
    });
    console.log(`${pointers.canary?.percent} % of browsers now get the set ${setId}: ${siteOrigin()}`);
  });
}

/** For an area, or the content: the newest set that differs from the active one in this and in nothing else. */
async function setFor(registry: Registry, word: string, active: string): Promise<string> {
  if (word !== 'content' && !areaFolders.some((name) => name === word)) return word;
  const present = await registry.set(active);
  for (const { set } of await registry.sets(LOOK_BACK)) {
    const changed = changedParts(set, present);
    if (changed.length === 1 && changed[0]?.name === word) return set.id;
  }
  throw new Problem(
    `No recorded set brings another ${word} to what is active now: release one with npm run release -- ${word} --canary 10`,
  );
}
