import type { Count } from './measures.ts';

/** Counts of one visitor. */
export interface VisitorCount extends Count {
  readonly visitor: string;
}

/** A count as one of a visitor. */
export const countedBy = (visitor: string, { area, version, measure, bucket, count }: Count): VisitorCount => ({
  visitor,
  area,
  version,
  measure,
  bucket,
  count,
});

/** What is recorded by visitor while a canary runs. */
export interface Watch {
  /** Another one for each canary, so that no visitor can be followed from one to the next. */
  readonly key: string;
  /** Whether a build is one of those that are compared. */
  readonly isCompared: (build: { area: string; version: string }) => boolean;
}

/** More visitors an hour would tell nothing new about a canary. */
const mostAnHour = 1_000;
const hourMs = 60 * 60 * 1_000;

/** Of the network that `addressKey` gives, what tells customers of a provider apart: of IPv6 the /48, of which a customer can have all (RFC 6177). */
export const networkOf = (addressKey: string): string =>
  addressKey.endsWith('::/64') ? `${addressKey.split(':').slice(0, 3).join(':')}::/48` : addressKey;

/** Lets in a bounded number of visitors each hour. */
export class VisitorBound {
  readonly #now: () => number;
  readonly #most: number;
  readonly #known = new Set<string>();
  #hour = -1;

  constructor(now: () => number, most = mostAnHour) {
    this.#now = now;
    this.#most = most;
  }

  /** Whether a visitor is one of those that are counted this hour. */
  admits(visitor: string): boolean {
    const hour = Math.floor(this.#now() / hourMs);
    if (hour !== this.#hour) this.#known.clear();
    this.#hour = hour;
    if (this.#known.size < this.#most) this.#known.add(visitor);
    return this.#known.has(visitor);
  }
}
