import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import type { AdventureRow, SceneRow } from './entities/adventure.entity.ts';

/** An adventure as far as awards need it. */
export interface CatalogueAdventure extends Pick<AdventureRow, 'id' | 'subject' | 'badge'> {
  readonly scenes: readonly SceneRow[];
}

/** Adventures by their ids, for those that reward them. Read anew with each snapshot. */
@Injectable()
export class AdventureCatalogue {
  #adventures: ReadonlyMap<number, CatalogueAdventure> | undefined;

  /** @throws DomainError `unavailable` before the first snapshot */
  find(adventureId: number): CatalogueAdventure | undefined {
    if (!this.#adventures) throw new DomainError('unavailable', 'Stories cannot be read at the moment. Try again shortly.');
    return this.#adventures.get(adventureId);
  }

  replace(adventures: readonly AdventureRow[], scenes: readonly SceneRow[]): void {
    this.#adventures = new Map(adventures.map(({ id, subject, badge }) => [id, { id, subject, badge, scenes: scenes.filter(({ adventureId }) => adventureId === id) }]));
  }
}
