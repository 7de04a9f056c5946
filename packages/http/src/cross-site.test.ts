import { expect, test } from '@jest/globals';
import type { IncomingHttpHeaders } from 'node:http';
import { isCrossSite, type Origins } from './cross-site.ts';
import { isSecure } from './forwarded.ts';

const asked = (headers: IncomingHttpHeaders, encrypted = false) => ({
  headers: { host: 'grove.example:8080', ...headers },
  socket: { encrypted, remoteAddress: '127.0.0.1' },
});
const alone: Origins = { GROVE_ORIGINS: [], TRUSTED_PROXIES: 0 };
const behindOne: Origins = { ...alone, TRUSTED_PROXIES: 1 };

test.each([
  ['nothing, as what is no browser', {}, false],
  ['same-origin', { 'sec-fetch-site': 'same-origin' }, false],
  ['none, as an address that a person typed', { 'sec-fetch-site': 'none' }, false],
  ['same-site', { 'sec-fetch-site': 'same-site' }, true],
  ['cross-site', { 'sec-fetch-site': 'cross-site' }, true],
  ['two sites at once', { 'sec-fetch-site': 'same-origin, cross-site' }, true],
  ['a word of the future', { 'sec-fetch-site': 'elsewhere' }, true],
  ['cross-site with our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://grove.example:8080' }, true],
  [
    'same-origin, behind a proxy that hides the host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://learn.example' },
    false,
  ],
  [
    'none with a foreign origin, as a foreign form that is sent once more',
    { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
    true,
  ],
])('a browser that says %s', (_, headers: IncomingHttpHeaders, isForeign) => {
  expect(isCrossSite(asked(headers), alone)).toBe(isForeign);
});

test.each([
  ['http://grove.example:8080', false],
  ['http://GROVE.example:8080', false],
  // What ends https before us need not say so.
  ['https://grove.example:8080', false],
  ['http://grove.example', true],
  ['http://other.grove.example:8080', true],
  ['http://grove.example:8080.evil.example', true],
  ['http://evil.example/grove.example:8080', true],
  ['https://evil.example', true],
  ['null', true],
  ['', true],
  ['grove.example:8080', true],
  ['file://', true],
  ['http://grove.example:8080, http://evil.example', true],
])('the origin %j', (origin, isForeign) => {
  expect(isCrossSite(asked({ origin }), alone)).toBe(isForeign);
});

test('a standard port may be said or left out', () => {
  expect(isCrossSite(asked({ host: 'grove.example:443', origin: 'https://grove.example' }), alone)).toBe(false);
  expect(isCrossSite(asked({ host: 'grove.example', origin: 'http://grove.example:80' }), alone)).toBe(false);
});

test('configured origins are ours, to the letter', () => {
  const origins = { ...alone, GROVE_ORIGINS: ['https://learn.example'] };
  expect(isCrossSite(asked({ origin: 'https://learn.example', 'sec-fetch-site': 'cross-site' }), origins)).toBe(false);
  expect(isCrossSite(asked({ origin: 'https://learn.example.evil.example' }), origins)).toBe(true);
});

test('the host that a proxy was asked for counts as far as proxies are trusted', () => {
  const headers = { host: 'services:8080', 'x-forwarded-host': 'learn.example', origin: 'https://learn.example' };
  expect([alone, behindOne].map((origins) => isCrossSite(asked(headers), origins))).toEqual([true, false]);
  // The browser's own line stands first, what the trusted proxy heard last.
  expect(
    isCrossSite(
      asked({ ...headers, 'x-forwarded-host': 'evil.example, learn.example', origin: 'https://evil.example' }),
      behindOne,
    ),
  ).toBe(true);
});

test('behind https a page that came by http is not ours', () => {
  const headers = { host: 'learn.example', origin: 'http://learn.example' };
  expect(isCrossSite(asked(headers), alone)).toBe(false);
  expect(isCrossSite(asked(headers, true), alone)).toBe(true);
  expect(isCrossSite(asked({ ...headers, 'x-forwarded-proto': 'https' }), behindOne)).toBe(true);
});

test('without a host no origin is ours', () => {
  expect(
    isCrossSite({ headers: { origin: 'http://grove.example' }, socket: { remoteAddress: undefined } }, alone),
  ).toBe(true);
});

test('a connection is secure when it is encrypted, or when a trusted proxy says that its own was', () => {
  const proto = (said: string, trusted: number, encrypted = false) =>
    isSecure(asked({ 'x-forwarded-proto': said }, encrypted), trusted);
  expect([proto('https', 0), proto('https', 1), proto('HTTPS', 1), proto('http', 1), proto('', 1)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([isSecure(asked({}, true), 0), isSecure(asked({}), 1), proto('http', 0, true)]).toEqual([true, false, true]);
  // Two that add to what they were told, two of which the inner one passes it on, and one behind which somebody made something up.
  expect([proto('https, http', 2), proto('https', 2), proto('https, http', 1)]).toEqual([true, true, false]);
});
