import { Body, Controller, Get, Post, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DomainError } from '../../common/index.ts';
import { Faults } from '../faults/faults.ts';
import { ReleaseRefused } from '@grove/releases';
import {
  endCanaryForm,
  faultForm,
  fontsOf,
  logInForm,
  logInPage,
  type Notice,
  operatorsPage,
  pageHeaders,
  promoteForm,
  rollBackForm,
  style,
  styleHeaders,
} from '@grove/operators-page';
import { FaultsGuard, LogInFilter, Operator, OperatorGuard, PlatformGuard } from './guards.ts';
import { Operators } from './operators.service.ts';
import { PlatformService } from './platform.service.ts';
import { ReleaseRegistry } from '../../releases/index.ts';

/** What the page says after a change, by the word in its address. */
const done: Readonly<Record<string, string>> = {
  promoted: 'The canary is the active set now.',
  ended: 'The canary has ended: everybody gets the active set.',
  'rolled-back': 'Rolled back. Open tabs keep what they have; every new page comes from the set that is active now.',
  faults: 'The fault is set as you chose.',
};

const refused = (text: string): Notice => ({ kind: 'refused', text });

/** A form as an operator sent it. */
interface SentForm<Form> {
  readonly author: string;
  readonly body: unknown;
  readonly reply: FastifyReply;
  readonly schema: z.ZodMiniType<Form>;
}

/** What a form does, and the word under which the page then says that it was done. */
type Change<Form> = (form: Form) => Promise<keyof typeof done> | keyof typeof done;

/** The operators' page: HTML and forms, without a script, so that it works while the site does not. Nothing of it exists without an operator token. */
@Controller('platform')
@UseGuards(PlatformGuard)
@UseFilters(LogInFilter)
export class PlatformController {
  readonly #operators: Operators;
  readonly #service: PlatformService;
  readonly #registry: ReleaseRegistry;
  readonly #faults: Faults;

  constructor(operators: Operators, service: PlatformService, registry: ReleaseRegistry, faults: Faults) {
    this.#operators = operators;
    this.#service = service;
    this.#registry = registry;
    this.#faults = faults;
  }

  @Get()
  @UseGuards(OperatorGuard)
  async page(
    @Operator() operator: string,
    @Query('done') word = '',
    @Res({ passthrough: false }) reply: FastifyReply,
  ): Promise<void> {
    await this.#send(reply, operator, Object.hasOwn(done, word) ? { kind: 'done', text: done[word]! } : undefined);
  }

  @Get('style.css')
  style(@Res({ passthrough: false }) reply: FastifyReply): void {
    void reply.headers(styleHeaders).send(fontsOf(this.#service.activeSet) + style);
  }

  @Post('log-in')
  logIn(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): void {
    const waitSeconds = this.#operators.countAttempt(request);
    const tooMany = refused(`Too many attempts. Wait ${waitSeconds} seconds and try again.`);
    if (waitSeconds > 0)
      return void reply.code(429).headers(pageHeaders).header('retry-after', waitSeconds).send(logInPage(tooMany));
    const form = z.safeParse(logInForm, request.body);
    const cookie = form.success ? this.#operators.logIn(form.data, request) : undefined;
    if (cookie !== undefined)
      return void reply.headers(pageHeaders).header('set-cookie', cookie).redirect('/platform', 303);
    const says = form.success ? 'This is not the operator token.' : 'Please enter your name and the operator token.';
    void reply
      .code(form.success ? 403 : 400)
      .headers(pageHeaders)
      .send(logInPage(refused(says), form.data?.name));
  }

  @Post('log-out')
  logOut(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): void {
    void reply.headers(pageHeaders).header('set-cookie', this.#operators.logOut(request)).redirect('/platform', 303);
  }

  @Post('promote')
  @UseGuards(OperatorGuard)
  promote(
    @Operator() author: string,
    @Body() body: unknown,
    @Res({ passthrough: false }) reply: FastifyReply,
  ): Promise<void> {
    return this.#change({ author, body, reply, schema: promoteForm }, async ({ setId, reason, revision }) => {
      await this.#registry.promote(setId, { author, reason, expectedRevision: revision });
      return 'promoted';
    });
  }

  @Post('end-canary')
  @UseGuards(OperatorGuard)
  endCanary(
    @Operator() author: string,
    @Body() body: unknown,
    @Res({ passthrough: false }) reply: FastifyReply,
  ): Promise<void> {
    return this.#change({ author, body, reply, schema: endCanaryForm }, async ({ reason, revision }) => {
      await this.#registry.endCanary({ kind: 'ended', author, reason, expectedRevision: revision });
      return 'ended';
    });
  }

  @Post('roll-back')
  @UseGuards(OperatorGuard)
  rollBack(
    @Operator() author: string,
    @Body() body: unknown,
    @Res({ passthrough: false }) reply: FastifyReply,
  ): Promise<void> {
    return this.#change({ author, body, reply, schema: rollBackForm }, async ({ to, reason, revision }) => {
      await this.#registry.rollBack({ to, author, reason, expectedRevision: revision });
      return 'rolled-back';
    });
  }

  @Post('faults')
  @UseGuards(FaultsGuard, OperatorGuard)
  fault(
    @Operator() author: string,
    @Body() body: unknown,
    @Res({ passthrough: false }) reply: FastifyReply,
  ): Promise<void> {
    return this.#change({ author, body, reply, schema: faultForm }, ({ area, fault }) => {
      if (!this.#service.activeSet.areas.some(({ name }) => name === area))
        throw new DomainError('invalid_request', 'The active set has no area of this name. Choose one of the list.');
      this.#faults.set(area, fault);
      return 'faults';
    });
  }

  /** Runs the change of a form for an operator; what cannot be done is said on the page, which then shows how things stand. */
  async #change<Form>({ author, body, reply, schema }: SentForm<Form>, change: Change<Form>): Promise<void> {
    const form = z.safeParse(schema, body);
    if (!form.success)
      return this.#send(
        reply.code(400),
        author,
        refused('Nothing was changed: every change needs a reason of at most 200 characters.'),
      );
    try {
      const word = await change(form.data);
      void reply.headers(pageHeaders).redirect(`/platform?done=${word}`, 303);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      await this.#send(
        reply.code(409),
        author,
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
    const faults = this.#operators.mayCauseFaults
      ? this.#service.activeSet.areas.map(({ name: area }) => ({ area, fault: this.#faults.of(area) }))
      : undefined;
    void reply
      .headers(pageHeaders)
      .send(operatorsPage({ operator, overview, notice: isDatabaseAway ? away : notice, faults, now }));
  }
}
