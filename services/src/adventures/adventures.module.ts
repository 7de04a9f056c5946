import { Module } from '@nestjs/common';
import { SnapshotModule } from '../snapshot/index.ts';
import { AdventuresAnswers } from './adventures.answers.ts';
import { AdventuresController } from './adventures.controller.ts';
import { AdventuresService } from './adventures.service.ts';

/** Story adventures and their scenes. */
@Module({ imports: [SnapshotModule], controllers: [AdventuresController], providers: [AdventuresAnswers, AdventuresService] })
export class AdventuresModule {}
