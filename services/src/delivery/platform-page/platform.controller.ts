import { Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DomainError, isCrossSite, isSecure } from '../../common/index.ts';
import { CONFIG, type Config } from '../../config/index.ts';
import { Faults } from '../faults/faults.ts';
import { ReleaseRefused } from '@grove/releases';
import { ReleaseRegistry } from '../releases/release-registry.ts';
import { endCanaryForm, faultForm, logInForm, promoteForm, rollBackForm } from './forms.ts';
import { LogInAttempts } from './log-in-attempts.ts';
import { endSession, isToken, readSession, writeSession } from './operator-session.ts';
import { logInPage, type Notice, operatorsPage } from './page.ts';
import { pageHeaders, styleHeaders } from './page-headers.ts';
import { PlatformService } from './platform.service.ts';
import { fontsOf, style } from './style.ts';

/** What the page says after a change, by the word in its address. */
const done: Readonly<Record<string, string>> = {
  promoted: 'The canary is the active set now.',
  ended: 'The canary has ended: everybody gets the active set.',
  'rolled-back': 'Rolled back. Open tabs keep what they have; every new page comes from the set that is active now.',
  faults: 'The fault is set as you chose.',
};

const refused = (text: string): Notice => ({ kind: 'refused', text });

/** What a form does, and the word under which the page then says that it was done. */
type Change<Form> = (form: Form, author: string) => Promise<keyof typeof done> | keyof typeof done;

/** The operators' page: HTML and forms, without a script, so that it works while the site does not. Nothing of it exists without an operator token. */
@Controller('platform')
export class PlatformController {
  readonly #config: Config;
  readonly #service: PlatformService;
  readonly #registry: ReleaseRegistry;
  readonly #faults: Faults;
  readonly #attempts = new LogInAttempts(Date.now);

  constructor(@Inject(CONFIG) config: Config, service: PlatformService, registry: ReleaseRegistry, faults: Faults) {
    this.#config = config;
    this.#service = service;
    this.#registry = registry;
    this.#faults = faults;
  }

  @Get()
  async page(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): Promise<void> {
    const operator = this.#operator(request);
    if (operator === undefined) return void reply.code(401).headers(pageHeaders).send(logInPage());
    const word = new URLSearchParams(request.url.split('?', 2)[1]).get('done') ?? '';
    await this.#send(reply, operator, Object.hasOwn(done, word) ? { kind: 'done', text: done[word]! } : undefined);
  }

  @Get('style.css')
  style(@Res({ passthrough: false }) reply: FastifyReply): void {
    this.#token();
    void reply.headers(styleHeaders).send(fontsOf(this.#service.activeSet) + style);
  }

  @Post('log-in')
  logIn(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): void {
    const token = this.#token();
    this.#checkOrigin(request);
    const waitSeconds = this.#attempts.count(request.raw, this.#config.TRUSTED_PROXIES);
    const tooMany = refused(`Too many attempts. Wait ${waitSeconds} seconds and try again.`);
    if (waitSeconds > 0)
      return void reply.code(429).headers(pageHeaders).header('retry-after', waitSeconds).send(logInPage(tooMany));
    const form = z.safeParse(logInForm, request.body);
    const says = form.success ? 'This is not the operator token.' : 'Please enter your name and the operator token.';
    if (!form.success || !isToken(form.data.token, token))
      return void reply
        .code(form.success ? 403 : 400)
        .headers(pageHeaders)
        .send(logInPage(refused(says), form.data?.name));
    const cookie = writeSession(form.data.name, { token, now: Date.now(), isSecure: this.#isSecure(request) });
    void reply.headers(pageHeaders).header('set-cookie', cookie).redirect('/platform', 303);
  }

  @Post('log-out')
  logOut(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): void {
    this.#token();
    this.#checkOrigin(request);
    void reply
      .headers(pageHeaders)
      .header('set-cookie', endSession(this.#isSecure(request)))
      .redirect('/platform', 303);
  }

  @Post('promote')
  promote(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): Promise<void> {
    return this.#change(request, reply, promoteForm, async ({ setId, reason, revision }, author) => {
      await this.#registry.promote(setId, { author, reason, expectedRevision: revision });
      return 'promoted';
    });
  }

  @Post('end-canary')
  endCanary(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): Promise<void> {
    return this.#change(request, reply, endCanaryForm, async ({ reason, revision }, author) => {
      await this.#registry.endCanary({ kind: 'ended', author, reason, expectedRevision: revision });
      return 'ended';
    });
  }

  @Post('roll-back')
  rollBack(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): Promise<void> {
    return this.#change(request, reply, rollBackForm, async ({ to, reason, revision }, author) => {
      await this.#registry.rollBack({ to, author, reason, expectedRevision: revision });
      return 'rolled-back';
    });
  }

