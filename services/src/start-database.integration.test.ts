import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ContentDescriptor } from '@grove/contracts';
import pg from 'pg';
import { breakableDatabase } from '../testing/breakable-database.ts';
import { contentsOf, execute } from '../testing/database-contents.ts';
import { makeStore, testReleaseOf, type TestRelease } from '../testing/releases.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { eventually, startUnprepared } from '../testing/test-service.ts';
import { readConfig } from './config/index.ts';
import { takeUpBuild } from './delivery/index.ts';
import { Registry } from '@grove/releases';
import { migrateDatabase, prepareDatabase } from './prepare-database.ts';
import { startDatabase } from './start-database.ts';

const [one, two] = ['1.0.0', '2.0.0'].map((version) => testReleaseOf(version)) as [TestRelease, TestRelease];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let way: Awaited<ReturnType<typeof breakableDatabase>>;
let store: ReturnType<typeof makeStore>;
let copies: Awaited<ReturnType<typeof startUnprepared>>[];

beforeEach(async () => {
  database = await createTestDatabase();
  way = await breakableDatabase(database.url);
  store = makeStore();
  copies = [];
});
afterEach(async () => {
  for (const copy of copies) await copy.stop();
  await way.cut();
  await database.drop();
  store.remove();
});

const config = (environment: NodeJS.ProcessEnv = {}) =>
  readConfig({ DATABASE_URL: way.url, GROVE_STORE: store.folder, ...environment });

/** The step before a start. */
async function prepare() {
  await prepareDatabase(database.url);
  await takeUpBuild(config());
}

