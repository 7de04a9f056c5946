import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/index.ts';
import { limitedPool } from '../database/index.ts';
import { ContentRegistry, Registry } from '@grove/releases';

/** Changes and polls are few; they must not wait behind learners' requests, nor those behind them. */
const connections = 2;

/** The registry of this service's database, over connections of its own. It does not need the database to be there before it is asked something. */
@Injectable()
export class ReleaseRegistry extends Registry implements OnApplicationShutdown {
  /** Releases of content, in the same database. */
  readonly content: ContentRegistry;
  readonly #pool: pg.Pool;

  constructor(@Inject(CONFIG) config: Config) {
    const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: connections, ...limitedPool() });
    super(pool);
    this.#pool = pool;
    this.content = new ContentRegistry(pool);
    const logger = new Logger(ReleaseRegistry.name);
    pool.on('error', () => logger.warn('A connection of the release registry was lost.'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.end();
  }
}
