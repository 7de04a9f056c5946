import { isCrossSite, isSecure } from '@grove/http';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../common/index.ts';
import { CONFIG, type Config } from '../config/index.ts';
import { Signing } from '../signing/index.ts';
import { namesLearner, readLearner, writeLearner } from './learner-cookie.ts';

interface WithCookies {
  readonly headers: { readonly cookie?: string | undefined };
}

/** Tells learners apart without accounts (architecture §5): by a signed random id in a cookie. */
@Injectable()
export class Learners {
  readonly #config: Config;
  readonly #signing: Signing;

  constructor(@Inject(CONFIG) config: Config, signing: Signing) {
    this.#config = config;
    this.#signing = signing;
  }

  /** The learner who asks; undefined for a browser that has no cookie of ours or a forged one, and for all until a key is there. */
  known({ headers }: WithCookies): string | undefined {
    return this.#signing.known && readLearner(headers.cookie, this.#signing.known)?.learner;
  }

  /** The learner who asks, a new one if need be. @throws DomainError `unavailable` when it cannot be told */
  knownOrNew(request: FastifyRequest): string {
    return this.#sent(request)?.learner ?? randomUUID();
  }

  /**
   * The learner who reads; undefined for a browser that has been nobody so far. From now on it is somebody: so an answer to its first completion that gets lost leaves no
   * second learner behind. A cookie that was signed with an old key, or over https has the name that any host of the domain can set, is written again. The one of the old name stays:
   * copies of the service that are older than this know no other. What a page of another site sends makes nobody and changes nothing: its requests come without the learner's cookie.
   * @throws DomainError `unavailable` when it cannot be told
   */
  greet(request: FastifyRequest, reply: FastifyReply): string | undefined {
    const sent = this.#sent(request);
    const isFine = sent?.isCurrent && (sent.isGuarded || !this.#isSecure(request));
    if (!isFine && !isCrossSite(request, this.#config)) this.remember(sent?.learner ?? randomUUID(), request, reply);
    return sent?.learner;
  }

  /** Lets the browser stay this learner for a year from now. */
  remember(learner: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', writeLearner(learner, this.#signing.ring, this.#isSecure(request)));
  }

  /** While a key is missing, a learner of ours may look like a forged one, and must not be replaced. */
  #sent({ headers }: WithCookies) {
    const sent = readLearner(headers.cookie, this.#signing.ring);
    if (!sent && !this.#signing.isComplete && namesLearner(headers.cookie))
      throw new DomainError('unavailable', 'Learners cannot be told apart at the moment. Try again shortly.');
    return sent;
  }

  #isSecure(request: FastifyRequest): boolean {
    return isSecure(request, this.#config.TRUSTED_PROXIES);
  }
}
