import { expect, test } from '@jest/globals';
import { KeyRing } from '@grove/signing';
import { type Pin, readPin, signPin } from './pin.ts';

const key = 'a secret of this test that nobody else has';
const ring = new KeyRing([key]);
const now = new Date('2026-05-01T12:00:00Z');
const pin: Pin = { area: 'mf-chat', version: '1.2.3-abc', untilMs: now.getTime() + 60_000 };

test('architecture §4 pin: what was signed is read back, a version or a development server', () => {
  expect(readPin(signPin(pin, ring), ring, now)).toEqual(pin);
  const local: Pin = { area: 'mf-lessons', origin: 'http://localhost:8103', untilMs: pin.untilMs };
  expect(readPin(signPin(local, ring), ring, now)).toEqual(local);
});

test('architecture §4 pin: a link whose time is over is old, to the millisecond', () => {
  const token = signPin(pin, ring);
  expect(readPin(token, ring, new Date(pin.untilMs - 1))).toEqual(pin);
  expect(readPin(token, ring, new Date(pin.untilMs))).toBe('old');
});

test('architecture §4 pin: a link that was changed, or signed by somebody else, is wrong', () => {
  const token = signPin(pin, ring);
  const [body = '', signed = ''] = token.split('.');
  const longer = Buffer.from(JSON.stringify({ ...pin, untilMs: pin.untilMs + 1 })).toString('base64url');
  for (const changed of [
    `${longer}.${signed}`,
    `${body}.`,
    body,
    '',
    '.',
    `${body}.${signed}AA`,
    `x${token}`,
    token.slice(0, -2),
    'é.é',
  ])
    expect([changed, readPin(changed, ring, now)]).toEqual([changed, 'wrong']);
  expect(readPin(token, new KeyRing(['another secret']), now)).toBe('wrong');
  // Nor after the key was replaced: a link is short-lived, and a key may have been lost.
  expect(readPin(token, new KeyRing(['another secret', key]), now)).toBe('wrong');
});

test.each([
  { version: '../../server/x' },
  { version: '' },
  { origin: 'https://a.example/path' },
  { origin: 'javascript:alert(1)' },
  { origin: 'https://a.example', version: '1' },
  {},
])('architecture §4 pin: %j is not signed at all', (build) => {
  expect(() => signPin({ area: 'mf-chat', untilMs: 1, ...build } as unknown as Pin, ring)).toThrow();
});
