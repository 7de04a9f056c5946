import type { Problem } from '@grove/contracts';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiHeaders } from '../http/api-headers.ts';
import { DomainError } from './domain-error.ts';
import { problemResponse } from './problem.ts';

const logger = new Logger('Problem');

/** When to come again while something that is needed is away. */
const retryAfterSeconds = 5;

/** An error as a problem, and in how many seconds it makes sense to ask again. What we have to know of is logged. */
export function explainProblem(error: unknown, requestId: string): Problem & { retryAfterSeconds?: number } {
  const problem = problemResponse(error, requestId);
  if (problem.code === 'internal') logger.error(`Request ${requestId} failed`, error);
  if (problem.code === 'unavailable') logger.warn(`Request ${requestId} could not be answered for now`, error);
  const waitSeconds =
    error instanceof DomainError
      ? error.retryAfterSeconds
      : problem.code === 'unavailable'
        ? retryAfterSeconds
        : undefined;
  return { ...problem, ...(waitSeconds !== undefined && { retryAfterSeconds: waitSeconds }) };
}

/** The only place where an error becomes an answer: it leaves as `application/problem+json` with the request's id. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { retryAfterSeconds: waitSeconds, ...problem } = explainProblem(error, request.id);
  if (waitSeconds !== undefined) reply.header('retry-after', waitSeconds);
  void reply
    .code(problem.status)
    .headers({ ...apiHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
