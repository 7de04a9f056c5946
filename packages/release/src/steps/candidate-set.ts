import type { AreaDescriptor, ContentDescriptor, ReleaseSet } from '@grove/contracts';
import { idOfSet, partsOf } from '@grove/releases';

/** Who makes a set, why and when. */
interface Making {
  readonly author: string;
  readonly reason: string;
  readonly at: Date;
}

/** The active set with one part replaced: an area, or the content. Equal parts make the same id, whoever puts them together. */
export function candidateSet(active: ReleaseSet, part: AreaDescriptor | ContentDescriptor, made: Making): ReleaseSet {
  const set: ReleaseSet = {
    ...active,
    author: made.author,
    reason: made.reason,
    createdAt: made.at.toISOString(),
    ...(part.name === 'content'
      ? { content: part }
      : { areas: active.areas.map((present) => (present.name === part.name ? part : present)) }),
  };
  return { ...set, id: idOfSet(partsOf(set)) };
}
