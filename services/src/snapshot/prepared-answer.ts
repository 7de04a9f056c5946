import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { apiHeaders } from '../common/index.ts';

/** An answer that is ready to be sent: its JSON text and the tag by which a browser asks whether it still holds. */
export interface PreparedAnswer {
  readonly body: string;
  readonly etag: string;
  /** The route's template, for the log: it names no values. */
  readonly route: string;
  /** The answer's headers as names and values in turn, the form that Node writes fastest. */
  readonly headers: readonly string[];
}

// `no-cache` lets a browser keep the answer but makes it ask first.
const commonHeaders = [
  ...Object.entries(apiHeaders).flat(),
  'cache-control',
  'no-cache',
  'content-type',
  'application/json; charset=utf-8',
];

/** Serialises a value once, for every request to come. */
export function prepareAnswer(value: unknown, route: string): PreparedAnswer {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    body,
    etag,
    route,
    headers: [...commonHeaders, 'etag', etag, 'content-length', String(Buffer.byteLength(body))],
  };
}

/** Whether an `If-None-Match` header names the tag; by RFC 9110 it may list several, mark them weak, or be `*`. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Writes a prepared answer, or 304 when the browser has it, in one go: there is nothing left to serialise. */
export function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  requestId: string,
): void {
  const current = matchesTag(request.headers['if-none-match'], answer.etag);
  response.writeHead(current ? 304 : 200, ['x-request-id', requestId, ...answer.headers]);
  response.end(current ? undefined : answer.body);
}

/** What a controller does with a prepared answer. */
export function sendAnswer(reply: FastifyReply, answer: PreparedAnswer): void {
  reply.hijack();
  writeAnswer(reply.request.raw, reply.raw, answer, reply.request.id);
}
