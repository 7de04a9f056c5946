import type { AreaDescriptor, ContentDescriptor, ReleaseSet, ShellDescriptor } from '@grove/contracts';

/** What a release set consists of, as far as it names parts. */
export type SetParts = Pick<ReleaseSet, 'shell' | 'areas' | 'content'>;

/** The parts of a set: the shell, the areas, and the content if the set says which. Each has a folder of its own in the store. */
export const partsOf = (set: SetParts): (ShellDescriptor | AreaDescriptor | ContentDescriptor)[] => [
  set.shell,
  ...set.areas,
  ...(set.content ? [set.content] : []),
];
