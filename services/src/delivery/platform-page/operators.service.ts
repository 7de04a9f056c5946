import { isCrossSite, isSecure } from '@grove/http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/index.ts';
import { LogInAttempts } from './log-in-attempts.ts';
import { endSession, isToken, readSession, writeSession } from './operator-session.ts';

/** Who may use the operators' page: whoever has the operator token. */
@Injectable()
export class Operators {
  readonly #config: Config;
  readonly #attempts = new LogInAttempts(Date.now);

  constructor(@Inject(CONFIG) config: Config) {
    this.#config = config;
  }

  /** Whether there may be operators at all. */
  get areWelcome(): boolean {
    return this.#config.GROVE_OPERATOR_TOKEN !== undefined;
  }

  /** Whether they may break areas on purpose. */
  get mayCauseFaults(): boolean {
    return this.#config.GROVE_FAULTS;
  }

  /** The operator who asks; undefined for anybody else. */
  nameOf({ headers }: FastifyRequest): string | undefined {
    const token = this.#config.GROVE_OPERATOR_TOKEN;
    return token === undefined ? undefined : readSession(headers.cookie, { token, now: Date.now() });
  }

  /** Whether a form stood on our own page: every browser says where. Not even the origins that may do all else count as ours here. */
  isOwnForm(request: FastifyRequest): boolean {
    return request.headers.origin !== undefined && !isCrossSite(request, { ...this.#config, GROVE_ORIGINS: [] });
  }

  /** Counts an attempt to log in; the whole seconds to wait when there were too many, else 0. */
  countAttempt({ raw }: FastifyRequest): number {
    return this.#attempts.count(raw, this.#config.TRUSTED_PROXIES);
  }

  /** The `Set-Cookie` header by which a browser stays an operator of this name; undefined when the token is not ours. */
  logIn({ name, token: given }: { name: string; token: string }, request: FastifyRequest): string | undefined {
    const token = this.#config.GROVE_OPERATOR_TOKEN;
    if (token === undefined || !isToken(given, token)) return undefined;
    return writeSession(name, { token, now: Date.now(), isSecure: this.#isSecure(request) });
  }

  /** The `Set-Cookie` headers by which it is one no more. */
  logOut(request: FastifyRequest): string[] {
    return endSession(this.#isSecure(request));
  }

  #isSecure(request: FastifyRequest): boolean {
    return isSecure(request, this.#config.TRUSTED_PROXIES);
  }
}
