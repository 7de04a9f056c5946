import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MemoryRateLimiter, type Take } from '@grove/http';
import type pg from 'pg';
import { createTestDatabase, testPool } from '../../testing/test-database.ts';
import { eventually } from '../../testing/test-service.ts';
import { migrateDatabase } from '../prepare-database.ts';
import { SharedRateLimiter, type SharedRateLimiterParts } from './shared-rate-limiter.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateDatabase(database.url);
  pool = testPool(database.url, 8);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

beforeEach(() => pool.query('truncate rate_limit'));

const query = async (sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await pool.query<Record<string, unknown>>(sql.replace('?', '$1'), [...values])).rows;

/** A copy of the service, whose own clock stands still unless a test says otherwise. */
function copy({ run = query, now = () => 0, patienceMs = 30_000 }: Partial<SharedRateLimiterParts> = {}) {
  const faults: unknown[] = [];
  return {
    limiter: new SharedRateLimiter({
      run,
      near: new MemoryRateLimiter(now),
      now,
      patienceMs,
      onAway: (error) => void faults.push(error),
    }),
    faults,
  };
}

const take = (key: string, burst = 3): Take => ({ key, rate: { burst, perMinute: 30 } });
/** Lets time pass for the database's buckets. */
const pass = (seconds: number) => query(`update rate_limit set full_at = full_at - interval '${seconds} seconds'`);

test('architecture §5 limits: a measure holds across two copies, and grows back', async () => {
  const [one, two] = [copy().limiter, copy().limiter];
  expect([await one.take([take('k')]), await two.take([take('k')]), await one.take([take('k')])]).toEqual([0, 0, 0]);
  expect(await two.take([take('k')])).toBe(2);
  expect(await two.take([take('other')])).toBe(0);
  await pass(2);
  expect(await two.take([take('k')])).toBe(0);
  expect(await copy().limiter.take([take('k')])).toBe(2);
});

test('architecture §5 limits: of messages that come at once to all copies, only as many pass as there are', async () => {
  const copies = Array.from({ length: 10 }, () => copy().limiter);
  const waits = await Promise.all(copies.flatMap((limiter) => [1, 2, 3].map(() => limiter.take([take('crowd')]))));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
  // The next one is due after two seconds, which are told in whole ones; who waited for others began to count before them.
  expect(waits.filter((seconds) => seconds < 0 || seconds > 3)).toEqual([]);
});

test('architecture §5 limits: a child who is too fast uses up nothing of the class, wherever it asks', async () => {
  for (let asked = 0; asked < 8; asked += 1) await copy().limiter.take([take('fast'), take('school', 5)]);
  const { limiter } = copy();
  expect([
    await limiter.take([take('a'), take('school', 5)]),
    await limiter.take([take('b'), take('school', 5)]),
  ]).toEqual([0, 0]);
  expect(await limiter.take([take('c'), take('school', 5)])).toBeGreaterThan(0);
});

test('architecture §5 limits: addresses and learners are not written down, and are forgotten', async () => {
  let now = 0;
  const { limiter } = copy({ now: () => now });
  await limiter.take([take('chat address 203.0.113.7')]);
  const [row] = await query('select key from rate_limit');
  expect(row?.['key']).toMatch(/^[\w-]{43}$/);
  await pass(60);
  now += 61_000;
  await limiter.take([take('k')]);
  await eventually(async () => ((await query('select 1 from rate_limit')).length === 1 ? true : undefined));
});

test('architecture §5 limits: while the database is away a copy counts alone, and says so once', async () => {
  let now = 0;
  let calls = 0;
  let isAway = true;
  const run = (sql: string, values: readonly unknown[]) => {
    calls += 1;
    return isAway ? Promise.reject(new Error('the database is away')) : query(sql, values);
  };
  const { limiter, faults } = copy({ run, now: () => now });
  expect([await limiter.take([take('k')]), await limiter.take([take('k')]), await limiter.take([take('k')])]).toEqual([
    0, 0, 0,
  ]);
  expect(await limiter.take([take('k')])).toBe(2);
  expect([calls, faults.length]).toEqual([1, 1]);
  isAway = false;
  now += 5_000;
  expect(await limiter.take([take('k')])).toBe(0);
  expect(await query('select 1 from rate_limit')).toHaveLength(1);
});

test('architecture §5 limits: a database that never answers holds no message up', async () => {
  const { limiter, faults } = copy({ run: () => new Promise(() => undefined), patienceMs: 10 });
  expect(await limiter.take([take('k')])).toBe(0);
  expect(String(faults[0])).toContain('No answer within 10 ms');
});

test('architecture §5 limits: whoever floods one copy does not reach the database', async () => {
  let calls = 0;
  const { limiter } = copy({
    run: (sql, values) => {
      calls += 1;
      return query(sql, values);
    },
  });
  for (let asked = 0; asked < 50; asked += 1) await limiter.take([take('flood')]);
  expect(calls).toBe(3);
});
