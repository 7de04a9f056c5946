import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.ts';
import { EventLoopWatch } from './event-loop-watch.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

/** Answers whether this copy of the service lives, and whether it can take requests. */
@Module({
  imports: [ContentModule],
  controllers: [HealthController],
  providers: [{ provide: EventLoopWatch, useFactory: () => new EventLoopWatch() }, HealthService],
})
export class HealthModule {}
