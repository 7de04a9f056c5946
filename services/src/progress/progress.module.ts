import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.ts';
import { LearnersModule } from '../learners/index.ts';
import { LimitsModule } from '../limits/index.ts';
import { AwardRequests } from './award-requests.ts';
import { Ledger } from './ledger.ts';
import { ProgressController } from './progress.controller.ts';
import { ProgressService } from './progress.service.ts';

/** What each learner has earned. */
@Module({
  imports: [ContentModule, LearnersModule, LimitsModule],
  controllers: [ProgressController],
  providers: [AwardRequests, Ledger, ProgressService],
  exports: [AwardRequests, Ledger],
})
export class ProgressModule {}
