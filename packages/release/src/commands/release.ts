import { Problem } from '@grove/tooling/problem';
import { seconds, step } from '@grove/tooling/steps';
import type { ReleaseSet } from '@grove/contracts';
import type { Pointers } from '@grove/releases';
import { authorOf, numberOf, partOf, readArguments, type ReleasedPart } from '../arguments.ts';
import { changedParts, describeChanges } from '../describe-set.ts';
import { prepareArea } from '../parts/area.ts';
import { prepareContent } from '../parts/content.ts';
import type { Part } from '../parts/part.ts';
import { promoteWithRetry } from '../promote-with-retry.ts';
import { requireActive, requirePointers, siteOrigin, withPlatform, type Platform } from '../platform.ts';
import { candidateSet } from '../steps/candidate-set.ts';
import { uploadSet } from '../steps/publish-set.ts';
import { smokeTest } from '../steps/smoke-test.ts';
import { waitForTurn } from '../wait-for-turn.ts';

const usage = 'npm run release -- <area or content> [--canary 10] [--reason "why"] [--author name] [--no-tests]';

/** What somebody asked for. */
interface ReleaseOptions {
  readonly name: ReleasedPart;
  readonly author: string;
  /** As it will stand in the history. */
  readonly reason: string;
  readonly tests: boolean;
  /** Percentage of browsers that get it; undefined for all of them. */
  readonly percent: number | undefined;
}

function readOptions(args: string[]): ReleaseOptions {
  const known = {
    canary: { type: 'string' },
    reason: { type: 'string' },
    author: { type: 'string' },
    'no-tests': { type: 'boolean' },
  } as const;
  const { values, word } = readArguments(args, known, usage, 1);
  const name = partOf(word);
  const tests = !values['no-tests'];
  const reason = `${values.reason ?? `Release of ${name}`}${tests ? '' : ' (its own tests were left out)'}`;
  return {
    name,
    author: authorOf(values.author),
    reason,
    tests,
    percent: values.canary === undefined ? undefined : numberOf('canary', values.canary, 1, 99),
  };
}

/**
 * Builds one area, or the content, and makes it a part of what is served. Only the last step changes what learners get.
 *
 * @param args the area or `content`, and options as in `usage`
 */
export async function release(args: string[]): Promise<number> {
  const chosen = readOptions(args);
  return withPlatform((platform) => releasePart(platform, chosen));
}

async function releasePart(platform: Platform, options: ReleaseOptions): Promise<void> {
  const { name, percent } = options;
  const started = performance.now();
  const pointersBefore = await requirePointers(platform);
  const before = await requireActive(platform, pointersBefore);
  const part = name === 'content' ? await prepareContent(platform) : await prepareArea(name);
  const { version } = part.descriptor;
  if (changedParts(candidateSet(before, part.descriptor, { ...options, at: new Date() }), before).length === 0) {
    console.log(`${name} ${version} is what everybody gets already: there is nothing to release.`);
    return;
  }
  if (percent) await requireNoOtherCanary(platform, pointersBefore, before, name);
  await step('check', () => requireFit(part, before));
  if (options.tests) await step('own tests', part.test);

  const onWait = () => console.log('… somebody else is releasing: this release waits for its turn');
  const pointers = await waitForTurn(platform.databaseUrl, onWait, () =>
    promoteWithRetry({
      readPointers: () => requirePointers(platform),
      validate: (at) => validate(platform, options, part, at),
      promote: (setId, at) => step(percent ? 'canary' : 'promote', () => movePointers(platform, options, setId, at)),
      onMoved: async (now) => {
        const active = await requireActive(platform, now);
        console.log(
          `… what is served changed meanwhile (set ${now.active}: ${describeChanges(active, before)}): trying it again on top of that`,
        );
      },
    }),
  );
  const whom = percent ? `${percent} % of browsers now get` : 'Everybody now gets';
  console.log(
    `\n${whom} ${name} ${version} (set ${percent ? pointers.canary?.setId : pointers.active}), after ${seconds(performance.now() - started)}: ${siteOrigin()}`,
  );
}

/** Makes the set with the part from what is active, puts it where all copies find it, and tries it out. @returns the set's id */
async function validate(
  platform: Platform,
  { name, percent, author, reason }: ReleaseOptions,
  part: Part,
  at: Pointers,
): Promise<string> {
  const active = await requireActive(platform, at);
  // What the first check saw may have been replaced meanwhile.
  await requireFit(part, active);
  if (percent) await requireNoOtherCanary(platform, at, active, name);
  const set = candidateSet(active, part.descriptor, { author, reason, at: new Date() });
  const views = await step('first views', () => part.draw(platform.store, active, set));
  await step('upload', async () => {
    await part.upload(platform.store);
    await uploadSet(platform.store, set, views);
  });
  await step('record', async () => {
    await part.record(platform, { author, reason });
    await platform.registry.record(set);
  });
  await step('smoke test', () => smokeTest(platform, set, name));
  return set.id;
}

function movePointers(
  { registry }: Platform,
  { author, reason, percent }: ReleaseOptions,
  setId: string,
  { revision }: Pointers,
): Promise<Pointers> {
  const change = { author, reason, expectedRevision: revision };
  return percent ? registry.startCanary(setId, percent, change) : registry.promote(setId, change);
}

async function requireFit(part: Part, active: ReleaseSet): Promise<void> {
  const refusals = await part.refusals(active);
  if (refusals.length > 0) throw new Problem(`${refusals.join('\n')}\nNothing was released.`);
}

/** One canary runs at a time; only the same part's next try takes its place. */
async function requireNoOtherCanary(
  { registry }: Platform,
  { canary }: Pointers,
  active: ReleaseSet,
  name: ReleasedPart,
): Promise<void> {
  const set = canary && (await registry.set(canary.setId));
  if (!set || changedParts(set, active).every((part) => part.name === name)) return;
  throw new Problem(
    `A canary of ${describeChanges(set, active)} is running: promote it (npm run promote -- ${set.id}) or end it (npm run canary -- --end), then release yours.`,
  );
}
