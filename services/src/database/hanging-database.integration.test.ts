import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { enhancedLessons } from '@grove/content/server';
import { problem } from '@grove/contracts';
import * as z from 'zod/mini';
import { breakableDatabase } from '../../testing/breakable-database.ts';
import { createPreparedDatabase } from '../../testing/prepared-database.ts';
import { testPool, type TestDatabase } from '../../testing/test-database.ts';
import { eventually, startCopy } from '../../testing/test-service.ts';

let database: TestDatabase;
let gate: Awaited<ReturnType<typeof breakableDatabase>>;
let copy: Awaited<ReturnType<typeof startCopy>>;
const connections = 4;

beforeAll(async () => {
  database = await createPreparedDatabase();
  gate = await breakableDatabase(database.url);
  copy = await startCopy(gate.url, { DATABASE_CONNECTIONS: String(connections) });
});

afterAll(async () => {
  gate.goOn();
  await copy.stop();
  await gate.cut();
  await database.drop();
});

/** A write of a new learner. */
const write = (): Promise<Response> =>
  fetch(`${copy.url}/api/lessons/${enhancedLessons[0]!.id}/activity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: 's' }),
  });

const statusOf = async (path: string): Promise<number> => (await fetch(copy.url + path)).status;

test('M2: a copy holds as many connections as are configured, and four beside them', async () => {
  await Promise.all(Array.from({ length: 40 }, write));
  const pool = testPool(database.url, 1);
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await pool.end();
  expect(Number(rows[0]!.count)).toBeLessThanOrEqual(connections + 4);
});

test('M2: while the database takes questions and gives no answers, writes fail with 503, reads keep working, and everything works once it answers', async () => {
  expect((await write()).status).toBe(200);
  gate.hang();
  // More than the pool has connections: some hang in a statement, the others wait for a free connection.
  const over = new AbortController();
  const writes = Promise.all(Array.from({ length: 3 * connections }, write)).finally(() => over.abort());
  let reads = 0;
  for (; !over.signal.aborted; reads += 1) expect(await statusOf('/api/learning-levels')).toBe(200);
  expect(reads).toBeGreaterThan(10);
  for (const response of await writes) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(z.parse(problem, await response.json()).code).toBe('unavailable');
  }
  expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 503]);
  gate.goOn();
  await eventually(async () => ((await write()).status === 200 ? true : undefined));
  await eventually(async () => ((await statusOf('/ready')) === 200 ? true : undefined));
});
