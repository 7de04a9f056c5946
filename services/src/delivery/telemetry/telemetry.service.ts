import type { TelemetryReport } from '@grove/contracts';
import { Logger } from '@nestjs/common';
import { type Count, countsOf, buildKey } from './measures.ts';

/** Reports that come within this time, in milliseconds, are written with one statement. */
const collectMs = 1_000;
/** After a write that failed, the next attempt comes this much later. */
const retryMs = 10_000;
/** Distinct counts that are kept while the database is away. */
const mostWaiting = 20_000;

interface Surroundings {
  readonly isKnown: (setId: string) => Promise<(build: { area: string; version: string }) => boolean>;
  readonly write: (at: Date, counts: readonly Count[]) => Promise<void>;
  readonly now: () => number;
  /** Runs something once, later; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Brings reports of pages into the table: adds up what comes within a second, and writes it with one statement. */
export class Telemetry {
  readonly #logger = new Logger(Telemetry.name);
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  #waiting = new Map<string, Count>();
  #cancelFlush: (() => void) | undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Counts a report; builds that nobody released are left out. Throws when the database is away and the page's set not known yet. */
  async take(report: TelemetryReport): Promise<void> {
    const isKnown = await this.#surroundings.isKnown(report.setId);
    this.#add(countsOf(report).filter(isKnown));
  }

  /** Tells of every batch that was written. */
  onWritten(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Writes what is waiting. What cannot be written waits for the next attempt. */
  async flush(): Promise<void> {
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    const counts = [...this.#waiting.values()];
    if (counts.length === 0) return;
    this.#waiting = new Map();
    try {
      await this.#surroundings.write(new Date(this.#surroundings.now()), counts);
    } catch (error) {
      this.#logger.warn('Telemetry could not be written and waits', error);
      this.#add(counts, retryMs);
      return;
    }
    for (const listener of this.#listeners) listener();
  }

  #add(counts: readonly Count[], flushInMs = collectMs): void {
    for (const count of counts) {
      const key = `${buildKey(count.area, count.version)} ${count.measure} ${count.bucket}`;
      const before = this.#waiting.get(key);
      if (before || this.#waiting.size < mostWaiting) this.#waiting.set(key, { ...count, count: count.count + (before?.count ?? 0) });
    }
    if (this.#waiting.size > 0) this.#cancelFlush ??= this.#surroundings.after(flushInMs, () => void this.flush());
  }
}
