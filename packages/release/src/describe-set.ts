import type { ReleaseSet } from '@grove/contracts';
import { partsOf, type SetParts } from '@grove/releases';

interface Part {
  readonly name: string;
  readonly version: string;
}

/** The parts of a set whose version is another one in the set before it. */
export function changedParts(set: SetParts, before: SetParts | undefined): Part[] {
  const known = new Map(before ? partsOf(before).map(({ name, version }) => [name, version]) : []);
  return partsOf(set).filter(({ name, version }) => known.get(name) !== version);
}

/** What a set brings against another one, as in `mf-chat 0.1.0-abc, mf-media 0.1.0-def`. */
export function describeChanges(set: ReleaseSet, before: ReleaseSet | undefined): string {
  const changed = changedParts(set, before);
  if (changed.length === 0) return 'nothing new';
  if (changed.length === partsOf(set).length) return 'all parts';
  return changed.map(({ name, version }) => `${name} ${version}`).join(', ');
}
