import { expect, test } from '@jest/globals';
import { errorCodes, problem } from '@grove/contracts';
import { NotFoundException } from '@nestjs/common';
import * as z from 'zod/mini';
import { DomainError } from './domain-error.ts';
import { problemResponse } from './problem.ts';

test.each(errorCodes)(
  '§8 errors: %s has the shape of the contract, a status of 400 or more, and a sentence',
  (code) => {
    const answer = problemResponse(new DomainError(code, 'Do this.'), 'request-1');
    expect(z.parse(problem, answer)).toEqual(answer);
    expect(answer).toMatchObject({ code, detail: 'Do this.', requestId: 'request-1' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  },
);

test('§8 errors: an error of a library keeps its status, and its words stay inside', () => {
  const answer = problemResponse(new NotFoundException('Cannot GET /secret'), 'r');
  expect(answer).toMatchObject({ status: 404, code: 'not_found' });
  expect(answer.detail).not.toContain('secret');
  expect(problemResponse({ statusCode: 413 }, 'r')).toMatchObject({ status: 413, code: 'payload_too_large' });
  expect(problemResponse({ statusCode: 418 }, 'r')).toMatchObject({ status: 400, code: 'invalid_request' });
});

test.each([
  { code: 'ECONNREFUSED' },
  { code: '57P01' },
  { code: '08006' },
  { code: '53300' },
  new Error('Connection terminated unexpectedly'),
  { code: '57014' },
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
])('§8 errors: while the database is away the answer is 503 (%#)', (error) => {
  expect(problemResponse(error, 'r')).toMatchObject({ status: 503, code: 'unavailable' });
});

test.each([{ code: '23505' }, { code: 'ERR_ASSERTION' }, new TypeError('Connection is undefined')])(
  '§8 errors: a fault of ours is not taken for a database that is away (%#)',
  (error) => {
    expect(problemResponse(error, 'r').status).toBe(500);
  },
);

test.each([new Error('password=hunter2'), undefined, null, 'text', { statusCode: 'x' }])(
  '§8 errors: anything else is a 500 that says nothing of the inside (%#)',
  (error) => {
    const answer = problemResponse(error, 'r');
    expect(answer).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(answer)).not.toContain('hunter2');
  },
);
