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
import { type CatalogueStory, FormerContent, ServedContent } from '../content/index.ts';
import { awardTime, Ledger } from '../progress/index.ts';

/** What adventures give (experience §3): XP for a learner's first visit to a scene; XP and a badge for the first ending, whichever it is. */
@Injectable()
export class AdventureAwards {
  readonly #content: ServedContent;
  readonly #former: FormerContent;
  readonly #ledger: Ledger;

  constructor(content: ServedContent, former: FormerContent, ledger: Ledger) {
    this.#content = content;
    this.#former = former;
    this.#ledger = ledger;
  }

  /** Counts a visit to a scene, once a learner. @throws DomainError `not_found`, also for a scene of another adventure */
  async visitScene(
    learner: string,
    sceneId: number,
    { adventureId, completedAt }: SceneCompletion,
  ): Promise<CompletionResponse> {
    const adventure = await this.#storyWith(sceneId, adventureId);
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
      subject: adventure.subject,
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
    const adventure = await this.#storyOf(adventureId);
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
      subject: adventure.subject,
      xp: adventureXp.ending,
      awardedAt,
    });
    return { ...answer, badgeEarned: answer.xpAwarded > 0 ? adventure.badge : null };
  }

  /** A story as it is now, if it has a scene; else with all that it ever had. @throws DomainError `not_found` for a story that never was */
  async #storyWith(sceneId: number, adventureId: number): Promise<CatalogueStory> {
    const present = this.#content.active.story(adventureId);
    return present?.scenes.some(({ id }) => id === sceneId) ? present : this.#storyOf(adventureId);
  }

  /**
   * A story with every scene that it has and ever had: a learner may have begun it before it was changed or retired. Scenes as they are now come first.
   * @throws DomainError `not_found` for a story that never was
   */
  async #storyOf(adventureId: number): Promise<CatalogueStory> {
    const present = this.#content.active.story(adventureId);
    const forms = [...(present ? [present] : []), ...(await this.#former.storyForms(adventureId))];
    const [story] = forms;
    if (!story)
      throw new DomainError('not_found', 'There is no adventure with this id. GET /api/adventures lists them all.');
    return { ...story, scenes: forms.flatMap(({ scenes }) => scenes) };
  }
}
