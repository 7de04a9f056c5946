import type { ReleaseSet } from '@grove/contracts';
import { type BuildMeasures, buildKey, type Count, measuresOf, noMeasures } from '../telemetry/measures.ts';
import { type Comparison, fewest } from './judge.ts';

/** Builds are judged by their last day: what was before says little of how they do now. */
const dayMs = 24 * 60 * 60 * 1_000;

type Measures = ReadonlyMap<string, BuildMeasures>;

/** What a canary is judged by. */
export interface CanaryMeasures {
  /** Measured since the canary began: what both sets went through, such as a database that was away, speaks against neither. */
  readonly meanwhile: Measures;
  /** Stands in for an active build that hardly anybody got since, as with a canary for nearly all browsers. */
  readonly lastDay: Measures;
}

/** Where nothing can be read. */
export const unmeasured: CanaryMeasures = { meanwhile: new Map(), lastDay: new Map() };

/**
 * Reads what a canary is judged by.
 *
 * @param since when the canary began
 * @param read everything counted since a time
 */
export async function readCanaryMeasures(since: string, now: Date, read: (since: Date) => Promise<readonly Count[]>): Promise<CanaryMeasures> {
  const dayAgo = now.getTime() - dayMs;
  const measuredSince = async (ms: number): Promise<Measures> => measuresOf(await read(new Date(ms)));
  return { meanwhile: await measuredSince(Math.max(Date.parse(since), dayAgo)), lastDay: await measuredSince(dayAgo) };
}

/** The builds in which a canary differs from the active set, with what was measured of each. */
export function compareSets(active: ReleaseSet, canary: ReleaseSet, { meanwhile, lastDay }: CanaryMeasures): Comparison[] {
  const versions = new Map([active.shell, ...active.areas].map(({ name, version }) => [name as string, version]));
  const measuredIn = (measures: Measures, area: string, version: string) => measures.get(buildKey(area, version)) ?? noMeasures;
  return [canary.shell, ...canary.areas].flatMap(({ name, version }) => {
    const before = versions.get(name);
    if (before === undefined || before === version) return [];
    const seen = measuredIn(meanwhile, name, before);
    const measures = seen.views < fewest ? measuredIn(lastDay, name, before) : seen;
    return [{ area: name, canary: { version, measures: measuredIn(meanwhile, name, version) }, active: { version: before, measures } }];
  });
}
