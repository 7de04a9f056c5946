import { Problem } from '@grove/tooling/problem';
import type { Bundle } from '@grove/tooling/bundles';
import { seconds, step } from '@grove/tooling/steps';
import type { AreaName, ReleaseSet } from '@grove/contracts';
import type { Pointers } from '@grove/releases';
import { areaOf, authorOf, numberOf, readArguments } from '../arguments.ts';
import { checkArea, type Candidate } from '../checks/check-area.ts';
import { changedParts, describeChanges } from '../describe-set.ts';
import { promoteWithRetry } from '../promote-with-retry.ts';
import { requirePointers, siteOrigin, withPlatform, type Platform } from '../platform.ts';
import { buildArea } from '../steps/build-area.ts';
import { candidateSet } from '../steps/candidate-set.ts';
import { runOwnTests } from '../steps/own-tests.ts';
import { drawSet, upload } from '../steps/publish-set.ts';
import { readBuild } from '../steps/read-build.ts';
import { smokeTest } from '../steps/smoke-test.ts';
import { waitForTurn } from '../wait-for-turn.ts';

const usage = 'npm run release -- mf-chat [--canary 10] [--reason "why"] [--author name] [--no-tests]';

/** What somebody asked for. */
interface ReleaseOptions {
  readonly name: AreaName;
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
  const name = areaOf(word);
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
 * Builds one area and makes it a part of what is served. Only the last step changes what learners get.
 *
 * @param args the area, and options as in `usage`
 */
export async function release(args: string[]): Promise<number> {
  const chosen = readOptions(args);
  return withPlatform((platform) => releaseArea(platform, chosen));
}

async function releaseArea(platform: Platform, options: ReleaseOptions): Promise<void> {
  const { name, percent } = options;
  const started = performance.now();
  const pointersBefore = await requirePointers(platform);
  const before = await requireActive(platform, pointersBefore);
  const bundle = await step('build', () => buildArea(name));
  if (before.areas.some((area) => area.name === name && area.version === bundle.version)) {
    console.log(`${name} ${bundle.version} is what everybody gets already: there is nothing to release.`);
    return;
  }
  if (percent) await requireNoOtherCanary(platform, pointersBefore, before, name);
  const candidate = await readBuild(bundle);
  await step('check', async () => requireFit(candidate, before));
  if (options.tests) await step('own tests', () => runOwnTests(name));

  const onWait = () => console.log('… somebody else is releasing: this release waits for its turn');
  const pointers = await waitForTurn(platform.databaseUrl, onWait, () =>
    promoteWithRetry({
      readPointers: () => requirePointers(platform),
      validate: (at) => validate(platform, options, { bundle, candidate, at }),
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
    `\n${whom} ${name} ${bundle.version} (set ${percent ? pointers.canary?.setId : pointers.active}), after ${seconds(performance.now() - started)}: ${siteOrigin()}`,
  );
}

/** Makes the set with the area's build from what is active, puts it where all copies find it, and tries it out. @returns the set's id */
async function validate(
  platform: Platform,
  { name, percent, author, reason }: ReleaseOptions,
  { bundle, candidate, at }: { bundle: Bundle; candidate: Candidate; at: Pointers },
): Promise<string> {
  const active = await requireActive(platform, at);
  // What the first check saw may have been replaced meanwhile.
  requireFit(candidate, active);
  if (percent) await requireNoOtherCanary(platform, at, active, name);
  const set = candidateSet(active, candidate.area, { author, reason, at: new Date() });
  const views = await step('first views', () => drawSet(platform.store, active, set, name));
  await step('upload', () => upload(platform.store, bundle, set, views));
  await step('record', () => platform.registry.record(set));
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

function requireFit(candidate: Candidate, active: ReleaseSet): void {
  const refusals = checkArea(candidate, active);
  if (refusals.length > 0) throw new Problem(`${refusals.join('\n')}\nNothing was released.`);
}

/** One canary runs at a time; only the same area's next try takes its place. */
async function requireNoOtherCanary(
  { registry }: Platform,
  { canary }: Pointers,
  active: ReleaseSet,
  name: AreaName,
): Promise<void> {
  const set = canary && (await registry.set(canary.setId));
  if (!set || changedParts(set, active).every((part) => part.name === name)) return;
  throw new Problem(
    `A canary of ${describeChanges(set, active)} is running: promote it (npm run promote -- ${set.id}) or end it (npm run canary -- --end), then release yours.`,
  );
}

async function requireActive({ registry }: Platform, { active }: Pointers): Promise<ReleaseSet> {
  const set = await registry.set(active);
  if (!set)
    throw new Problem(
      `The active set ${active} cannot be read by this version of Grove: bring your branch up to date, then release again.`,
    );
  return set;
}
