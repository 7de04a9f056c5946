import { grades, type EnhancedLessonResponse, type Grade, type Lesson, type VideoAsset } from '@grove/contracts';
import { levelIdOfGrade } from '../level-of-grade.ts';
import type { ContentTables, EnhancedLessonRow, LessonRow } from '../model/tables.ts';
import type { ContentAnswer } from './answer.ts';
import { toVideoAsset } from './videos.ts';

/** The tables that lessons are answered from, and the film that leads into a lesson. */
export interface LessonContext extends ContentTables {
  /** Source name of the film that leads into a lesson, or null when it has none. */
  readonly filmOfLesson: (lessonId: string) => string | null;
}

const toLesson = (row: LessonRow | EnhancedLessonRow): Lesson => ({
  id: row.id,
  title: row.title,
  description: row.description,
  duration: row.duration,
  xpReward: row.xpReward,
  difficulty: row.difficulty,
  type: row.type,
});

interface LessonTeacher {
  name: string;
  title: string;
  greeting: string;
  voiceId: string | null;
  avatar: string | undefined;
}

interface Setting {
  teacher: LessonTeacher;
  subject: { name: string; icon: string };
  topic: string;
  backgroundImage: string;
  video: VideoAsset | null;
}

function toPlayable(row: LessonRow | EnhancedLessonRow, setting: Setting): EnhancedLessonResponse {
  const { teacher, subject, topic, backgroundImage, video } = setting;
  return {
    lesson: {
      ...toLesson(row),
      teacher: { avatar: teacher.avatar, name: teacher.name, title: teacher.title, voiceId: teacher.voiceId },
      subject,
      curriculumEntry: { grade: row.grade as Grade, topic, backgroundImage },
      videoAsset: video && { src: video.src, poster: video.poster, hasCustomAudio: video.hasCustomAudio },
      learningObjectives: row.learningObjectives,
      steps: row.steps,
    },
    teacher: { name: teacher.name, greeting: teacher.greeting, voiceId: teacher.voiceId },
    videoAsset: video,
  };
}

/** The video that leads into a lesson; a lesson without one is taken in its interactive form (spec §2). */
function videoOf(lessonId: string, { videoAssets, filmOfLesson }: LessonContext): VideoAsset | null {
  const source = filmOfLesson(lessonId);
  const row = videoAssets.find(({ src }) => src === source);
  return row ? toVideoAsset(row) : null;
}

/** A lesson with all that a player needs, led by the teacher of its grade's level. */
function toStandard(row: LessonRow, content: LessonContext): EnhancedLessonResponse {
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
function toEnhanced(row: EnhancedLessonRow, content: LessonContext): EnhancedLessonResponse {
  const subject = required(
    content.subjects.find(({ id }) => id === row.subjectId),
    `subject of lesson ${row.id}`,
  );
  const teacher = required(
    content.localTeachers.find(({ id }) => id === row.teacherId),
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
  if (value === undefined) throw new Error(`The content has no ${what}: bring the content again.`);
  return value;
}

/** The lessons of every grade and subject, and each lesson by itself. */
export function lessonAnswers(content: LessonContext): ContentAnswer[] {
  const { subjects, lessons, enhancedLessons } = content;
  const listOf = (grade: string, subjectId: number) =>
    lessons.filter((lesson) => lesson.grade === grade && lesson.subjectId === subjectId).map(toLesson);
  const one = (lessonId: string, value: EnhancedLessonResponse): ContentAnswer => ({
    read: 'enhancedLesson',
    values: { lessonId },
    value,
  });
  return [
    ...grades.flatMap((grade) =>
      subjects.map(({ id, slug }): ContentAnswer => ({
        read: 'lessons',
        values: { grade, subject: slug },
        value: listOf(grade, id),
      })),
    ),
    ...lessons.map((lesson) => one(lesson.id, toStandard(lesson, content))),
    ...enhancedLessons.map((lesson) => one(lesson.id, toEnhanced(lesson, content))),
  ];
}
