import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { breakableDatabase } from '../testing/breakable-database.ts';
import { makeStore, testReleaseOf, type TestRelease } from '../testing/releases.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { eventually, startCopy } from '../testing/test-service.ts';
import { readConfig } from './config/index.ts';
import { Registry } from './delivery/registry/index.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startDatabase } from './start-database.ts';

const [one, two] = ['1.0.0', '2.0.0'].map(testReleaseOf) as [TestRelease, TestRelease];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let way: Awaited<ReturnType<typeof breakableDatabase>>;
let store: ReturnType<typeof makeStore>;
let stopping: AbortController;
let copies: Awaited<ReturnType<typeof startCopy>>[];

beforeEach(async () => {
  database = await createTestDatabase();
  way = await breakableDatabase(database.url);
  store = makeStore();
  stopping = new AbortController();
  copies = [];
});
afterEach(async () => {
  stopping.abort();
  for (const copy of copies) await copy.stop();
  await way.cut();
  await database.drop();
  store.remove();
});

/** Starts a copy as `main.ts` does. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const variables = { GROVE_STORE: store.folder, ...environment };
  await startDatabase(readConfig({ DATABASE_URL: way.url, ...variables }), stopping.signal);
  const copy = await startCopy(way.url, variables);
  copies.push(copy);
  return copy;
}

const status = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;
const completion = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sessionId: 's-1' }) };
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
  await (await start()).stop();
  await registryOf((registry) => registry.record(one.set).then(() => registry.promote(one.set.id, { author: 'Ada', reason: 'two is broken' })));
  await (await start()).stop();
  copies = [];

  await way.cut();
  const { url } = await start();
  expect(await (await fetch(url)).text()).toContain('view 1.0.0');
  expect(await (await fetch(`${url}/areas/mf-landing/1.0.0/remoteEntry.js`)).text()).toBe("export default '1.0.0';");
  expect([await status(`${url}/health`), await status(`${url}/ready`)]).toEqual([200, 503]);
  for (const address of ['/api/learning-levels', '/api/ai-teachers/1', '/api/subjects', '/api/progress']) {
    const answer = await fetch(url + address);
    expect([address, answer.status, answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([address, 503, expect.stringContaining('application/problem+json'), null]);
  }
  // Not 404: a browser keeps a completion to send it again, unless its lesson does not exist.
  expect(await status(`${url}/api/lessons/any/activity`, completion)).toBe(503);

  await registryOf((registry) => registry.promote(two.set.id, { author: 'Ada', reason: 'two is mended' }));
  await way.join();
  await eventually(async () => ((await (await fetch(url)).text()).includes('view 2.0.0') ? true : undefined));
  await eventually(async () => ((await status(`${url}/ready`)) === 200 ? true : undefined));
  expect(await status(`${url}/api/learning-levels`)).toBe(200);
  const progress = await eventually(async () => fetch(`${url}/api/progress`).then((answer) => (answer.ok ? answer : undefined)));
  expect(progress.headers.get('set-cookie')).toContain('grove_learner=');
});

test('a new machine starts from its build; the database is prepared and takes the build up as soon as it is there', async () => {
  store.build(one);
  await way.cut();
  const { url } = await start({ GROVE_SECRET: 'a secret of this test that nobody else has' });
  expect(await (await fetch(url)).text()).toContain('view 1.0.0');
  expect(await status(`${url}/api/lessons/any/activity`, completion)).toBe(503);
  await way.join();
  await eventually(async () => ((await status(`${url}/api/learning-levels`)) === 200 ? true : undefined));
  await eventually(async () => {
    let active: string | undefined;
    await registryOf(async (registry) => (active = (await registry.pointers())?.active));
    return active === one.set.id ? true : undefined;
  });
});

test('with nothing to serve, or with a mistake that only a person can put right, the start ends with a sentence', async () => {
  await expect(startDatabase(readConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/grove', GROVE_STORE: store.folder }), stopping.signal)).rejects.toThrow(/No PostgreSQL answers/);
  store.build(one);
  const elsewhere = new URL(database.url);
  elsewhere.pathname = '/no_such_database';
  await expect(startDatabase(readConfig({ DATABASE_URL: elsewhere.href, GROVE_STORE: store.folder }), stopping.signal)).rejects.toThrow(/no database of that name/);
});

test('a database that is there is prepared before the start goes on', async () => {
  await startDatabase(readConfig({ DATABASE_URL: way.url, GROVE_STORE: store.folder }), stopping.signal);
  expect(await prepareDatabase(database.url)).toMatchObject({ migrations: [], seed: { added: 0 } });
});
