import { tablesOf } from '@grove/content/answers';
import { content } from '@grove/content/compiled';
import { rowsOf, type SeedTable } from '../database/index.ts';
import {
  CurriculumItemEntity,
  EnhancedLessonEntity,
  LessonEntity,
  SubjectEntity,
} from './entities/curriculum.entity.ts';
import { AiTeacherEntity, LearningLevelEntity, LocalTeacherEntity } from './entities/people.entity.ts';
import { VideoAssetEntity } from './entities/video-asset.entity.ts';

const tables = tablesOf(content);

/** What `packages/content` says, as the rows of this module's tables; parents come before children. */
export const contentSeed: readonly SeedTable[] = [
  { entity: LearningLevelEntity, rows: rowsOf(tables.levels) },
  { entity: AiTeacherEntity, rows: rowsOf(tables.teachers, { avatar: null, personality: null }) },
  { entity: SubjectEntity, rows: rowsOf(tables.subjects) },
  { entity: CurriculumItemEntity, rows: rowsOf(tables.curriculumItems) },
  { entity: LessonEntity, rows: rowsOf(tables.lessons) },
  { entity: LocalTeacherEntity, rows: rowsOf(tables.localTeachers) },
  { entity: EnhancedLessonEntity, rows: rowsOf(tables.enhancedLessons) },
  { entity: VideoAssetEntity, rows: rowsOf(tables.videoAssets, { description: null, audioUrl: null }) },
];
