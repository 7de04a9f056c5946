import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../../config/index.ts';

/** However much is reported, it takes no more connections than these, and none of those that learners wait for. */
const connections = 2;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 5_000;

/** The connections of telemetry, apart from all others. */
@Injectable()
export class TelemetryPool extends pg.Pool implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) { DATABASE_URL }: Config) {
    super({
      connectionString: DATABASE_URL,
      max: connections,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs,
    });
    const logger = new Logger(TelemetryPool.name);
    this.on('error', () => logger.warn('A connection of the telemetry was lost.'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}
