import type { ReleaseSet } from '@grove/contracts';
import { partsOf } from '@grove/releases';
import { buildKey } from '../measures.ts';
import type { VisitorCount } from '../visitors.ts';
import type { Comparison } from './judge.ts';
import { type JudgedMeasures, notMeasured, withoutExtremes } from './without-extremes.ts';

/** Builds are judged by their last day: what was before says little of how they do now. */
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Reads what a canary is judged by: both sets since it began, so that what both went through, such as a database that was away, speaks against neither.
 *
 * @param since when the canary began
 * @param read what was counted by visitor since a time
 */
export async function readCanaryMeasures(
  since: string,
  now: Date,
  read: (since: Date) => Promise<readonly VisitorCount[]>,
): Promise<ReadonlyMap<string, JudgedMeasures>> {
  return withoutExtremes(await read(new Date(Math.max(Date.parse(since), now.getTime() - dayMs))));
}

/** The parts in which two sets differ, as `[area, version in the active set, version in the canary]`. */
export function differences(active: ReleaseSet, canary: ReleaseSet): [area: string, before: string, after: string][] {
  const versions = new Map(partsOf(active).map(({ name, version }) => [name as string, version]));
  return partsOf(canary).flatMap(({ name, version }) => {
    const before = versions.get(name);
    return before === undefined || before === version ? [] : [[name, before, version]];
  });
}

/** The parts in which a canary differs from the active set, with what was measured of each. */
export function compareSets(
  active: ReleaseSet,
  canary: ReleaseSet,
  measures: ReadonlyMap<string, JudgedMeasures>,
): Comparison[] {
  const measured = (area: string, version: string) => ({
    version,
    measures: measures.get(buildKey(area, version)) ?? notMeasured,
  });
  return differences(active, canary).map(([area, before, after]) => ({
    area,
    canary: measured(area, after),
    active: measured(area, before),
  }));
}
