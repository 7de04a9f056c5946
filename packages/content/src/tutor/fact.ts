import type { Check } from './explanation.ts';

/** A fact in a sentence or two that learners of every age can read, and the ways of asking for it. */
export interface Fact {
  /** Unique in its group. */
  readonly id: string;
  readonly asks: readonly string[];
  readonly says: string;
  readonly check?: Check;
}
