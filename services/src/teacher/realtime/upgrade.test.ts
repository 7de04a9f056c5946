import { expect, test } from '@jest/globals';
import { asksForRealtime, isOriginAllowed } from './upgrade.ts';

test.each([
  ['/ws', 'websocket', true], ['/ws?x=1', 'WebSocket', true], ['/ws/', 'websocket', false], ['/wss', 'websocket', false], ['/', 'websocket', false], ['/api/chat', 'h2c', false], ['/ws', 'h2c', false], ['/ws', undefined, false],
])('§7 /ws: %s with the upgrade %s: %s', (url, upgrade, asks) => {
  expect(asksForRealtime({ url, headers: upgrade === undefined ? {} : { upgrade } })).toBe(asks);
});

const host = 'grove.example:8080';

test.each([
  [undefined, true], ['http://grove.example:8080', true], ['https://GROVE.example:8080', true], ['https://learn.example', true],
  ['http://grove.example', false], ['http://grove.example:8080.evil.example', false], ['https://evil.example', false], ['null', false], ['', false], ['grove.example:8080', false], ['file://', false],
])('§7 /ws: the origin %s: %s', (origin, isAllowed) => {
  expect(isOriginAllowed({ origin, host }, ['https://learn.example'])).toBe(isAllowed);
});

test('§7 /ws: without a host no origin fits', () => {
  expect(isOriginAllowed({ origin: 'http://grove.example', host: undefined }, [])).toBe(false);
});
