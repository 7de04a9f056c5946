import { defineEntity, p } from '@mikro-orm/core';

/** Ids are given by `packages/content`, so no key counts by itself; foreign keys are plain columns, held by the database. */
export const LearningLevelEntity = defineEntity({
  name: 'LearningLevel',
  tableName: 'learning_level',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
    ageRange: p.text(),
    description: p.text(),
    icon: p.text(),
    color: p.text(),
  },
});

export const AiTeacherEntity = defineEntity({
  name: 'AiTeacher',
  tableName: 'ai_teacher',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
    title: p.text(),
    greeting: p.text(),
    voiceId: p.text().nullable(),
    levelId: p.integer(),
    avatar: p.text().nullable(),
    personality: p.text().nullable(),
  },
});

/** A teacher of the enhanced curriculum, as far as an answer speaks of one. */
export const LocalTeacherEntity = defineEntity({
  name: 'LocalTeacher',
  tableName: 'local_teacher',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    title: p.text(),
    greeting: p.text(),
    voiceId: p.text().nullable(),
    backgroundImage: p.text(),
  },
});
