import { Module } from '@nestjs/common';
import { Learners } from './learners.service.ts';

/** Who a learner is. */
@Module({ providers: [Learners], exports: [Learners] })
export class LearnersModule {}
