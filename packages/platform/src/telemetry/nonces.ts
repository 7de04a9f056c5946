import { telemetryNonceCall, telemetryNonceLifetimeMs } from '@grove/contracts';
import { request } from '../api/client.ts';

interface Dependencies {
  readonly fetchNonce: () => Promise<string>;
  readonly now: () => number;
}

/** Asks the service for the nonce of one report. */
export const fetchNonce = async (): Promise<string> => {
  const answer = await request(telemetryNonceCall.method, telemetryNonceCall.path);
  return telemetryNonceCall.response.parse(await answer.json()).nonce;
};

/**
 * Holds the nonce of the next report ready: a page that is left has no time to ask for one. What cannot be sent for want of a nonce waits for the next
 * attempt.
 */
export class Nonces {
  readonly #dependencies: Dependencies;
  #held: { readonly nonce: string; readonly untilMs: number } | undefined;
  #asking: Promise<void> | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends a report with the nonce at hand; false when there is none, or when the browser does not take the report. */
  use(send: (nonce: string) => boolean): boolean {
    const held = this.#held;
    if (!held || held.untilMs <= this.#dependencies.now() || !send(held.nonce)) return false;
    this.#held = undefined;
    return true;
  }

  /** Asks for a nonce unless a good one is at hand. Never rejects: telemetry is not worth a word to a learner. */
  async refill(): Promise<void> {
    // Halfway to its end it is exchanged, so that a page that is left late still has a good one.
    if (this.#held && this.#dependencies.now() < this.#held.untilMs - telemetryNonceLifetimeMs / 2) return;
    this.#asking ??= this.#dependencies.fetchNonce().then(
      (nonce) => void (this.#held = { nonce, untilMs: this.#dependencies.now() + telemetryNonceLifetimeMs }),
      () => undefined,
    );
    await this.#asking;
    this.#asking = undefined;
  }
}
