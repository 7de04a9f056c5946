import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.ts';
import { LearnerSecret } from './learner-secret.ts';
import { Learners } from './learners.ts';
import { Ledger } from './ledger.ts';
import { ProgressController } from './progress.controller.ts';
import { ProgressService } from './progress.service.ts';

/** Who a learner is, and what each has earned. */
@Module({ imports: [ContentModule], controllers: [ProgressController], providers: [LearnerSecret, Learners, Ledger, ProgressService], exports: [Learners, Ledger] })
export class ProgressModule {}
