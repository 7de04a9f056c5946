import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Answer, type AnswerSource, AnswerStore } from '../snapshot/index.ts';
import { AdventureCatalogue } from './adventure-catalogue.ts';
import { toAdventure, toScene } from './adventures.mapper.ts';
import { readAdventures, readFormerAdventures } from './adventures.repository.ts';
import type { AdventureRow, SceneRow } from './entities/adventure.entity.ts';

/** Prepares every answer of this module. */
@Injectable()
export class AdventuresAnswers implements AnswerSource {
  readonly #catalogue: AdventureCatalogue;

  constructor(store: AnswerStore, catalogue: AdventureCatalogue) {
    this.#catalogue = catalogue;
    store.register(this);
  }

  async load(em: EntityManager): Promise<readonly Answer[]> {
    const { adventures, scenes } = await readAdventures(em);
    this.#catalogue.replace({ adventures, scenes }, await readFormerAdventures(em));
    return [
      { read: 'adventures', values: {}, value: adventures.map(toAdventure) },
      ...adventures.flatMap((adventure) => answersOf(adventure, scenes)),
    ];
  }
}

function answersOf(adventure: AdventureRow, allScenes: readonly SceneRow[]): Answer[] {
  const values = { adventureId: adventure.id };
  const scenes = allScenes.filter((scene) => scene.adventureId === adventure.id).map(toScene);
  return [
    { read: 'adventure', values, value: toAdventure(adventure) },
    { read: 'adventureScenes', values, value: scenes },
    ...scenes.map((scene): Answer => ({
      read: 'adventureScene',
      values: { ...values, sceneId: scene.id },
      value: { scene, choices: scene.choices },
    })),
  ];
}
