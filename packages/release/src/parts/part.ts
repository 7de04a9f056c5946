import type { AreaDescriptor, ContentDescriptor, ReleaseSet } from '@grove/contracts';
import type { ObjectStore, Recording } from '@grove/releases';
import type { Platform } from '../platform.ts';

/** Something that was built and can join a release set: an area, or the content. */
export interface Part {
  readonly descriptor: AreaDescriptor | ContentDescriptor;
  /** Everything that can be said against it beside what is active: one sentence for each fault, which says what to do. */
  refusals(active: ReleaseSet): Promise<readonly string[]>;
  /** Runs its own tests. Throws a Problem that tells which fail. */
  test(): Promise<void>;
  /** Draws the first views of a set that has it. @returns all views of the set, by route pattern */
  draw(store: ObjectStore, active: ReleaseSet, set: ReleaseSet): Promise<Record<string, string>>;
  /** Puts its files into the store. What is there already stays. */
  upload(store: ObjectStore): Promise<void>;
  /** Puts it on record beside the sets, where that is needed. */
  record(platform: Platform, why: Recording): Promise<void>;
}
