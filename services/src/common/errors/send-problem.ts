import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders } from '../http/api-headers.ts';
import { DomainError } from './domain-error.ts';
import { problemResponse } from './problem.ts';

const logger = new Logger('Problem');

/** When to come again while something that is needed is away. */
const retryAfterSeconds = 5;

/** The only place where an error becomes an answer: it leaves as `application/problem+json` with the request's id. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemResponse(error, request.id);
  if (problem.code === 'internal') logger.error(`Request ${request.id} failed`, error);
  if (problem.code === 'unavailable') logger.warn(`Request ${request.id} could not be answered for now`, error);
  const waitSeconds =
    error instanceof DomainError
      ? error.retryAfterSeconds
      : problem.code === 'unavailable'
        ? retryAfterSeconds
        : undefined;
  if (waitSeconds !== undefined) reply.header('retry-after', waitSeconds);
  void reply
    .code(problem.status)
    .headers({ ...apiHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
