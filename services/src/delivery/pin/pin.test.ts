import { expect, test } from '@jest/globals';
import { type Pin, pinSecret, readPin, signPin } from './pin.ts';

const secret = 'a secret of this test that nobody else has';
const now = new Date('2026-05-01T12:00:00Z');
const pin: Pin = { area: 'mf-chat', version: '1.2.3-abc', untilMs: now.getTime() + 60_000 };

test('§4 pin: what was signed is read back, a version or a development server', () => {
  expect(readPin(signPin(pin, secret), secret, now)).toEqual(pin);
  const local: Pin = { area: 'mf-lessons', origin: 'http://localhost:8103', untilMs: pin.untilMs };
  expect(readPin(signPin(local, secret), secret, now)).toEqual(local);
});

test('§4 pin: a link whose time is over is old, to the millisecond', () => {
  const token = signPin(pin, secret);
  expect(readPin(token, secret, new Date(pin.untilMs - 1))).toEqual(pin);
  expect(readPin(token, secret, new Date(pin.untilMs))).toBe('old');
});

test('§4 pin: a link that was changed, or signed by somebody else, is wrong', () => {
  const token = signPin(pin, secret);
  const [body = '', signed = ''] = token.split('.');
  const longer = Buffer.from(JSON.stringify({ ...pin, untilMs: pin.untilMs + 1 })).toString('base64url');
  for (const changed of [`${longer}.${signed}`, `${body}.`, body, '', '.', `${body}.${signed}AA`, `x${token}`, token.slice(0, -2), 'é.é']) expect([changed, readPin(changed, secret, now)]).toEqual([changed, 'wrong']);
  expect(readPin(token, 'another secret', now)).toBe('wrong');
});

test.each([{ version: '../../server/x' }, { version: '' }, { origin: 'https://a.example/path' }, { origin: 'javascript:alert(1)' }, { origin: 'https://a.example', version: '1' }, {}])('§4 pin: %j is not signed at all', (build) => {
  expect(() => signPin({ area: 'mf-chat', untilMs: 1, ...build } as unknown as Pin, secret)).toThrow();
});

test('§4 pin: the configured secret needs no database; else the database keeps one', async () => {
  const none = { query: () => Promise.reject(new Error('is down')) };
  expect(await pinSecret(none, secret)).toBe(secret);
  await expect(pinSecret(none, undefined)).rejects.toThrow('is down');
  let asked = 0;
  const late = { query: async () => ({ rows: (asked += 1) === 1 ? [] : [{ value: 'kept' }] }) };
  expect(await pinSecret(late, undefined)).toBe('kept');
});
