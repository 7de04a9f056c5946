/** How much may come: `burst` at once, and `perMinute` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** One thing that comes, and from whom. */
export interface Take {
  readonly key: string;
  readonly rate: Rate;
}

/** Counts what comes from whom. */
export interface RateLimiter {
  /** Takes one of each, in their order, up to the first that has none left; the whole seconds to wait for that one, else 0. */
  take(takes: readonly Take[]): number | Promise<number>;
}

const minuteMs = 60_000;
const mostBuckets = 50_000;

/** Holds up to `burst` tokens, fills up with time, and gives one a call. */
export class TokenBucket {
  readonly #burst: number;
  readonly #everyMs: number;
  #tokens: number;
  #filledAt: number;

  constructor({ burst, perMinute }: Rate, now: number) {
    this.#burst = burst;
    this.#everyMs = minuteMs / perMinute;
    this.#tokens = burst;
    this.#filledAt = now;
  }

  /** Takes one; the whole seconds to wait when there is none left, else 0. */
  take(now: number): number {
    this.#tokens = Math.min(this.#burst, this.#tokens + (now - this.#filledAt) / this.#everyMs);
    this.#filledAt = now;
    if (this.#tokens < 1) return Math.max(1, Math.ceil(((1 - this.#tokens) * this.#everyMs) / 1_000));
    this.#tokens -= 1;
    return 0;
  }

  /** Whether it says no more than a new one would. */
  isFull(now: number): boolean {
    return this.#tokens + (now - this.#filledAt) / this.#everyMs >= this.#burst;
  }
}

/** Counts for this copy of the service alone, with a bucket in memory for each key. Full ones are forgotten; of too many, those that were unused longest. */
export class MemoryRateLimiter implements RateLimiter {
  /** In order of their last use, the oldest first. */
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #now: () => number;
  readonly #most: number;

  constructor(now: () => number, most = mostBuckets) {
    this.#now = now;
    this.#most = most;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  take(takes: readonly Take[]): number {
    for (const take of takes) {
      const waitSeconds = this.#takeOne(take);
      if (waitSeconds > 0) return waitSeconds;
    }
    return 0;
  }

  #takeOne({ key, rate }: Take): number {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? new TokenBucket(rate, now);
    const waitSeconds = bucket.take(now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    this.#forget(now);
    return waitSeconds;
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (!bucket.isFull(now) && this.#buckets.size <= this.#most) return;
      this.#buckets.delete(key);
    }
  }
}
