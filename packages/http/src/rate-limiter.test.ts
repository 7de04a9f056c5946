import { expect, test } from '@jest/globals';
import { MemoryRateLimiter } from './rate-limiter.ts';

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
