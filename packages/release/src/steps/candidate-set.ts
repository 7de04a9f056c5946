import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';
import { idOfSet } from '@grove/releases';

/** The active set with one area replaced. Equal builds make the same id, whoever puts them together. */
export function candidateSet(
  active: ReleaseSet,
  area: AreaDescriptor,
  made: { readonly author: string; readonly reason: string; readonly at: Date },
): ReleaseSet {
  const areas = active.areas.map((present) => (present.name === area.name ? area : present));
  return {
    ...active,
    id: idOfSet([active.shell, ...areas]),
    author: made.author,
    reason: made.reason,
    createdAt: made.at.toISOString(),
    areas,
  };
}
