import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { readConfig } from '../config/index.ts';
import { addressKey } from './address.ts';
import { type Asker, type Kind, Limits, TooManyError } from './limits.ts';
import { MemoryRateLimiter } from './rate-limiter.ts';

const config = readConfig({
  DATABASE_URL: 'postgres://127.0.0.1/none',
  LIMIT_LEARNER_PER_MINUTE: '30',
  LIMIT_ADDRESS_PER_MINUTE: '900',
});
const requestFrom = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as Pick<
    IncomingMessage,
    'headers' | 'socket'
  >;

test('architecture §5 limits: a rate lets a burst through, then says how long to wait', () => {
  let now = 0;
  const limiter = new MemoryRateLimiter(() => now);
  const take = (key: string) => limiter.take([{ key, rate: { burst: 3, perMinute: 30 } }]);
  expect([1, 2, 3, 4].map(() => take('k'))).toEqual([0, 0, 0, 2]);
  expect(take('other')).toBe(0);
  now += 1_000;
  expect(take('k')).toBe(1);
  now += 1_000;
  expect([take('k'), take('k')]).toEqual([0, 2]);
});

test('architecture §5 limits: whoever is quiet is forgotten, and memory stays bounded', () => {
  let now = 0;
  const limiter = new MemoryRateLimiter(() => now, 100);
  for (let key = 0; key < 1_000; key += 1) limiter.take([{ key: `k${key}`, rate: { burst: 3, perMinute: 30 } }]);
  expect(limiter.size).toBe(100);
  now += 60_000;
  limiter.take([{ key: 'new', rate: { burst: 3, perMinute: 30 } }]);
  expect(limiter.size).toBe(1);
});

/** How many of `asked` calls pass. */
async function passing(limits: Limits, kind: Kind, asker: (place: number) => Asker, asked: number): Promise<number> {
  let passed = 0;
  for (let place = 0; place < asked; place += 1) {
    try {
      await limits.count(kind, asker(place));
      passed += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyError);
      expect((error as TooManyError).retryAfterSeconds).toBeGreaterThan(0);
    }
  }
  return passed;
}

const limitsNow = () => new Limits(new MemoryRateLimiter(() => 0), config, { known: () => undefined });

test('architecture §5 limits: one child who is too fast is slowed down, and the class behind the same address is not', async () => {
  const limits = limitsNow();
  expect(await passing(limits, 'chat', () => ({ address: 'a', learner: 'fast' }), 1_000)).toBe(10);
  expect(await passing(limits, 'chat', (place) => ({ address: 'a', learner: `child ${place}` }), 35)).toBe(35);
});

test('architecture §5 limits: an address that makes up learners is slowed down, others are not', async () => {
  const limits = limitsNow();
  expect(await passing(limits, 'chat', (place) => ({ address: 'a', learner: `made up ${place}` }), 1_000)).toBe(300);
  expect(await passing(limits, 'chat', () => ({ address: 'b' }), 1)).toBe(1);
  expect(await passing(limits, 'speech', (place) => ({ address: 'a', learner: `made up ${place}` }), 1_000)).toBe(600);
});

test("M4: whoever is not known as a learner shares two thirds of the address's measure, whatever session is made up, and leaves the rest to the learners there", async () => {
  const limits = limitsNow();
  expect(await passing(limits, 'chat', () => ({ address: 'a' }), 1_000)).toBe(200);
  expect(await passing(limits, 'chat', (place) => ({ address: 'a', learner: `child ${place}` }), 30)).toBe(30);
  expect(await passing(limits, 'speech', () => ({ address: 'a' }), 1_000)).toBe(400);
});

test('experience §5 safety: what is urgent passes when a learner has used up everything, as far as the address bears it', async () => {
  const limits = limitsNow();
  const child: Asker = { address: 'a', learner: 'in need' };
  expect(await passing(limits, 'chat', () => child, 20)).toBe(10);
  for (let time = 0; time < 20; time += 1) await limits.count('chat', child, () => true);
  await expect(limits.count('chat', child, () => false)).rejects.toThrow(TooManyError);
  await passing(limits, 'chat', (place) => ({ address: 'a', learner: `flood ${place}` }), 400);
  await expect(limits.count('chat', child, () => true)).rejects.toThrow(TooManyError);
});

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
