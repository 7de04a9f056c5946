import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import type { AdventureRow, SceneRow } from './entities/adventure.entity.ts';

/**
 * An adventure as far as awards need it. `scenes` has every scene as it is and, if it was changed or removed, also as it was: a learner may have begun
 * the story before.
 */
export interface CatalogueAdventure extends Pick<AdventureRow, 'id' | 'subject' | 'badge'> {
  readonly scenes: readonly SceneRow[];
}

interface Adventures {
  readonly adventures: readonly AdventureRow[];
  readonly scenes: readonly SceneRow[];
}

/** Adventures by their ids, those that are gone among them, for what rewards them. Read again with each snapshot. */
@Injectable()
export class AdventureCatalogue {
  #adventures: ReadonlyMap<number, CatalogueAdventure> | undefined;

  /** @throws DomainError `unavailable` before the first snapshot */
  find(adventureId: number): CatalogueAdventure | undefined {
    if (!this.#adventures)
      throw new DomainError('unavailable', 'Stories cannot be read at the moment. Try again shortly.');
    return this.#adventures.get(adventureId);
  }

  replace(present: Adventures, former: Adventures): void {
    const scenes = [...present.scenes, ...former.scenes];
    // The present ones come last, and so count where both are there.
    const adventures = [...former.adventures, ...present.adventures];
    this.#adventures = new Map(
      adventures.map(({ id, subject, badge }) => [
        id,
        { id, subject, badge, scenes: scenes.filter(({ adventureId }) => adventureId === id) },
      ]),
    );
  }
}
