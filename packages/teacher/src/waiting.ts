import type { Asker } from '@grove/workers';

/** Who asks, and until when somebody waits for the answer. */
export interface Waiting {
  readonly asker: Asker;
  readonly signal?: AbortSignal;
}
