import { isSecure } from '@grove/http';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/index.ts';
import { endPinCookie } from './pin-cookie.ts';
import { leavePath } from '@grove/releases';

/** `/pin/leave`: the site is again as everybody sees it. */
@Controller()
export class PinController {
  readonly #config: Config;

  constructor(@Inject(CONFIG) config: Config) {
    this.#config = config;
  }

  @Get(leavePath)
  leave(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): void {
    reply
      .header('set-cookie', endPinCookie(isSecure(request, this.#config.TRUSTED_PROXIES)))
      .header('cache-control', 'no-store')
      .redirect('/', 302);
  }
}
