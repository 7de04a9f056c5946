import type { Problem } from '@grove/contracts';
import { json } from '../mock-api.ts';

/** The problems that the mock service answers with, in the service's form. */
const kinds = {
  not_found: { status: 404, title: 'Not found' },
  invalid_request: { status: 400, title: 'Invalid request' },
  lesson_unfinished: { status: 422, title: 'Lesson unfinished' },
  adventure_unfinished: { status: 422, title: 'Adventure unfinished' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Unavailable' },
} as const;

/** A problem as the body of an answer. */
export const problemOf = (code: keyof typeof kinds, errors?: Problem['errors']): Problem => ({
  type: `urn:grove:problem:${code}`,
  ...kinds[code],
  detail: 'The mock service says so.',
  code,
  requestId: 'mock',
  ...(errors && { errors }),
});

/** A problem as an answer. */
export function problemReply(code: keyof typeof kinds, errors?: Problem['errors']): Response {
  const response = json(problemOf(code, errors), kinds[code].status);
  response.headers.set('content-type', 'application/problem+json');
  return response;
}
