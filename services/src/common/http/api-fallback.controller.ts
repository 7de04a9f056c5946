import {
  chatCall,
  learnerReads,
  policyReportsCall,
  reads,
  speechCall,
  telemetryCall,
  telemetryNonceCall,
  writes,
} from '@grove/contracts';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Every address of the contracts, with the methods that it answers. */
const calls: ReadonlyArray<{ pattern: RegExp; methods: readonly string[] }> = [
  ...Object.values({ ...reads, ...learnerReads, telemetryNonceCall }).map(({ path }) => ({
    pattern: patternOf(path),
    methods: ['GET', 'HEAD'],
  })),
  ...[...Object.values(writes), chatCall, speechCall, telemetryCall, policyReportsCall].map(({ path, method }) => ({
    pattern: patternOf(path),
    methods: [method],
  })),
];

/** Whatever below `/api` no other route answers: a known address asked by a wrong method, or an unknown one. */
@Controller()
export class ApiFallbackController {
  @All(['api', 'api/*'])
  refuse(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): never {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = calls.find(({ pattern }) => pattern.test(path))?.methods;
    if (!methods) {
      throw new DomainError('not_found', 'There is no such address in this API. /api/docs lists every address.');
    }
    // Only an overlong parameter keeps such a request from its own route.
    if (methods.includes(request.method))
      throw new DomainError('invalid_request', 'A part of this address is too long. Check the id in it.');
    reply.header('allow', methods.join(', '));
    throw new DomainError('method_not_allowed', `This address only answers ${methods.join(' and ')}.`);
  }
}
