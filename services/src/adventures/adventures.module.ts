import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.ts';
import { ProgressModule } from '../progress/index.ts';
import { AdventureAwardsController } from './adventure-awards.controller.ts';
import { AdventureAwards } from './adventure-awards.service.ts';
import { AdventuresController } from './adventures.controller.ts';

/** Story adventures, their scenes, and what they give. */
@Module({
  imports: [ContentModule, ProgressModule],
  controllers: [AdventuresController, AdventureAwardsController],
  providers: [AdventureAwards],
})
export class AdventuresModule {}
