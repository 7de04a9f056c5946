import { createHmac } from 'node:crypto';
import type { TelemetryReport } from '@grove/contracts';
import type { Log } from './log.ts';
import { type Count, countsOf, countsOfContent } from './measures.ts';
import type { PageNonce, PageNonces } from './page-nonces.ts';
import { countedBy, VisitorBound, type VisitorCount, type Watch } from './visitors.ts';

/** Reports that come within this time, in milliseconds, are written at once. */
const collectMs = 2_000;
/** After a write that failed, the next attempt comes this much later. */
const retryMs = 10_000;
/** Reports that wait while the database is away, or between two writes. */
const mostWaiting = 5_000;
/** What the guard judges by; everything else is not recorded by visitor. */
const isJudged = (measure: string): boolean => measure === 'view' || measure === 'INP' || measure.startsWith('error-');

/** What a report adds, once. */
export interface CountedReport {
  readonly nonce: PageNonce;
  readonly counts: readonly Count[];
  /** What of it is recorded by visitor, while a canary runs. */
  readonly byVisitor: readonly VisitorCount[];
}

interface Dependencies {
  readonly nonces: Pick<PageNonces, 'read'>;
  readonly isKnown: (setId: string) => Promise<(build: { area: string; version: string }) => boolean>;
  /** The version of the content that a set names. */
  readonly contentOf: (setId: string) => Promise<string | undefined>;
  /** Undefined while no canary runs. */
  readonly watch: () => Watch | undefined;
  readonly write: (at: Date, reports: readonly CountedReport[]) => Promise<void>;
  readonly log: Log;
  readonly now: () => number;
  /** Runs something once, later; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Brings reports of pages into the tables: collects what comes within two seconds, and writes it at once. */
export class TelemetryCollector {
  readonly #dependencies: Dependencies;
  readonly #bound: VisitorBound;
  readonly #listeners = new Set<() => void>();
  #waiting: CountedReport[] = [];
  #cancelFlush: (() => void) | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#bound = new VisitorBound(dependencies.now);
  }

  /**
   * Counts a report of a network, which is kept in no other form than a keyed hash; builds that nobody released are left out. Rejects as the registry does
   * while the database is away and the page's set not known yet.
   *
   * @returns false when it was refused, because its nonce is not ours or too old
   */
  async take({ nonce: given, ...report }: TelemetryReport, network: string): Promise<boolean> {
    const nonce = this.#dependencies.nonces.read(given);
    if (!nonce) return false;
    const ofBuilds = countsOf(report).filter(await this.#dependencies.isKnown(report.setId));
    const content = await this.#dependencies.contentOf(report.setId);
    const counts = content ? [...ofBuilds, ...countsOfContent(ofBuilds, content)] : ofBuilds;
    if (counts.length > 0) this.#add([{ nonce, counts, byVisitor: this.#ofVisitor(counts, network) }]);
    return true;
  }

  /** Tells of every batch that was written. */
  onWritten(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Writes what is waiting. What cannot be written waits for the next attempt. */
  async flush(): Promise<void> {
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    const reports = this.#waiting;
    if (reports.length === 0) return;
    this.#waiting = [];
    try {
      await this.#dependencies.write(new Date(this.#dependencies.now()), reports);
    } catch (error) {
      this.#dependencies.log.warn('Telemetry could not be written and waits', error);
      this.#add(reports, retryMs);
      return;
    }
    for (const listener of this.#listeners) listener();
  }

  #ofVisitor(counts: CountedReport['counts'], network: string): VisitorCount[] {
    const watch = this.#dependencies.watch();
    const compared = watch ? counts.filter((count) => isJudged(count.measure) && watch.isCompared(count)) : [];
    if (!watch || compared.length === 0) return [];
    const visitor = createHmac('sha256', watch.key).update(network).digest('base64url').slice(0, 16);
    return this.#bound.admits(visitor) ? compared.map((count) => countedBy(visitor, count)) : [];
  }

  #add(reports: readonly CountedReport[], flushInMs = collectMs): void {
    this.#waiting.push(...reports.slice(0, mostWaiting - this.#waiting.length));
    this.#cancelFlush ??= this.#dependencies.after(flushInMs, () => void this.flush());
  }
}
