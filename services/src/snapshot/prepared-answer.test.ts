import { expect, test } from '@jest/globals';
import { matchesTag, prepareAnswer } from './prepared-answer.ts';

test('§7 reads: equal answers have equal tags, different ones differ', () => {
  expect(prepareAnswer([{ id: 1 }], '/a').etag).toBe(prepareAnswer([{ id: 1 }], '/b').etag);
  expect(prepareAnswer([{ id: 1 }], '/a').etag).not.toBe(prepareAnswer([{ id: 2 }], '/a').etag);
});

test('§7 reads: the length of an answer is counted in bytes', () => {
  const { headers } = prepareAnswer('é🌳', '/a');
  expect(headers[headers.indexOf('content-length') + 1]).toBe('8');
});

test.each([
  [undefined, false],
  ['"other"', false],
  ['"tag"', true],
  ['W/"tag"', true],
  ['"other", W/"tag" ', true],
  ['*', true],
  ['tag', false],
  ['', false],
])('§7 reads: If-None-Match %j names the tag: %s', (header, expected) => {
  expect(matchesTag(header, '"tag"')).toBe(expected);
});
