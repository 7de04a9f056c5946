import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.ts';
import { ContentRepository } from './content.repository.ts';
import { FormerContent } from './former-content.ts';
import { ServedContent } from './served-content.ts';
import { ReleasesModule } from '../releases/index.ts';

/** Levels, teachers, subjects, curriculum, lessons, videos and stories: everything that learners read and nobody writes here. */
@Module({
  imports: [ReleasesModule],
  controllers: [ContentController],
  providers: [ContentRepository, FormerContent, ServedContent],
  exports: [FormerContent, ServedContent],
})
export class ContentModule {}