/** Starts a copy as `main.ts` does. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  await startDatabase(config(environment));
  const copy = await startUnprepared(way.url, { GROVE_STORE: store.folder, ...environment });
  copies.push(copy);
  return copy;
}

const status = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;
const completion = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ sessionId: 's-1' }),
};
const registryOf = async (work: (registry: Registry) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await work(new Registry(client));
  } finally {
    await client.end();
  }
};

test('with the database down, pages and files come from the mirror and data is unavailable; when it is back, everything catches up', async () => {
  store.build(one);
  store.build(two);
  await prepare();
  await registryOf((registry) =>
    registry.record(one.set).then(() => registry.promote(one.set.id, { author: 'Ada', reason: 'two is broken' })),
  );
  await (await start()).stop();
  copies = [];

  await way.cut();
  const { url } = await start();
  expect(await (await fetch(url)).text()).toContain('view 1.0.0');
  expect(await (await fetch(`${url}/areas/mf-landing/1.0.0/remoteEntry.js`)).text()).toBe("export default '1.0.0';");
  expect([await status(`${url}/health`), await status(`${url}/ready`)]).toEqual([200, 503]);
  for (const address of ['/api/learning-levels', '/api/ai-teachers/1', '/api/subjects', '/api/progress']) {
    const answer = await fetch(url + address);
    expect([address, answer.status, answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([
      address,
      503,
      expect.stringContaining('application/problem+json'),
      null,
    ]);
  }
  // Not 404: a browser keeps a completion to send it again, unless its lesson does not exist.
  expect(await status(`${url}/api/lessons/any/activity`, completion)).toBe(503);

  await registryOf((registry) => registry.promote(two.set.id, { author: 'Ada', reason: 'two is mended' }));
  await way.join();
  await eventually(async () => ((await (await fetch(url)).text()).includes('view 2.0.0') ? true : undefined));
  await eventually(async () => ((await status(`${url}/ready`)) === 200 ? true : undefined));
  expect(await status(`${url}/api/learning-levels`)).toBe(200);
  const progress = await eventually(async () =>
    fetch(`${url}/api/progress`).then((answer) => (answer.ok ? answer : undefined)),
  );
  expect(progress.headers.get('set-cookie')).toContain('grove_learner=');
});

test('a new machine starts from its build while the database is away, and takes nothing up by itself when that is there', async () => {
  await prepareDatabase(database.url);
  store.build(one);
  await way.cut();
  const { url } = await start({ GROVE_SECRET: 'a secret of this test that nobody else has' });
  expect(await (await fetch(url)).text()).toContain('view 1.0.0');
  expect(await status(`${url}/api/lessons/any/activity`, completion)).toBe(503);
  await way.join();
  await eventually(async () => ((await status(`${url}/api/learning-levels`)) === 200 ? true : undefined));
  await registryOf(async (registry) => expect(await registry.pointers()).toBeUndefined());
  expect(await (await fetch(url)).text()).toContain('view 1.0.0');
});

test('with nothing to serve, or with a mistake that only a person can put right, the start ends with a sentence', async () => {
  await expect(startDatabase(config({ DATABASE_URL: 'postgres://127.0.0.1:1/grove' }))).rejects.toThrow(
    /No PostgreSQL answers/,
  );
  store.build(one);
  const elsewhere = new URL(database.url);
  elsewhere.pathname = '/no_such_database';
  await expect(startDatabase(config({ DATABASE_URL: elsewhere.href }))).rejects.toThrow(/no database of that name/);
});

test('a database that nobody prepared is refused with a sentence that names the step, and stays as it is', async () => {
  store.build(one);
  const before = await contentsOf(database.url);
  await expect(startDatabase(config())).rejects.toThrow(
    /schema of the database is older than this build of Grove: it lacks 2026-01-content, .*Prepare it with `node services\/dist\/prepare\.js`/,
  );
  expect(await contentsOf(database.url)).toEqual(before);
  await migrateDatabase(database.url);
  await expect(startDatabase(config())).rejects.toThrow(/has no content yet: .*prepare\.js/);
});

test('content of a form that this build cannot read is refused, and the sentence says which one it reads', async () => {
  await prepareDatabase(database.url);
  const content: ContentDescriptor = { name: 'content', version: '0'.repeat(16), schema: 7, files: [] };
  await registryOf(async (registry) => {
    await registry.record({ ...one.set, content });
    await registry.promote(one.set.id, { author: 'Ada', reason: 'a test' });
  });
  const before = await contentsOf(database.url);
  await expect(startDatabase(config())).rejects.toThrow(
    /content that is served has the form 7, and this build of Grove reads 1 to 1\. Start a build that reads it, or roll the content back/,
  );
  expect(await contentsOf(database.url)).toEqual(before);
});

test('a schema that lacks a migration of this build is refused; one with a later migration only when that is not declared additive', async () => {
  await prepareDatabase(database.url);
  await execute(
    database.url,
    `insert into mikro_orm_migrations (name) values ('2099-01-later'); insert into schema_migration values ('2099-01-later', true)`,
  );
  await startDatabase(config());
  await execute(database.url, `update schema_migration set additive = false where name = '2099-01-later'`);
  await expect(startDatabase(config())).rejects.toThrow(
    /newer than this build of Grove, which cannot work with it: 2099-01-later .*Start the build that brought the change/,
  );
  await execute(database.url, `delete from schema_migration where name = '2099-01-later'`);
  await expect(startDatabase(config())).rejects.toThrow(/2099-01-later/);
  await execute(
    database.url,
    `delete from mikro_orm_migrations where name in ('2099-01-later', '2026-11-content-releases')`,
  );
  await expect(startDatabase(config())).rejects.toThrow(/it lacks 2026-11-content-releases\. Prepare it/);
});

test('a start without the database looks at it as soon as it is there: unprepared, it gives no data and stays as it is, until somebody prepares it', async () => {
  store.build(one);
  await way.cut();
  const { url, logged } = await start({ GROVE_SECRET: 'a secret of this test that nobody else has' });
  const before = await contentsOf(database.url);
  await way.join();
  await eventually(async () => logged().find((line) => JSON.stringify(line).includes('Prepare it with')));
  expect([await status(url), await status(`${url}/ready`), await status(`${url}/api/learning-levels`)]).toEqual([
    200, 503, 503,
  ]);
  expect(await contentsOf(database.url)).toEqual(before);
  await prepareDatabase(database.url);
  await eventually(async () => ((await status(`${url}/api/learning-levels`)) === 200 ? true : undefined));
});

test('a start changes nothing in the database, with a build in its store or without', async () => {
  await prepare();
  const before = await contentsOf(database.url);
  await (await start()).stop();
  store.build(two);
  const { url } = await start();
  expect(await status(`${url}/ready`)).toBe(200);
  expect(await contentsOf(database.url)).toEqual(before);
});
