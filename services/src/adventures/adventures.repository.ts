import type { EntityManager } from '@mikro-orm/postgresql';
import { AdventureEntity, SceneEntity } from './entities/adventure.entity.ts';

/** Every adventure, and every scene in the order of its adventure. */
export async function readAdventures(em: EntityManager) {
  return {
    adventures: await em.find(AdventureEntity, {}, { orderBy: { id: 'asc' } }),
    scenes: await em.find(SceneEntity, {}, { orderBy: [{ adventureId: 'asc' }, { order: 'asc' }] }),
  };
}
