import { filmOfLesson, levelIdOfGrade } from '@grove/content';
import type { EnhancedLessonResponse, Grade, Lesson, PlayableLesson, VideoAsset } from '@grove/contracts';
import type { Content } from './content.repository.ts';
import type { CurriculumItemRow, EnhancedLessonRow, LessonRow, SubjectRow } from './entities/curriculum.entity.ts';
import type { AiTeacherRow, LearningLevelRow } from './entities/people.entity.ts';
import type { VideoAssetRow } from './entities/video-asset.entity.ts';

/** Rows become answers here, field by field, so that a new column never leaks out by itself. */

export const toLevel = ({ id, name, ageRange, description, icon, color }: LearningLevelRow) => ({
  id,
  name,
  ageRange,
  description,
  icon,
  color,
});

export const toTeacher = ({ id, name, title, greeting, voiceId, levelId, avatar, personality }: AiTeacherRow) => ({
  id,
  name,
  title,
  greeting,
  voiceId: voiceId ?? null,
  levelId,
  avatar: avatar ?? undefined,
  personality: personality ?? undefined,
});

export const toSubject = ({ id, name, slug, icon, description, teacherId, backgroundImage, color }: SubjectRow) => ({
  id,
  name,
  slug,
  icon,
  description,
  teacherId: teacherId ?? null,
  backgroundImage,
  color,
});

export const toCurriculumItem = ({
  id,
  subjectId,
  grade,
  topic,
  description,
  learningObjectives,
}: CurriculumItemRow) => ({
  id,
  subjectId,
  grade,
  topic,
  description,
  learningObjectives,
});

export const toLesson = ({
  id,
  title,
  description,
  duration,
  xpReward,
  difficulty,
  type,
}: LessonRow | EnhancedLessonRow): Lesson => ({
  id,
  title,
  description,
  duration,
  xpReward,
  difficulty,
  type,
});

/** `subject` is the name of one of the ten, also for an enhanced lesson, whose own subject is called after its tab; only such a lesson has an activity. */
export const toCatalogueLesson = (
  row: Pick<LessonRow, 'id' | 'grade' | 'subjectId' | 'xpReward' | 'steps'> | EnhancedLessonRow,
  { subjects }: Pick<Content, 'subjects'>,
) => ({
  grade: row.grade as Grade,
  subject: required(
    subjects.find((subject) => subject.id === row.subjectId),
    `subject of lesson ${row.id}`,
  ).name,
  xpReward: row.xpReward,
  steps: row.steps,
  activityXp: 'activityXp' in row ? row.activityXp : undefined,
});

export const toVideoAsset = ({
  id,
  subject,
  gradeLevel,
  type,
  title,
  description,
  poster,
  src,
  tags,
  hasCustomAudio,
  audioUrl,
}: VideoAssetRow): VideoAsset => ({
  id,
  subject,
  gradeLevel,
  type,
  title,
  description: description ?? undefined,
  poster,
  src,
  tags,
  hasCustomAudio,
  audioUrl: audioUrl ?? undefined,
});

interface LessonTeacher {
  name: string;
  title: string;
  greeting: string;
  voiceId: string | null;
  avatar: string | undefined;
}

interface LessonSurroundings {
  teacher: LessonTeacher;
  subject: { name: string; icon: string };
  topic: string;
  backgroundImage: string;
  video: VideoAsset | null;
}

function toPlayable(
  row: LessonRow | EnhancedLessonRow,
  { teacher, subject, topic, backgroundImage, video }: LessonSurroundings,
): EnhancedLessonResponse {
  const lesson: PlayableLesson = {
    ...toLesson(row),
    teacher: { avatar: teacher.avatar, name: teacher.name, title: teacher.title, voiceId: teacher.voiceId },
    subject,
    curriculumEntry: { grade: row.grade as Grade, topic, backgroundImage },
    videoAsset: video && { src: video.src, poster: video.poster, hasCustomAudio: video.hasCustomAudio },
    learningObjectives: row.learningObjectives,
    steps: row.steps,
  };
  return {
    lesson,
    teacher: { name: teacher.name, greeting: teacher.greeting, voiceId: teacher.voiceId },
    videoAsset: video,
  };
}

/** The video that leads into a lesson; a lesson without one is taken in its interactive form (spec §2). */
function videoOf(lessonId: string, { videoAssets }: Content): VideoAsset | null {
  const source = filmOfLesson(lessonId);
  const row = videoAssets.find(({ src }) => src === source);
  return row ? toVideoAsset(row) : null;
}

/** A server lesson with all that a player needs, led by the teacher of its grade's level. */
export function toServerLesson(row: LessonRow, content: Content): EnhancedLessonResponse {
  const { subjects, teachers, curriculumItems } = content;
  const subject = required(
    subjects.find(({ id }) => id === row.subjectId),
    `subject of lesson ${row.id}`,
  );
  const teacher = required(
    teachers.find(({ levelId }) => levelId === levelIdOfGrade(row.grade as Grade)),
    `teacher of lesson ${row.id}`,
  );
  const item = curriculumItems.find(({ grade, subjectId }) => grade === row.grade && subjectId === row.subjectId);
  return toPlayable(row, {
    teacher: {
      name: teacher.name,
      title: teacher.title,
      greeting: teacher.greeting,
      voiceId: teacher.voiceId ?? null,
      avatar: teacher.avatar ?? undefined,
    },
    subject: { name: subject.name, icon: subject.icon },
    topic: item?.topic ?? row.title,
    backgroundImage: subject.backgroundImage,
    video: videoOf(row.id, content),
  });
}

/** A lesson of the enhanced catalogue with all that a player needs; its teacher's rig has the teacher's id. */
export function toEnhancedLesson(row: EnhancedLessonRow, content: Content): EnhancedLessonResponse {
  const { subjects, localTeachers } = content;
  const subject = required(
    subjects.find(({ id }) => id === row.subjectId),
    `subject of lesson ${row.id}`,
  );
  const teacher = required(
    localTeachers.find(({ id }) => id === row.teacherId),
    `teacher of lesson ${row.id}`,
  );
  return toPlayable(row, {
    teacher: {
      name: teacher.name,
      title: teacher.title,
      greeting: teacher.greeting,
      voiceId: teacher.voiceId ?? null,
      avatar: teacher.id,
    },
    subject: { name: row.subjectName, icon: subject.icon },
    topic: row.theme,
    backgroundImage: teacher.backgroundImage,
    video: videoOf(row.id, content),
  });
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined)
    throw new Error(`The database has no ${what}: bring the content again with node services/dist/seed.js.`);
  return value;
}
