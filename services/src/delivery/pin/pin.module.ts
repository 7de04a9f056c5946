import { isSecure } from '@grove/http';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../common/index.ts';
import { CONFIG, type Config } from '../../config/index.ts';
import { isPagePath } from '@grove/documents';
import { PinController } from './pin.controller.ts';
import { readPinCookie, writePinCookie } from './pin-cookie.ts';
import { leavePath, pinParameter, PinTrouble } from '@grove/releases';
import { pinPage, pinPageHeaders } from './pin-page.ts';
import { Pins } from './pins.service.ts';
import { type ChosenSet, ReleaseResolver, ReleasesModule } from '../../releases/index.ts';

/** A path as an address of this site: two slashes at its beginning would name another one. */
const onThisSite = (pathname: string): string => pathname.replace(/^[/\\]+/, '/');

/** The site with one area in another build, for those who hold a signed link (architecture §4 'Working alone'). */
@Module({ imports: [ReleasesModule], controllers: [PinController], providers: [Pins] })
export class PinModule implements OnModuleInit {
  readonly #config: Config;
  readonly #pins: Pins;
  readonly #sets: ReleaseResolver;
  readonly #adapterHost: HttpAdapterHost;

  constructor(@Inject(CONFIG) config: Config, pins: Pins, sets: ReleaseResolver, adapterHost: HttpAdapterHost) {
    this.#config = config;
    this.#pins = pins;
    this.#sets = sets;
    this.#adapterHost = adapterHost;
  }

  onModuleInit(): void {
    this.#sets.addChooser((request) => this.#choose(request));
    this.#adapterHost.httpAdapter
      .getInstance<FastifyInstance>()
      .addHook('onRequest', (request, reply) => this.#follow(request, reply));
  }

  async #choose({ headers }: FastifyRequest): Promise<ChosenSet | undefined> {
    const token = readPinCookie(headers.cookie);
    if (!token) return undefined;
    try {
      return await this.#pins.open(this.#pins.read(token));
    } catch (error) {
      if (error instanceof PinTrouble) throw new DomainError('invalid_request', error.message);
      throw error;
    }
  }

  /** A page with `?pin=` keeps the pin in a cookie and continues without it in the address. A pin that cannot be followed, new or kept, is refused with a page that says why. */
  async #follow(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const [pathname = '/', search] = request.url.split('?', 2);
    if (request.method !== 'GET' || !isPagePath(pathname) || pathname === leavePath) return undefined;
    const query = new URLSearchParams(search);
    const fresh = query.get(pinParameter);
    const token = fresh ?? readPinCookie(request.headers.cookie);
    if (token === undefined) return undefined;
    try {
      const pin = this.#pins.read(token);
      await this.#pins.open(pin);
      if (fresh === null) return undefined;
      query.delete(pinParameter);
      reply
        .header(
          'set-cookie',
          writePinCookie({ token, untilMs: pin.untilMs }, isSecure(request, this.#config.TRUSTED_PROXIES), new Date()),
        )
        .header('cache-control', 'no-store');
      return await reply.redirect(onThisSite(pathname) + (query.size > 0 ? `?${query.toString()}` : ''), 302);
    } catch (error) {
      if (!(error instanceof PinTrouble)) throw error;
      return reply.code(403).headers(pinPageHeaders).send(pinPage(error.message));
    }
  }
}
