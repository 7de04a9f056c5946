import { Injectable } from '@nestjs/common';
import { AnswerStore, type PreparedAnswer } from '../snapshot/index.ts';

const noAdventure = 'There is no adventure with this id. GET /api/adventures lists them all.';
const noScene = 'This adventure has no scene with this id. GET /api/adventures/{id}/scenes lists its scenes.';

/** The four reads of story adventures (spec §7), as prepared answers. */
@Injectable()
export class AdventuresService {
  readonly #answers: AnswerStore;

  constructor(answers: AnswerStore) {
    this.#answers = answers;
  }

  adventures(): PreparedAnswer {
    return this.#answers.list('adventures');
  }

  /** @throws DomainError `not_found` */
  adventure(adventureId: number): PreparedAnswer {
    return this.#answers.one('adventure', { adventureId }, noAdventure);
  }

  /** @throws DomainError `not_found` */
  scenes(adventureId: number): PreparedAnswer {
    return this.#answers.one('adventureScenes', { adventureId }, noAdventure);
  }

  /** @throws DomainError `not_found`, for an unknown adventure and for a scene of another one */
  scene(adventureId: number, sceneId: number): PreparedAnswer {
    this.adventure(adventureId);
    return this.#answers.one('adventureScene', { adventureId, sceneId }, noScene);
  }
}
