import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure, readLearner, writeLearner } from '../common/index.ts';
import { LearnerSecret } from './learner-secret.ts';

/** Tells learners apart without accounts (design §5): by a signed random id in a cookie. */
@Injectable()
export class Learners {
  readonly #secret: LearnerSecret;

  constructor(secret: LearnerSecret) {
    this.#secret = secret;
  }

  /** The learner who asks; undefined for a browser that has no cookie of ours or a forged one, and for all until the secret is there. */
  known({ headers }: { readonly headers: { readonly cookie?: string | undefined } }): string | undefined {
    return this.#secret.known === undefined ? undefined : readLearner(headers.cookie, this.#secret.known);
  }

  /** The learner who asks, a new one if need be. @throws DomainError `unavailable` when it cannot be told */
  knownOrNew(request: FastifyRequest): string {
    return readLearner(request.headers.cookie, this.#secret.value) ?? randomUUID();
  }

  /** Lets the browser stay this learner for a year from now. */
  remember(learner: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', writeLearner(learner, this.#secret.value, isSecure(request)));
  }
}
