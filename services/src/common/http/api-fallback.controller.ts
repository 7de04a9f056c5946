import { reads } from '@grove/contracts';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

const readPatterns = Object.values(reads).map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Whatever below `/api` no other route answers: a known address asked by a wrong method, or an unknown one. */
@Controller()
export class ApiFallbackController {
  @All(['api', 'api/*'])
  refuse(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): never {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!readPatterns.some((pattern) => pattern.test(path))) {
      throw new DomainError('not_found', 'There is no such address in this API. /api/docs lists every address.');
    }
    // Only an overlong parameter keeps a GET from its own route.
    if (request.method === 'GET' || request.method === 'HEAD') throw new DomainError('invalid_request', 'A part of this address is too long. Check the id in it.');
    reply.header('allow', 'GET, HEAD');
    throw new DomainError('method_not_allowed', 'This address only answers GET. Send a GET request without a body.');
  }
}
