import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../common/index.ts';
import { writePinCookie } from './pin-cookie.ts';
import { leavePath } from './pin.ts';

/** `/pin/leave`: the site is again as everybody sees it. */
@Controller()
export class PinController {
  @Get(leavePath)
  leave(@Req() request: FastifyRequest, @Res({ passthrough: false }) reply: FastifyReply): void {
    reply.header('set-cookie', writePinCookie(undefined, isSecure(request), new Date())).header('cache-control', 'no-store').redirect('/', 302);
  }
}
