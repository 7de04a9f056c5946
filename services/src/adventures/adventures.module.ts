import { Module } from '@nestjs/common';
import { ProgressModule } from '../progress/index.ts';
import { SnapshotModule } from '../snapshot/index.ts';
import { AdventureAwardsController } from './adventure-awards.controller.ts';
import { AdventureAwards } from './adventure-awards.service.ts';
import { AdventureCatalogue } from './adventure-catalogue.ts';
import { AdventuresAnswers } from './adventures.answers.ts';
import { AdventuresController } from './adventures.controller.ts';
import { AdventuresService } from './adventures.service.ts';

/** Story adventures, their scenes, and what they give. */
@Module({
  imports: [SnapshotModule, ProgressModule],
  controllers: [AdventuresController, AdventureAwardsController],
  providers: [AdventureCatalogue, AdventuresAnswers, AdventuresService, AdventureAwards],
})
export class AdventuresModule {}
