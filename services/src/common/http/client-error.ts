import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { problemResponse } from '../errors/problem.ts';
import { apiHeaders } from './api-headers.ts';

const details = new Map<string, readonly [status: number, detail: string]>([
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request did not arrive in time. Send it again, in one go.']],
  ['HPE_HEADER_OVERFLOW', [431, 'The headers of the request are too large. Send less.']],
]);

/** Answers what never became a request, because it came too slowly or is no HTTP, and ends the connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { detail: standard, ...problem } = problemResponse({ statusCode: 400 }, randomUUID());
  const [status, detail] = details.get(error.code ?? '') ?? [problem.status, standard];
  const body = JSON.stringify({ ...problem, status, title: STATUS_CODES[status], detail });
  const headers = Object.entries(apiHeaders).map(([name, value]) => `${name}: ${value}`);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...headers,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
