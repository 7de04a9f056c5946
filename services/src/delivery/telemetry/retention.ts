import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { TelemetryPool } from './telemetry-pool.ts';
import { forgetOld } from './telemetry.repository.ts';

const hourMs = 60 * 60 * 1_000;
/** So long counts are kept. */
const keptMs = 14 * 24 * hourMs;

/** Forgets old counts and used nonces, at start and every hour. Of several copies each does; a second time there is nothing to delete. */
@Injectable()
export class Retention implements OnModuleInit, OnApplicationShutdown {
  readonly #pool: TelemetryPool;
  readonly #logger = new Logger(Retention.name);
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: TelemetryPool) {
    this.#pool = pool;
  }

  onModuleInit(): void {
    void this.#forget();
    this.#timer = setInterval(() => void this.#forget(), hourMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async #forget(): Promise<void> {
    try {
      await forgetOld(this.#pool, new Date(Date.now() - keptMs));
    } catch (error) {
      this.#logger.warn('Old telemetry could not be deleted; the next attempt is in an hour', error);
    }
  }
}
