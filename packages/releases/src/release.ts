import type { ReleaseSet } from '@grove/contracts';

/** A release set with the views that were drawn for it, by route pattern (`*` is the 404 page). */
export interface Release {
  readonly set: ReleaseSet;
  readonly views: Readonly<Record<string, string>>;
}
