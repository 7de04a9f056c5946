import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

/** From how long a delay on an event loop is late, below which it is fine again, in milliseconds, and for how many looks in a row either must hold. */
export interface LatenessBounds {
  readonly lateMs: number;
  readonly fineMs: number;
  readonly looks: number;
}

const standardBounds: LatenessBounds = { lateMs: 250, fineMs: 100, looks: 5 };
const lookEveryMs = 1_000;

/** The histogram of delays since it was reset, in nanoseconds. */
export type DelayHistogram = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'enable' | 'disable' | 'percentile' | 'reset'
>;

/** Looks every second how late the event loop was in the second before. It changes its mind only when several looks agree, so that one long turn takes no copy out of service, and a short rest brings none back. */
export class EventLoopWatch implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('EventLoop');
  readonly #delays: DelayHistogram;
  readonly #bounds: LatenessBounds;
  #timer: NodeJS.Timeout | undefined;
  #isLate = false;
  #otherwise = 0;

  constructor(delays: DelayHistogram = monitorEventLoopDelay(), bounds: LatenessBounds = standardBounds) {
    this.#delays = delays;
    this.#bounds = bounds;
  }

  /** Whether the event loop has been late for long. */
  get isLate(): boolean {
    return this.#isLate;
  }

  onApplicationBootstrap(): void {
    this.#delays.enable();
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  #look(): void {
    const { lateMs, fineMs, looks } = this.#bounds;
    const delayMs = this.#delays.percentile(90) / 1_000_000;
    this.#delays.reset();
    this.#otherwise = (this.#isLate ? delayMs < fineMs : delayMs > lateMs) ? this.#otherwise + 1 : 0;
    if (this.#otherwise < looks) return;
    this.#otherwise = 0;
    this.#isLate = !this.#isLate;
    if (this.#isLate)
      this.#logger.warn(
        `The event loop has been late by more than ${lateMs} ms for ${looks} seconds; this copy asks for no more requests for now.`,
      );
    else this.#logger.log('The event loop is in time again.');
  }
}
