import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createFreshDatabase } from '@grove/tooling/postgres';
import { waitForTurn } from './wait-for-turn.ts';

test('architecture §4 release: of five at once each has its turn, one after the other, and those who wait are told', async () => {
  const database = await createFreshDatabase(process.env['TEST_DATABASE_URL']!);
  const events: string[] = [];
  let waiting = 0;
  const release = (name: string) =>
    waitForTurn(
      database.url,
      () => (waiting += 1),
      async () => {
        events.push(`${name} begins`);
        await pause(20);
        events.push(`${name} ends`);
      },
    );
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(release));
  expect(events).toHaveLength(10);
  for (let first = 0; first < events.length; first += 2)
    expect(events[first + 1]).toBe(events[first]!.replace('begins', 'ends'));
  expect(waiting).toBe(4);
  await database.drop();
});

test('a release that ends in the middle, or fails, gives its turn back', async () => {
  const database = await createFreshDatabase(process.env['TEST_DATABASE_URL']!);
  await expect(
    waitForTurn(
      database.url,
      () => undefined,
      () => Promise.reject(new Error('broken')),
    ),
  ).rejects.toThrow('broken');
  const held = Promise.withResolvers<void>();
  const killed = waitForTurn(
    database.url,
    () => undefined,
    () => held.promise,
  );
  const next = waitForTurn(
    database.url,
    () => undefined,
    async () => 'landed',
  );
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const holders = "select pid from pg_locks where locktype = 'advisory' and granted";
  let pid: unknown;
  while (pid === undefined) pid = (await admin.query<{ pid: number }>(holders)).rows[0]?.pid;
  await admin.query('select pg_terminate_backend($1)', [pid]);
  expect(await next).toBe('landed');
  held.resolve();
  await killed;
  await admin.end();
  await database.drop();
});
