import type { EntityManager } from '@mikro-orm/postgresql';
import { CurriculumItemEntity, EnhancedLessonEntity, LessonEntity, SubjectEntity } from './entities/curriculum.entity.ts';
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
