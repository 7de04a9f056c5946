import type { ReleaseSet } from '@grove/contracts';
import { type BuildMeasures, buildKey, noMeasures } from '../telemetry/measures.ts';
import type { Comparison } from './judge.ts';

/** The builds in which a canary differs from the active set, with what was measured of each. */
export function compareSets(active: ReleaseSet, canary: ReleaseSet, measures: ReadonlyMap<string, BuildMeasures>): Comparison[] {
  const versions = new Map([active.shell, ...active.areas].map(({ name, version }) => [name as string, version]));
  const measured = (area: string, version: string) => ({ version, measures: measures.get(buildKey(area, version)) ?? noMeasures });
  return [canary.shell, ...canary.areas].flatMap(({ name, version }) => {
    const before = versions.get(name);
    return before === undefined || before === version ? [] : [{ area: name, canary: measured(name, version), active: measured(name, before) }];
  });
}
