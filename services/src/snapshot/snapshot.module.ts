import { Module } from '@nestjs/common';
import { AnswerStore } from './answer-store.ts';

/** The store of prepared answers that reads are served from (architecture §5). */
@Module({ providers: [AnswerStore], exports: [AnswerStore] })
export class SnapshotModule {}
