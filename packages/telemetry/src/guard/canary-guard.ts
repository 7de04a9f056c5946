import { ReleaseRefused, type Registry } from '@grove/releases';
import type { Log } from '../log.ts';
import type { VisitorCount } from '../visitors.ts';
import { compareSets, readCanaryMeasures } from './compare-sets.ts';
import { judge } from './judge.ts';

/** A batch of telemetry is looked at at once, but not more often than this, in milliseconds. */
const leastBetweenMs = 5_000;
const longestReason = 200;

interface Dependencies {
  readonly registry: Pick<Registry, 'pointers' | 'set' | 'endCanary'>;
  readonly read: (since: Date) => Promise<readonly VisitorCount[]>;
  /** Deletes what is kept by visitor. */
  readonly forget: () => Promise<void>;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * Ends a canary that does clearly worse than the active set. Every copy of the service has one; that of several only one acts is the registry's doing, which takes a
 * change for one revision once.
 */
export class CanaryGuard {
  readonly #dependencies: Dependencies;
  /** What an earlier process left is forgotten too. */
  #hasForgotten = false;
  #lookedAtMs = -Infinity;
  #looking: Promise<void> | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Looks once, unless it just did; a look that fails is repeated with the next. Never rejects. */
  async look(): Promise<void> {
    if (this.#looking || this.#dependencies.now() - this.#lookedAtMs < leastBetweenMs) return this.#looking;
    this.#lookedAtMs = this.#dependencies.now();
    this.#looking = this.#judge().catch((error: unknown) =>
      this.#dependencies.log.warn('The canary could not be judged', error),
    );
    await this.#looking;
    this.#looking = undefined;
  }

  async #judge(): Promise<void> {
    const { registry, read, now } = this.#dependencies;
    const pointers = await registry.pointers();
    if (!pointers?.canary) return this.#forget();
    this.#hasForgotten = false;
    const [active, canary] = await Promise.all([registry.set(pointers.active), registry.set(pointers.canary.setId)]);
    if (!active || !canary) return;
    const measures = await readCanaryMeasures(pointers.canary.since, new Date(now()), read);
    const reason = judge(compareSets(active, canary, measures));
    if (reason) await this.#halt(reason.slice(0, longestReason), pointers.revision);
  }

  async #forget(): Promise<void> {
    if (this.#hasForgotten) return;
    await this.#dependencies.forget();
    this.#hasForgotten = true;
  }

  async #halt(reason: string, expectedRevision: number): Promise<void> {
    try {
      await this.#dependencies.registry.endCanary({ kind: 'halted', author: 'canary guard', reason, expectedRevision });
      this.#dependencies.log.warn(`The canary was halted. ${reason}`);
    } catch (error) {
      // Another copy, or a person, was faster.
      if (!(error instanceof ReleaseRefused)) throw error;
    }
  }
}
