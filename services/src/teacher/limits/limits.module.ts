import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { Learners, ProgressModule } from '../../progress/index.ts';
import { Limits } from './limits.ts';
import { MemoryRateLimiter } from './rate-limiter.ts';

/** The measure of what may be asked of teachers, whichever way it comes. */
@Module({
  imports: [ProgressModule],
  providers: [
    { provide: Limits, inject: [CONFIG, Learners], useFactory: (config: Config, learners: Learners) => new Limits(new MemoryRateLimiter(Date.now), config, learners) },
  ],
  exports: [Limits],
})
export class LimitsModule {}
