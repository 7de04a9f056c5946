import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, FastifyServerFactory, FastifyServerOptions } from 'fastify';
import { sendProblem } from '../errors/send-problem.ts';
import { answerClientError } from './client-error.ts';

/** The largest request body, in bytes: a chat message or speech text of 1,000 characters fits many times. */
const bodyLimitBytes = 64 * 1024;

/** An incoming id is kept when it is short and plain, so that nobody can write into our log. */
const saneRequestId = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: its own, if it brings a sane one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const incoming = request.headers['x-request-id'];
  return typeof incoming === 'string' && saneRequestId.test(incoming) ? incoming : randomUUID();
}

/** What the router refuses before any hook runs, as broken percent-encoding, is a request that cannot be read. */
function answerFrameworkError(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem({ statusCode: 400 }, request, reply);
}

/** Options of the one Fastify instance under Nest, on the server that `serverFactory` makes. */
export function fastifyOptions(serverFactory: FastifyServerFactory) {
  return {
    serverFactory,
    // Fastify would make a child logger for every request; `hooks.ts` and the filter log instead.
    logger: false,
    bodyLimit: bodyLimitBytes,
    genReqId: requestIdOf,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // No module uses Express-style middleware, and its hook would cost every request.
    skipMiddie: true,
  } satisfies FastifyServerOptions & { skipMiddie: boolean };
}
