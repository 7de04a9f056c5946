import { Module } from '@nestjs/common';
import { SnapshotModule } from '../snapshot/index.ts';
import { ContentAnswers } from './content.answers.ts';
import { ContentController } from './content.controller.ts';
import { ContentService } from './content.service.ts';
import { LessonCatalogue } from './lesson-catalogue.ts';

/** Levels, teachers, subjects, curriculum, lessons and videos: everything that learners read and nobody writes. */
@Module({
  imports: [SnapshotModule],
  controllers: [ContentController],
  providers: [ContentAnswers, ContentService, LessonCatalogue],
  exports: [LessonCatalogue],
})
export class ContentModule {}
