import { canonicalPath, type Origins } from '@grove/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import type { Logger } from '../logging/logger.ts';
import { apiHeaders, docsHeaders } from './api-headers.ts';
import { refusalOfWrite } from './guard-writes.ts';

const isBelow = (folder: string, pathname: string): boolean => pathname === folder || pathname.startsWith(`${folder}/`);

/** The headers that belong to a path. HTML and its files are `delivery`'s, which sets its own policy. */
function headersFor(pathname: string): Record<string, string> {
  if (isBelow('/api/docs', pathname)) return docsHeaders;
  if (isBelow('/api', pathname) || pathname === '/health' || pathname === '/serving' || pathname === '/ready')
    return apiHeaders;
  return { 'x-content-type-options': 'nosniff' };
}

/** One line a request: its id, method, route template, status and time. Never the query, never the body. */
function logRequest(logger: Logger, request: FastifyRequest, status: number, elapsedMs: number): void {
  const route = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? 'none';
  logger.info(
    { requestId: request.id, method: request.method, route, status, ms: Math.round(elapsedMs * 100) / 100 },
    'request',
  );
}

/** Leads whoever typed an address of ours in another form to it; everything else that is not in its one form is refused. */
function answerOddPath({ method, url }: FastifyRequest, reply: FastifyReply, canonical: string | undefined): void {
  const isPage = canonical !== undefined && !isBelow('/api', canonical);
  if (!isPage || (method !== 'GET' && method !== 'HEAD')) {
    return void reply.send(
      new DomainError(
        'invalid_request',
        'This address is not written in its plain form: without empty parts, dots that lead up, encoded letters and encoded slashes.',
      ),
    );
  }
  const [pathname = ''] = url.split('?', 1);
  return void reply.header('cache-control', 'no-store').redirect(canonical + url.slice(pathname.length), 308);
}

/** Adds the request's id and the security headers to every answer, lets through paths in their one form and writes of our own pages only, and logs each request once. */
export function registerHttpHooks(fastify: FastifyInstance, logger: Logger, origins: Origins): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const [pathname = ''] = request.url.split('?', 1);
    const canonical = canonicalPath(pathname);
    reply.header('x-request-id', request.id).headers(headersFor(canonical ?? '/api'));
    if (canonical === pathname) done(refusalOfWrite(request, origins));
    else answerOddPath(request, reply, canonical);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    logRequest(logger, request, reply.raw.statusCode, reply.elapsedTime);
    done();
  });
}
