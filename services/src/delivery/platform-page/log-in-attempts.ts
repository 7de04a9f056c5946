import { addressKey, MemoryRateLimiter } from '@grove/http';
import type { IncomingMessage } from 'node:http';

/** A person who mistypes has room enough; guessing has not, from however many addresses. */
const ofOneAddress = { burst: 5, perMinute: 5 };
const ofAll = { burst: 30, perMinute: 30 };

/** Slows down whoever tries tokens. */
export class LogInAttempts {
  readonly #limiter: MemoryRateLimiter;

  constructor(now: () => number) {
    this.#limiter = new MemoryRateLimiter(now);
  }

  /** Counts one; the whole seconds to wait when there were too many, else 0. */
  count(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): number {
    return this.#limiter.take([
      { key: addressKey(request, trustedProxies), rate: ofOneAddress },
      { key: 'all', rate: ofAll },
    ]);
  }
}
