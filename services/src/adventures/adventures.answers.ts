import { storyAnswers } from '@grove/content/answers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Answer, type AnswerSource, AnswerStore } from '../snapshot/index.ts';
import { AdventureCatalogue } from './adventure-catalogue.ts';
import { readAdventures, readFormerAdventures } from './adventures.repository.ts';

/** Prepares every answer of this module. */
@Injectable()
export class AdventuresAnswers implements AnswerSource {
  readonly #catalogue: AdventureCatalogue;

  constructor(store: AnswerStore, catalogue: AdventureCatalogue) {
    this.#catalogue = catalogue;
    store.register(this);
  }

  async load(em: EntityManager): Promise<readonly Answer[]> {
    const present = await readAdventures(em);
    this.#catalogue.replace(present, await readFormerAdventures(em));
    return storyAnswers(present);
  }
}
