import type { EntityManager } from '@mikro-orm/postgresql';
import { readFormer } from '../database/index.ts';
import {
  CurriculumItemEntity,
  EnhancedLessonEntity,
  type EnhancedLessonRow,
  LessonEntity,
  type LessonRow,
  SubjectEntity,
  type SubjectRow,
} from './entities/curriculum.entity.ts';
import { AiTeacherEntity, LearningLevelEntity, LocalTeacherEntity } from './entities/people.entity.ts';
import { VideoAssetEntity } from './entities/video-asset.entity.ts';

/** All content, in the order in which lists show it. It is small (hundreds of rows), and is read whole for each snapshot. */
export async function readContent(em: EntityManager) {
  const byId = { orderBy: { id: 'asc' } } as const;
  return {
    levels: await em.find(LearningLevelEntity, {}, byId),
    teachers: await em.find(AiTeacherEntity, {}, byId),
    subjects: await em.find(SubjectEntity, {}, byId),
    curriculumItems: await em.find(CurriculumItemEntity, {}, byId),
    lessons: await em.find(LessonEntity, {}, { orderBy: [{ subjectId: 'asc' }, { position: 'asc' }] }),
    localTeachers: await em.find(LocalTeacherEntity, {}, byId),
    enhancedLessons: await em.find(EnhancedLessonEntity, {}, byId),
    videoAssets: await em.find(VideoAssetEntity, {}, byId),
  };
}

export type Content = Awaited<ReturnType<typeof readContent>>;

/** What lessons, and the subjects that they belong to, were before they were last changed or removed. */
export async function readFormerLessons(em: EntityManager) {
  return {
    subjects: await readFormer<SubjectRow>(em, SubjectEntity),
    lessons: [
      ...(await readFormer<LessonRow>(em, LessonEntity)),
      ...(await readFormer<EnhancedLessonRow>(em, EnhancedLessonEntity)),
    ],
  };
}

export type FormerLessons = Awaited<ReturnType<typeof readFormerLessons>>;