  @Post('faults')
  fault(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): Promise<void> {
    if (!this.#config.GROVE_FAULTS) throw new DomainError('not_found', 'There is nothing at this address.');
    return this.#change(request, reply, faultForm, ({ area, fault }) => {
      if (!this.#service.activeSet.areas.some(({ name }) => name === area))
        throw new DomainError('invalid_request', 'The active set has no area of this name. Choose one of the list.');
      this.#faults.set(area, fault);
      return 'faults';
    });
  }

  /** Runs the change of a form for an operator; what cannot be done is said on the page, which then shows how things stand. */
  async #change<Form>(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: z.ZodMiniType<Form>,
    change: Change<Form>,
  ): Promise<void> {
    const operator = this.#operator(request);
    this.#checkOrigin(request);
    if (operator === undefined)
      return void reply
        .code(401)
        .headers(pageHeaders)
        .send(logInPage(refused('Please log in first; nothing was changed.')));
    const form = z.safeParse(schema, request.body);
    if (!form.success)
      return this.#send(
        reply.code(400),
        operator,
        refused('Nothing was changed: every change needs a reason of at most 200 characters.'),
      );
    try {
      const word = await change(form.data, operator);
      void reply.headers(pageHeaders).redirect(`/platform?done=${word}`, 303);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      await this.#send(
        reply.code(409),
        operator,
        refused(`${error.message} Nothing was changed; this is how things stand now.`),
      );
    }
  }

  async #send(reply: FastifyReply, operator: string, notice: Notice | undefined): Promise<void> {
    const now = new Date();
    const { overview, isDatabaseAway } = await this.#service.look(now);
    const away = refused(
      'The database does not answer. This is what this copy of the service serves; nothing can be changed until the database is back.',
    );
    const faults = this.#config.GROVE_FAULTS
      ? this.#service.activeSet.areas.map(({ name: area }) => ({ area, fault: this.#faults.of(area) }))
      : undefined;
    void reply
      .headers(pageHeaders)
      .send(operatorsPage({ operator, overview, notice: isDatabaseAway ? away : notice, faults, now }));
  }

  /** @throws DomainError `not_found` where no token is configured */
  #token(): string {
    const token = this.#config.GROVE_OPERATOR_TOKEN;
    if (token === undefined) throw new DomainError('not_found', 'There is nothing at this address.');
    return token;
  }

  #operator(request: FastifyRequest): string | undefined {
    return readSession(request.headers.cookie, { token: this.#token(), now: Date.now() });
  }

  /** Only a form of our own page changes something: every browser says where a form stood. Not even the origins that may do all else count as ours here. @throws DomainError */
  #checkOrigin(request: FastifyRequest): void {
    const isOurs =
      request.headers.origin !== undefined && !isCrossSite(request, { ...this.#config, GROVE_ORIGINS: [] });
    if (!isOurs)
      throw new DomainError('forbidden', 'This form did not come from the page itself. Open /platform and try again.');
  }

  #isSecure(request: FastifyRequest): boolean {
    return isSecure(request, this.#config.TRUSTED_PROXIES);
  }
}
