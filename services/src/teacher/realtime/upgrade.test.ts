import { expect, test } from '@jest/globals';
import { asksForRealtime } from './upgrade.ts';

test.each([
  ['/ws', 'websocket', true],
  ['/ws?x=1', 'WebSocket', true],
  ['/ws/', 'websocket', false],
  ['/wss', 'websocket', false],
  ['/', 'websocket', false],
  ['/api/chat', 'h2c', false],
  ['/ws', 'h2c', false],
  ['/ws', undefined, false],
])('§7 /ws: %s with the upgrade %s: %s', (url, upgrade, asks) => {
  expect(asksForRealtime({ url, headers: upgrade === undefined ? {} : { upgrade } })).toBe(asks);
});
