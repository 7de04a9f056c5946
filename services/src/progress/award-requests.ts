import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Learners } from '../learners/index.ts';
import { Limits } from '../limits/index.ts';

/** Takes requests that may award something: counts them, says for which learner they are, and lets the browser stay that learner once the award is entered. */
@Injectable()
export class AwardRequests {
  readonly #learners: Learners;
  readonly #limits: Limits;

  constructor(learners: Learners, limits: Limits) {
    this.#learners = learners;
    this.#limits = limits;
  }

  /** @throws TooManyError, DomainError `unavailable` when the learner cannot be told, and what `award` throws */
  async take<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    award: (learner: string) => Promise<Answer>,
  ): Promise<Answer> {
    const learner = this.#learners.knownOrNew(request);
    const asker = this.#limits.asker(request.raw);
    await this.#limits.count(asker.learner === undefined ? 'newcomer' : 'award', asker);
    const answer = await award(learner);
    this.#learners.remember(learner, request, reply);
    return answer;
  }
}
