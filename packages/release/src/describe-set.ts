import type { ReleaseSet } from '@grove/contracts';

interface Part {
  readonly name: string;
  readonly version: string;
}

const parts = (set: Pick<ReleaseSet, 'shell' | 'areas'>): Part[] => [set.shell, ...set.areas];

/** The parts of a set whose version is another one in the set before it. */
export function changedParts(
  set: Pick<ReleaseSet, 'shell' | 'areas'>,
  before: Pick<ReleaseSet, 'shell' | 'areas'> | undefined,
): Part[] {
  const known = new Map(before ? parts(before).map(({ name, version }) => [name, version]) : []);
  return parts(set).filter(({ name, version }) => known.get(name) !== version);
}

/** What a set brings against another one, as in `mf-chat 0.1.0-abc, mf-media 0.1.0-def`. */
export function describeChanges(set: ReleaseSet, before: ReleaseSet | undefined): string {
  const changed = changedParts(set, before);
  if (changed.length === 0) return 'nothing new';
  if (changed.length === parts(set).length) return 'all parts';
  return changed.map(({ name, version }) => `${name} ${version}`).join(', ');
}
