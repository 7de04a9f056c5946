import { MemoryRateLimiter } from '@grove/http';
import { EntityManager } from '@mikro-orm/postgresql';
import { Logger, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/index.ts';
import { Learners, LearnersModule } from '../learners/index.ts';
import { Limits } from './limits.ts';
import { SharedRateLimiter } from './shared-rate-limiter.ts';

const logger = new Logger('Limits');

/** Limits that hold across all copies of the service. */
function makeLimits(config: Config, em: EntityManager, learners: Learners): Limits {
  const shared = new SharedRateLimiter({
    run: (sql, values) => em.getConnection().execute<Record<string, unknown>[]>(sql, [...values]),
    near: new MemoryRateLimiter(Date.now),
    now: Date.now,
    patienceMs: 500,
    onAway: (error) =>
      logger.warn(
        `The database does not count, this copy counts alone for a moment: ${error instanceof Error ? error.message : String(error)}`,
      ),
  });
  return new Limits(shared, config, learners);
}

/** How much may come from whom, whichever way it comes. */
@Module({
  imports: [LearnersModule],
  providers: [{ provide: Limits, inject: [CONFIG, EntityManager, Learners], useFactory: makeLimits }],
  exports: [Limits],
})
export class LimitsModule {}
