import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.ts';
import { apiHeaders, docsHeaders } from './api-headers.ts';
import type { Origins } from './cross-site.ts';
import { refusalOfWrite } from './guard-writes.ts';

/** The headers that belong to an address. HTML and its files are `delivery`'s, which sets its own policy. */
function headersFor(url: string): Record<string, string> {
  if (url.startsWith('/api/docs')) return docsHeaders;
  if (url.startsWith('/api') || url === '/health' || url === '/serving' || url === '/ready') return apiHeaders;
  return { 'x-content-type-options': 'nosniff' };
}

/** One line a request: its id, method, route template, status and time. Never the query, never the body. */
function logRequest(logger: Logger, request: FastifyRequest, status: number, elapsedMs: number): void {
  const route = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? 'none';
  logger.info({ requestId: request.id, method: request.method, route, status, ms: Math.round(elapsedMs * 100) / 100 }, 'request');
}

/** Adds the request's id and the security headers to every answer, refuses writes that nobody of ours sent, and logs each request once. */
export function registerHttpHooks(fastify: FastifyInstance, logger: Logger, origins: Origins): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(headersFor(request.url));
    done(refusalOfWrite(request, origins));
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    logRequest(logger, request, reply.raw.statusCode, reply.elapsedTime);
    done();
  });
}
