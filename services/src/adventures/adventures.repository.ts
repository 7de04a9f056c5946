import type { EntityManager } from '@mikro-orm/postgresql';
import { readFormer } from '../database/index.ts';
import { AdventureEntity, type AdventureRow, SceneEntity, type SceneRow } from './entities/adventure.entity.ts';

/** What adventures and scenes were before they were last changed or removed. */
export async function readFormerAdventures(em: EntityManager) {
  return {
    adventures: await readFormer<AdventureRow>(em, AdventureEntity),
    scenes: await readFormer<SceneRow>(em, SceneEntity),
  };
}

/** Every adventure, and every scene in the order of its adventure. */
export async function readAdventures(em: EntityManager) {
  return {
    adventures: await em.find(AdventureEntity, {}, { orderBy: { id: 'asc' } }),
    scenes: await em.find(SceneEntity, {}, { orderBy: [{ adventureId: 'asc' }, { order: 'asc' }] }),
  };
}
