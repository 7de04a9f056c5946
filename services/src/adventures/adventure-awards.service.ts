import { gallerySubjects, subjectTable } from '@grove/content';
import {
  type AdventureCompletion,
  type AdventureCompletionResponse,
  adventureXp,
  type CompletionResponse,
  isPlayedThrough,
  type SceneCompletion,
} from '@grove/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import { awardTime, Ledger } from '../progress/index.ts';
import { AdventureCatalogue, type CatalogueAdventure } from './adventure-catalogue.ts';

/** What adventures give (experience §3): XP for a learner's first visit to a scene; XP and a badge for the first ending, whichever it is. */
@Injectable()
export class AdventureAwards {
  readonly #catalogue: AdventureCatalogue;
  readonly #ledger: Ledger;

  constructor(catalogue: AdventureCatalogue, ledger: Ledger) {
    this.#catalogue = catalogue;
    this.#ledger = ledger;
  }

  /** Counts a visit to a scene, once a learner. @throws DomainError `not_found`, also for a scene of another adventure */
  async visitScene(
    learner: string,
    sceneId: number,
    { adventureId, completedAt }: SceneCompletion,
  ): Promise<CompletionResponse> {
    const adventure = this.#adventureOf(adventureId);
    if (!adventure.scenes.some(({ id }) => id === sceneId))
      throw new DomainError(
        'not_found',
        'This adventure has no scene with this id. GET /api/adventures/{id}/scenes lists its scenes.',
      );
    const awardedAt = awardTime(completedAt, new Date());
    return this.#ledger.enter({
      learner,
      sourceKind: 'scene',
      sourceId: String(sceneId),
      subject: subjectNameOf(adventure),
      xp: adventureXp.scene,
      awardedAt,
    });
  }

  /**
   * Counts an adventure, once a learner, when the visited scenes are on record and lead to an ending.
   * @throws DomainError `not_found`, `adventure_unfinished`
   */
  async complete(
    learner: string,
    adventureId: number,
    { scenesVisited, completedAt }: AdventureCompletion,
  ): Promise<AdventureCompletionResponse> {
    const adventure = this.#adventureOf(adventureId);
    const own = new Set(adventure.scenes.map(({ id }) => String(id)));
    const recorded = await this.#ledger.entered(learner, 'scene', [...own]);
    const visited = new Set([...recorded].map(Number));
    const isTrue =
      scenesVisited.every((id) => visited.has(id)) && isPlayedThrough(adventure.scenes, new Set(scenesVisited));
    if (!isTrue) {
      throw new DomainError(
        'adventure_unfinished',
        'The scenes that are on record do not lead to an ending of this adventure. Send the visited scenes first, in their order, and then the end.',
      );
    }
    const awardedAt = awardTime(completedAt, new Date());
    const answer = await this.#ledger.enter({
      learner,
      sourceKind: 'adventure',
      sourceId: String(adventureId),
      subject: subjectNameOf(adventure),
      xp: adventureXp.ending,
      awardedAt,
    });
    return { ...answer, badgeEarned: answer.xpAwarded > 0 ? adventure.badge : null };
  }

  #adventureOf(adventureId: number): CatalogueAdventure {
    const adventure = this.#catalogue.find(adventureId);
    if (!adventure)
      throw new DomainError('not_found', 'There is no adventure with this id. GET /api/adventures lists them all.');
    return adventure;
  }
}

/** The name of an adventure's subject among the ten, so that its XP joins that of the lessons. */
function subjectNameOf({ subject }: CatalogueAdventure): string {
  const key = gallerySubjects.find(({ name }) => name === subject)?.subject;
  return subjectTable.find((entry) => entry.key === key)?.name ?? subject;
}
