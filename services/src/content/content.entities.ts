import {
  CurriculumItemEntity,
  EnhancedLessonEntity,
  LessonEntity,
  SubjectEntity,
} from './entities/curriculum.entity.ts';
import { AiTeacherEntity, LearningLevelEntity, LocalTeacherEntity } from './entities/people.entity.ts';
import { VideoAssetEntity } from './entities/video-asset.entity.ts';

/** Every entity of this module. */
export const contentEntities = [
  LearningLevelEntity,
  AiTeacherEntity,
  SubjectEntity,
  CurriculumItemEntity,
  LessonEntity,
  LocalTeacherEntity,
  EnhancedLessonEntity,
  VideoAssetEntity,
];
