import type { SceneChoice } from '@grove/contracts';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Ids are given by `packages/content`, so no key counts by itself. */
export const AdventureEntity = defineEntity({
  name: 'Adventure',
  tableName: 'adventure',
  properties: {
    id: p.integer().primary().autoincrement(false),
    title: p.text(),
    description: p.text(),
    ageBand: p.text(),
    subject: p.text(),
    learningObjective: p.text(),
    badge: p.text(),
    recap: p.json<string[]>(),
  },
});
export type AdventureRow = InferEntity<typeof AdventureEntity>;

/** The scene with `order` 1 comes first; a choice without `nextSceneId` ends the story. */
export const SceneEntity = defineEntity({
  name: 'Scene',
  tableName: 'scene',
  properties: {
    id: p.integer().primary().autoincrement(false),
    adventureId: p.integer(),
    order: p.integer().fieldName('position'),
    title: p.text(),
    text: p.text(),
    imageUrl: p.text().nullable(),
    foregroundUrl: p.text().nullable(),
    imagePrompt: p.text().nullable(),
    audioUrl: p.text().nullable(),
    choices: p.json<SceneChoice[]>(),
  },
});
export type SceneRow = InferEntity<typeof SceneEntity>;

/** Every entity of this module. */
export const adventuresEntities = [AdventureEntity, SceneEntity];
