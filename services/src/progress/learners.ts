import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLearner, writeLearner } from '../common/index.ts';
import { LEARNER_SECRET } from './learner-secret.ts';

/** Whether the browser spoke https, to us or to the proxy before us. */
function isSecure({ headers, protocol }: FastifyRequest): boolean {
  const [forwarded] = String(headers['x-forwarded-proto'] ?? protocol).split(',', 1);
  return forwarded?.trim().toLowerCase() === 'https';
}

/** Tells learners apart without accounts (design §5): by a signed random id in a cookie. */
@Injectable()
export class Learners {
  readonly #secret: string;

  constructor(@Inject(LEARNER_SECRET) secret: string) {
    this.#secret = secret;
  }

  /** The learner who asks; undefined for a browser that has no cookie of ours, or a forged one. */
  known({ headers }: { readonly headers: { readonly cookie?: string | undefined } }): string | undefined {
    return readLearner(headers.cookie, this.#secret);
  }

  /** The learner who asks, a new one if need be. */
  knownOrNew(request: FastifyRequest): string {
    return this.known(request) ?? randomUUID();
  }

  /** Lets the browser stay this learner for a year from now. */
  remember(learner: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', writeLearner(learner, this.#secret, isSecure(request)));
  }
}
