import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { Problem } from '@grove/tooling/problem';
import type { RequestTime } from './request-chain.ts';

/** A request that went over the network. Times count from the first request, in milliseconds. */
interface FetchedRequest extends RequestTime {
  readonly address: string;
  readonly isScript: boolean;
  /** As they came over the network: compressed, with headers. */
  readonly bytes: number;
}

interface Entry {
  address: string;
  startedMs: number;
  endedMs: number;
  isScript: boolean;
  bytes: number;
  fromCache: boolean;
  failure?: string;
}

const quietMs = 1000;
const quietWithinMs = 60_000;
const pollMs = 50;

/** Listens to what a page asks for. */
export class RequestLog {
  readonly #entries = new Map<string, Entry>();
  #lastChange = performance.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      const { pathname, search } = new URL(request.url);
      this.#entries.set(requestId, {
        address: pathname + search,
        startedMs: timestamp * 1000,
        endedMs: Infinity,
        isScript: false,
        bytes: 0,
        fromCache: false,
      });
      this.#lastChange = performance.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#change(requestId, { fromCache: true }));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const failure = response.status >= 400 ? { failure: `answer ${response.status}` } : {};
      this.#change(requestId, { isScript: response.mimeType.endsWith('javascript'), ...failure });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      this.#change(requestId, { endedMs: timestamp * 1000, bytes: encodedDataLength });
    });
    // What the page itself breaks off, such as a sound that the browser does not let it play, has not failed.
    session.on('Network.loadingFailed', ({ requestId, timestamp, errorText, canceled }) =>
      this.#change(requestId, { endedMs: timestamp * 1000, ...(canceled ? {} : { failure: errorText }) }),
    );
  }

  /** Resolves when for a second nothing was asked for and nothing is under way. */
  async quiet(): Promise<void> {
    const deadline = performance.now() + quietWithinMs;
    while (this.pending().length > 0 || performance.now() - this.#lastChange < quietMs) {
      if (performance.now() > deadline)
        throw new Problem(
          `The page does not come to rest. Still under way: ${this.pending().join(', ') || 'nothing'}.`,
        );
      await pause(pollMs);
    }
  }

  /** Addresses of what has been asked for and not come yet. */
  pending(): string[] {
    return [...this.#entries.values()]
      .filter(({ endedMs, fromCache }) => endedMs === Infinity && !fromCache)
      .map(({ address }) => address);
  }

  /** Everything that came over the network, in the order in which it was asked for. */
  fetched(): FetchedRequest[] {
    const entries = [...this.#entries.values()]
      .filter(({ fromCache }) => !fromCache)
      .toSorted((a, b) => a.startedMs - b.startedMs);
    const first = entries[0]?.startedMs ?? 0;
    return entries.map(({ address, isScript, bytes, startedMs, endedMs }) => ({
      address,
      isScript,
      bytes,
      startedMs: startedMs - first,
      endedMs: endedMs - first,
    }));
  }

  /** What failed, in words. */
  failures(): string[] {
    return [...this.#entries.values()].flatMap(({ address, failure }) => (failure ? [`${address}: ${failure}`] : []));
  }

  #change(requestId: string, news: Partial<Entry>): void {
    const entry = this.#entries.get(requestId);
    if (entry) Object.assign(entry, news);
    this.#lastChange = performance.now();
  }
}
