import type { EnhancedLesson, LessonSource } from '@grove/contracts';
import type { EnhancedContent } from '../../model/content.ts';
import { subjectTable } from '../../subjects.ts';
import type { UnitFile } from '../schemas/curriculum.ts';
import type { EnhancedLessonFile, LessonFile, SampleLessonFile, StandardLessonFile } from '../schemas/lesson.ts';
import { toStep } from './question.ts';

const subjectIdOf = (slug: string): number => subjectTable.find((entry) => entry.slug === slug)!.id;

const fieldsOf = ({ id, title, description, duration, xp, difficulty, type }: LessonFile | SampleLessonFile) => ({
  id,
  title,
  description,
  duration,
  xpReward: xp,
  difficulty,
  type,
});

const stepsOf = ({ steps, xp }: LessonFile | SampleLessonFile) => steps.map((step) => toStep(step, xp));

const toLesson = (file: StandardLessonFile, unit: UnitFile, position: number): LessonSource => {
  const { id, title, description, duration, xpReward, difficulty, type } = fieldsOf(file);
  return {
    id,
    grade: unit.grade,
    subjectId: subjectIdOf(unit.subject),
    position,
    title,
    description,
    duration,
    xpReward,
    difficulty,
    type,
    ...(file.prerequisites && { prerequisites: file.prerequisites }),
    learningObjectives: file.objectives,
    steps: stepsOf(file),
  };
};

/** The lessons of a unit in their order; enhanced ones stand between them, but have no place in the learning path. */
export const standardLessons = (unit: UnitFile, files: ReadonlyMap<string, LessonFile>): LessonSource[] =>
  unit.lessons
    .flatMap((id) => files.get(id) ?? [])
    .filter((file) => file.kind === 'standard')
    .map((file, index) => toLesson(file, unit, index + 1));

const toEnhanced = (file: EnhancedLessonFile, unit: UnitFile): EnhancedContent => {
  const { duration, ...fields } = fieldsOf(file);
  const { type, title, description, xp, ...data } = file.activity;
  const lesson: EnhancedLesson = {
    ...fields,
    duration: `${duration} min`,
    ...(file.prerequisites && { prerequisites: file.prerequisites }),
    grade: unit.grade,
    subject: file.tab,
    theme: file.theme,
    teacherId: file.teacher,
    interactiveElement: { type, title, xpReward: xp, description },
    learningObjectives: file.objectives,
    content: { steps: stepsOf(file) },
  };
  const activity = { lessonId: file.id, type, xpReward: xp, ...data } as unknown as EnhancedContent['activity'];
  return { ...lesson, activity };
};

export const enhancedLessons = (unit: UnitFile, files: ReadonlyMap<string, LessonFile>): EnhancedContent[] =>
  unit.lessons
    .flatMap((id) => files.get(id) ?? [])
    .filter((file) => file.kind === 'enhanced')
    .map((file) => toEnhanced(file, unit));

/** The generic sample lesson (spec §2): what the player shows as the demo, and in place of a lesson that does not exist. */
export const toSampleLesson = (file: SampleLessonFile): LessonSource => {
  const { id, title, description, ...fields } = fieldsOf(file);
  return {
    id,
    title,
    description,
    grade: file.grade,
    subjectId: subjectIdOf(file.subject),
    position: 1,
    ...fields,
    learningObjectives: file.objectives,
    steps: stepsOf(file),
  };
};
