import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Difficulty, LessonStep, LessonType } from './lesson-fields.ts';

export const SubjectEntity = defineEntity({
  name: 'Subject',
  tableName: 'subject',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
    slug: p.text(),
    icon: p.text(),
    description: p.text(),
    teacherId: p.integer().nullable(),
    backgroundImage: p.text(),
    color: p.text(),
  },
});
export type SubjectRow = InferEntity<typeof SubjectEntity>;

export const CurriculumItemEntity = defineEntity({
  name: 'CurriculumItem',
  tableName: 'curriculum_item',
  properties: {
    id: p.integer().primary().autoincrement(false),
    subjectId: p.integer(),
    grade: p.text(),
    topic: p.text(),
    description: p.text(),
    learningObjectives: p.json<string[]>(),
  },
});

/** `duration` in minutes; `position` orders the lessons of one grade and subject. */
export const LessonEntity = defineEntity({
  name: 'Lesson',
  tableName: 'lesson',
  properties: {
    id: p.text().primary(),
    grade: p.text(),
    subjectId: p.integer(),
    position: p.integer(),
    title: p.text(),
    description: p.text(),
    duration: p.integer(),
    xpReward: p.integer(),
    difficulty: p.text().$type<Difficulty>(),
    type: p.text().$type<LessonType>(),
    learningObjectives: p.json<string[]>(),
    steps: p.json<LessonStep[]>(),
  },
});
export type LessonRow = InferEntity<typeof LessonEntity>;

/** `duration` in minutes. `subjectId` is the subject of the matrix that `subjectName`, the tab, belongs to. `activityXp` is what the interactive element gives. */
export const EnhancedLessonEntity = defineEntity({
  name: 'EnhancedLesson',
  tableName: 'enhanced_lesson',
  properties: {
    id: p.text().primary(),
    grade: p.text(),
    subjectId: p.integer(),
    subjectName: p.text(),
    teacherId: p.text(),
    theme: p.text(),
    title: p.text(),
    description: p.text(),
    duration: p.integer(),
    xpReward: p.integer(),
    difficulty: p.text().$type<Difficulty>(),
    type: p.text().$type<LessonType>(),
    learningObjectives: p.json<string[]>(),
    steps: p.json<LessonStep[]>(),
    activityXp: p.integer(),
  },
});
export type EnhancedLessonRow = InferEntity<typeof EnhancedLessonEntity>;
