import { enhancedTabs, levels, localTeachers, serverSubjects, subjectTable, teachers } from '@grove/content';
import { enhancedLessons } from '@grove/content/enhanced';
import { curriculumItems, lessonSources, videoAssets } from '@grove/content/server';
import type { AiTeacher, EnhancedLesson, LessonSource, LocalTeacher, VideoAsset } from '@grove/contracts';
import type { SeedRow, SeedTable } from '../database/index.ts';
import {
  CurriculumItemEntity,
  EnhancedLessonEntity,
  LessonEntity,
  SubjectEntity,
} from './entities/curriculum.entity.ts';
import { AiTeacherEntity, LearningLevelEntity, LocalTeacherEntity } from './entities/people.entity.ts';
import { VideoAssetEntity } from './entities/video-asset.entity.ts';

const subjectIdOfTab = new Map(
  enhancedTabs.map((tab) => [tab.name as string, subjectTable.find((subject) => subject.key === tab.subject)?.id]),
);

const teacherRow = (teacher: AiTeacher): SeedRow => ({
  ...teacher,
  avatar: teacher.avatar ?? null,
  personality: teacher.personality ?? null,
});

const videoRow = (video: VideoAsset): SeedRow => ({
  ...video,
  description: video.description ?? null,
  audioUrl: video.audioUrl ?? null,
});

/** Which lessons come first is worked out in the browser, beside what the learner has completed; the service keeps no part of it. */
const lessonRow = ({ prerequisites: _prerequisites, ...lesson }: LessonSource): SeedRow => lesson;

const localTeacherRow = ({ id, name, title, greeting, voiceId, backgroundImage }: LocalTeacher): SeedRow => ({
  id,
  name,
  title,
  greeting,
  voiceId: voiceId ?? null,
  backgroundImage,
});

function enhancedLessonRow(lesson: EnhancedLesson): SeedRow {
  const { id, grade, teacherId, theme, title, description, xpReward, difficulty, type, learningObjectives } = lesson;
  return {
    id,
    grade,
    teacherId,
    theme,
    title,
    description,
    xpReward,
    difficulty,
    type,
    learningObjectives,
    subjectId: subjectIdOfTab.get(lesson.subject),
    subjectName: lesson.subject,
    duration: Number.parseInt(lesson.duration, 10),
    steps: lesson.content.steps,
    activityXp: lesson.interactiveElement.xpReward,
  };
}

/** What `packages/content` says, as the rows of this module's tables; parents come before children. */
export const contentSeed: readonly SeedTable[] = [
  { entity: LearningLevelEntity, rows: levels },
  { entity: AiTeacherEntity, rows: teachers.map(teacherRow) },
  { entity: SubjectEntity, rows: serverSubjects },
  { entity: CurriculumItemEntity, rows: curriculumItems },
  { entity: LessonEntity, rows: lessonSources.map(lessonRow) },
  { entity: LocalTeacherEntity, rows: localTeachers.map(localTeacherRow) },
  { entity: EnhancedLessonEntity, rows: enhancedLessons.map(enhancedLessonRow) },
  { entity: VideoAssetEntity, rows: videoAssets.map(videoRow) },
];
