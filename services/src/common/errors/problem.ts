import type { ErrorCode, Problem } from '@grove/contracts';
import { HttpException } from '@nestjs/common';
import { DomainError } from './domain-error.ts';

interface Kind {
  status: number;
  title: string;
  /** Said when the cause brings no sentence of its own that is fit to be shown. */
  detail: string;
}

const kinds: Record<ErrorCode, Kind> = {
  not_found: {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing at this address. Check its spelling; /api/docs lists every address.',
  },
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    detail: 'The request cannot be read. Check its address, its encoding and its JSON body.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    detail: 'The body of the request is too large. Send less.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'Send the body as JSON, with the header content-type: application/json.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not answer that method. Use GET.',
  },
  forbidden: { status: 403, title: 'Forbidden', detail: 'This is not allowed from where the request came.' },
  lesson_unfinished: {
    status: 422,
    title: 'Lesson unfinished',
    detail: 'The answers do not make this lesson finished. Answer at least one of its questions.',
  },
  adventure_unfinished: {
    status: 422,
    title: 'Adventure unfinished',
    detail:
      'The scenes that are on record do not lead to an ending of this adventure. Send the visited scenes first, in their order.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many requests came at once. Wait a moment and try again.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    detail: 'The service cannot answer at the moment. Try again shortly.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on our side. Try again; if it stays, report the request id.',
  },
};

const codeOfStatus = new Map<number, ErrorCode>(
  Object.entries(kinds).map(([code, kind]) => [kind.status, code as ErrorCode]),
);

/** PostgreSQL's classes of a lost connection, a lack of resources and a shutdown, its code of a statement that was given up, and Node's codes of a place that does not answer. */
const outOfReach =
  /^(?:08|53|57P)[0-9A-Z]+$|^57014$|^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What `pg` says, without a code, of a connection that breaks during a query, and of a database that does not answer in time. */
const brokenOff =
  /^Connection terminated|(?:^|- )(?:Query read timeout|timeout exceeded when trying to connect|timeout expired)$/;

/** Whether an error says that the database is away for now. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return outOfReach.test(String(code)) || brokenOff.test(String(message));
}

/** The code of an error: its own, or that of the HTTP status with which Nest or Fastify raised it. Any other 4xx is a request that we could not read. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number') return isDatabaseAway(error) ? 'unavailable' : 'internal';
  return codeOfStatus.get(status) ?? (status >= 400 && status < 500 ? 'invalid_request' : 'internal');
}

/**
 * Turns any error into the one shape of a problem. Only the sentences of a `DomainError` reach the outside:
 * messages of libraries may hold what a person typed, or how the inside looks.
 */
export function problemResponse(error: unknown, requestId: string): Problem {
  const code = codeOf(error);
  const { status, title, detail } = kinds[code];
  const said = error instanceof DomainError ? error : undefined;
  return {
    type: `urn:grove:problem:${code}`,
    title,
    status,
    detail: said?.message ?? detail,
    code,
    requestId,
    ...(said?.errors ? { errors: said.errors } : {}),
  };
}
