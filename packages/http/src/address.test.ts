import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { addressKey } from './address.ts';

const requestFrom = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as Pick<
    IncomingMessage,
    'headers' | 'socket'
  >;

test('architecture §5 limits: what a forwarded address says counts as far as proxies are trusted', () => {
  expect(addressKey(requestFrom('10.0.0.1', '6.6.6.6, 7.7.7.7'), 0)).toBe('10.0.0.1');
  expect(addressKey(requestFrom('10.0.0.1', '6.6.6.6, 7.7.7.7'), 1)).toBe('7.7.7.7');
  expect(addressKey(requestFrom('10.0.0.1', '6.6.6.6, 7.7.7.7'), 2)).toBe('6.6.6.6');
  expect(addressKey(requestFrom('10.0.0.1'), 1)).toBe('10.0.0.1');
  expect(addressKey(requestFrom('10.0.0.1', 'x'.repeat(5_000)), 1)).toHaveLength(64);
  expect(addressKey(requestFrom(undefined), 0)).toBe('unknown');
});

test.each([
  ['::ffff:192.168.1.2', '192.168.1.2'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0001:1:2:3:4', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('architecture §5 limits: %s counts as %s', (address, key) => {
  expect(addressKey(requestFrom(address), 0)).toBe(key);
});
