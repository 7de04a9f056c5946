import { expect, test } from '@jest/globals';
import { isToken, readSession, writeSession } from './operator-session.ts';

const token = 'a token of this test';
const now = 1_700_000_000_000;
const cookie = writeSession('Zoë; admin', { token, now, isSecure: true });
const pair = cookie.split(';', 1)[0]!;

test('only the very token is taken', () => {
  expect(
    ['', token, `${token} `, token.slice(0, -1), token.toUpperCase()].map((given) => isToken(given, token)),
  ).toEqual([false, true, false, false, false]);
});

test('a session names its operator, for twelve hours, and carries no token', () => {
  expect(readSession(`other=1; ${pair}; more=2; grove_operator=x`, { token, now })).toBe('Zoë; admin');
  expect(readSession(pair, { token, now: now + 12 * 60 * 60 * 1_000 - 1 })).toBe('Zoë; admin');
  expect(readSession(pair, { token, now: now + 12 * 60 * 60 * 1_000 })).toBeUndefined();
  expect(cookie).toMatch(/^__Host-grove_operator=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  expect([cookie, Buffer.from(cookie, 'base64url').toString()].join()).not.toContain(token);
});

test('what was changed, or signed with another token, is no session', () => {
  const later = pair.replace(/=(\d+)/, (_, until) => `=${Number(until) + 1}`);
  const other = pair.replace(/\.[\w-]+\./, `.${Buffer.from('Eve').toString('base64url')}.`);
  for (const forged of [
    undefined,
    '',
    'grove_operator=',
    later,
    other,
    pair.slice(0, -1),
    `${pair}x`,
    'grove_operator=9999999999999.RXZl.',
  ]) {
    expect(readSession(forged, { token, now })).toBeUndefined();
  }
  expect(readSession(pair, { token: 'another token of it', now })).toBeUndefined();
});
