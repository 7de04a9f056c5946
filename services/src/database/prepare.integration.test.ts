import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { content } from '@grove/content/compiled';
import { contentBuild, releasedItems } from '@grove/content/release';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import { contentsOf } from '../../testing/database-contents.ts';
import { migrateDatabase, prepareDatabase } from '../prepare-database.ts';
import { ChannelListener } from './channel-listener.ts';
import { ormOptions } from './orm-options.ts';
import { prepareWith } from './prepare.ts';

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
  expect(first.isNewContent).toBe(true);
  const before = await contentsOf(database.url);
  expect(await prepareDatabase(database.url)).toEqual({ migrations: [], isNewContent: false });
  expect(await contentsOf(database.url)).toEqual(before);
});

test('migrating alone makes the tables and no content', async () => {
  expect((await migrateDatabase(database.url)).isNewContent).toBe(false);
  expect(await query('select count(*)::int as count from content_item')).toEqual([{ count: 0 }]);
});

test('content of another build is put beside what is there: pieces that did not change are kept once', async () => {
  await prepareDatabase(database.url);
  const [{ count: before }] = (await query('select count(*)::int as count from content_item')) as [{ count: number }];
  const [lesson, ...lessons] = content.lessons;
  const other = { ...content, lessons: [{ ...lesson!, title: 'Another title' }, ...lessons] };
  const { version, schema } = contentBuild(other).descriptor;
  const recorded = { version, schema, items: releasedItems(other) };
  expect((await prepareWith(database.url, recorded)).isNewContent).toBe(true);
  expect(await query('select count(*)::int as count from content_item')).toEqual([{ count: before + 1 }]);
  expect(await query('select count(*)::int as count from content_release')).toEqual([{ count: 2 }]);
});

test('lessons and stories of before content was released, now and formerly, are known by the new tables', async () => {
  const orm = await MikroORM.init(ormOptions(database.url, []));
  await orm.migrator.up({ to: '2026-10-telemetry-visitors' });
  await orm.close();
  await query(`insert into learning_level values (1, 'L', '0', 'd', 'x', 'y')`);
  await query(`insert into ai_teacher values (1, 'T', 'gone', 'Hi', null, 1)`);
  await query(`insert into subject values (1, 'Mathematics', 'mathematics', 'i', 'd', 1, 'b', 'c')`);
  await query(
    `insert into lesson values ('sums', 'Grade 3', 1, 1, 'Sums', 'd', 10, 20, 'beginner', 'interactive', '[]', '[{"title":"now"}]')`,
  );
  await query(
    `insert into former_content values ('lesson', 'sums', '{"id":"sums","grade":"Grade 3","subjectId":1,"xpReward":20,"steps":[{"title":"before"}]}'),
       ('enhanced_lesson', 'area', '{"id":"area","grade":"Grade 3","subjectName":"Math","xpReward":150,"activityXp":30,"steps":[]}'),
       ('scene', '901', '{"id":901,"adventureId":9,"order":1,"title":"S","text":"t","choices":[]}'),
       ('adventure', '9', '{"id":9,"title":"Gone","subject":"Math","badge":"B"}')`,
  );
  await migrateDatabase(database.url);
  expect(await query(`select kind, id, body from content_item order by kind, id, body ->> 'title'`)).toEqual([
    {
      kind: 'enhanced-lesson',
      id: 'area',
      body: {
        id: 'area',
        grade: 'Grade 3',
        subject: 'Math',
        xpReward: 150,
        content: { steps: [] },
        interactiveElement: { xpReward: 30 },
      },
    },
    expect.objectContaining({
      kind: 'lesson',
      id: 'sums',
      body: expect.objectContaining({ title: 'Sums', subjectId: 1, xpReward: 20, steps: [{ title: 'now' }] }),
    }),
    { kind: 'lesson', id: 'sums', body: expect.objectContaining({ steps: [{ title: 'before' }] }) },
    {
      kind: 'story',
      id: 'adventure-9',
      body: {
        id: 9,
        title: 'Gone',
        subject: 'Math',
        badge: 'B',
        scenes: [expect.objectContaining({ id: 901, order: 1, choices: [] })],
      },
    },
  ]);
});

test('copies that start at once take turns', async () => {
  const runs = await Promise.all([
    prepareDatabase(database.url),
    prepareDatabase(database.url),
    prepareDatabase(database.url),
  ]);
  expect(runs.filter(({ migrations }) => migrations.length > 0)).toHaveLength(1);
  expect(runs.filter(({ isNewContent }) => isNewContent)).toHaveLength(1);
});

test('a database that does not answer is explained in a sentence', async () => {
  await expect(prepareDatabase('postgres://user:secret@127.0.0.1:1/grove')).rejects.toThrow(
    /No PostgreSQL answers at 127\.0\.0\.1:1\/grove\. .*npm start/,
  );
});

const channel = 'grove_test';

test('a lost connection to the notifications comes back, and a change in between is not missed', async () => {
  const lost = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const changes = new ChannelListener(database.url, channel, {
    onChange: changed.resolve,
    onLost: () => lost.resolve(),
  });
  await changes.start();
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen grove_test'`);
  await lost.promise;
  await changed.promise;
  await changes.stop();
});
