import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import { eventually, startTestService } from '../../testing/test-service.ts';
import { migrateDatabase, prepareDatabase } from '../prepare-database.ts';
import { ChannelListener } from './channel-listener.ts';
import { contentChannel } from './seed-tables.ts';

const nothing = { added: 0, updated: 0, removed: 0 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

async function query(sql: string, url = database.url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a second run finds everything in place and changes nothing', async () => {
  const first = await prepareDatabase(database.url);
  expect(first.migrations.length).toBeGreaterThan(0);
  expect(first.content?.seed.added).toBeGreaterThan(0);
  expect(await prepareDatabase(database.url)).toEqual({ migrations: [], content: { seed: nothing } });
});

test('migrating alone makes the tables and no content', async () => {
  expect((await migrateDatabase(database.url)).content).toBeUndefined();
  expect(await query('select count(*)::int as count from lesson')).toEqual([{ count: 0 }]);
});

test('the seed puts right what was changed, and removes what content does not have', async () => {
  await prepareDatabase(database.url);
  await query(`update ai_teacher set name = 'Somebody' where id = 1`);
  await query(`delete from scene where id = (select max(id) from scene)`);
  await query(`insert into learning_level values (99, 'Old', '0', 'gone', 'x', 'y')`);
  await query(`insert into ai_teacher values (99, 'Old', 'gone', 'Hi', null, 99)`);
  expect((await prepareDatabase(database.url)).content?.seed).toEqual({ added: 1, updated: 1, removed: 2 });
});

test('the order of lessons may change within one seed', async () => {
  await prepareDatabase(database.url);
  await query(`update lesson set position = 3 - position where position in (1, 2)`);
  expect((await prepareDatabase(database.url)).content?.seed).toMatchObject({ added: 0, removed: 0 });
  expect((await prepareDatabase(database.url)).content?.seed).toEqual(nothing);
});

test('copies that start at once take turns', async () => {
  const runs = await Promise.all([
    prepareDatabase(database.url),
    prepareDatabase(database.url),
    prepareDatabase(database.url),
  ]);
  expect(runs.filter(({ migrations }) => migrations.length > 0)).toHaveLength(1);
  expect(runs.filter(({ content }) => (content?.seed.added ?? 0) > 0)).toHaveLength(1);
});

test('a database that does not answer is explained in a sentence', async () => {
  await expect(prepareDatabase('postgres://user:secret@127.0.0.1:1/grove')).rejects.toThrow(
    /No PostgreSQL answers at 127\.0\.0\.1:1\/grove\. .*npm start/,
  );
});

test('§7 reads: a running service answers with changed content, without a restart', async () => {
  const service = await startTestService();
  try {
    const levels = () => fetch(`${service.url}/api/learning-levels`).then((response) => response.text());
    const before = await levels();
    await query(
      `update learning_level set description = 'Outdated' where id = 1; notify grove_content`,
      service.databaseUrl,
    );
    await eventually(async () => ((await levels()).includes('Outdated') ? true : undefined));
    await prepareDatabase(service.databaseUrl);
    await eventually(async () => ((await levels()) === before ? true : undefined));
  } finally {
    await service.stop();
  }
});

test('a lost connection to the notifications comes back, and a change in between is not missed', async () => {
  const lost = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const changes = new ChannelListener(database.url, contentChannel, {
    onChange: changed.resolve,
    onLost: () => lost.resolve(),
  });
  await changes.start();
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen grove_content'`);
  await lost.promise;
  await changed.promise;
  await changes.stop();
});
