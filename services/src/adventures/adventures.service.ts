import { Injectable } from '@nestjs/common';
import { type Asking, ServedContent } from '../content/index.ts';
import type { PreparedAnswer } from '../snapshot/index.ts';

const noAdventure = 'There is no adventure with this id. GET /api/adventures lists them all.';
const noScene = 'This adventure has no scene with this id. GET /api/adventures/{id}/scenes lists its scenes.';

/** The four reads of story adventures (spec §7), as prepared answers. */
@Injectable()
export class AdventuresService {
  readonly #content: ServedContent;

  constructor(content: ServedContent) {
    this.#content = content;
  }

  adventures(request: Asking): PreparedAnswer {
    return this.#content.for(request).list('adventures');
  }

  /** @throws DomainError `not_found` */
  adventure(request: Asking, adventureId: number): PreparedAnswer {
    return this.#content.for(request).one('adventure', { adventureId }, noAdventure);
  }

  /** @throws DomainError `not_found` */
  scenes(request: Asking, adventureId: number): PreparedAnswer {
    return this.#content.for(request).one('adventureScenes', { adventureId }, noAdventure);
  }

  /** @throws DomainError `not_found`, for an unknown adventure and for a scene of another one */
  scene(request: Asking, adventureId: number, sceneId: number): PreparedAnswer {
    this.adventure(request, adventureId);
    return this.#content.for(request).one('adventureScene', { adventureId, sceneId }, noScene);
  }
}
