import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import { createPreparedDatabase } from '../../testing/prepared-database.ts';
import { testPool, type TestDatabase } from '../../testing/test-database.ts';
import { forgetReleases, makeStore, testReleaseOf, type TestRelease } from '../../testing/releases.ts';
import { eventually, startCopy } from '../../testing/test-service.ts';
import { Registry } from '@grove/releases';

const [one, two, three] = ['1.0.0', '2.0.0', '3.0.0'].map((version) => testReleaseOf(version)) as [
  TestRelease,
  TestRelease,
  TestRelease,
];
const by = { author: 'Ada', reason: 'a test' };

let database: TestDatabase;
let store: ReturnType<typeof makeStore>;
let pool: pg.Pool;
let registry: Registry;
let copies: Awaited<ReturnType<typeof startCopy>>[];

beforeAll(async () => {
  database = await createPreparedDatabase();
  pool = testPool(database.url);
  registry = new Registry(pool);
});
beforeEach(async () => {
  await pool.query(forgetReleases);
  store = makeStore();
  copies = [];
});
afterEach(async () => {
  for (const copy of copies) await copy.stop();
  store.remove();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function start(environment: NodeJS.ProcessEnv = {}) {
  const copy = await startCopy(database.url, { GROVE_STORE: store.folder, ...environment });
  copies.push(copy);
  return copy;
}

const page = async ({ url }: { url: string }, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text();
/** Waits until a copy shows a release. */
const shows = (copy: { url: string }, { set }: TestRelease) =>
  eventually(async () => ((await page(copy)).includes(`view ${set.areas[0]!.version}`) ? true : undefined));
const record = async (...releases: TestRelease[]) => {
  for (const release of releases) {
    store.put(release);
    await registry.record(release.set);
  }
};

test('before the first build a page says what to do', async () => {
  const { url } = await start();
  const answer = await fetch(url);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm run build');
});

test('the first build becomes the active set, in the name of the build', async () => {
  store.build(one);
  expect(await page(await start())).toContain('<p>view 1.0.0</p>');
  expect(await registry.history(5)).toMatchObject([
    { kind: 'promoted', setId: one.set.id, author: 'build', reason: 'npm run build' },
  ]);
});

test('a restart undoes neither a roll back nor a release', async () => {
  store.build(one);
  await start();
  store.build(two);
  expect(await page(await start())).toContain('view 2.0.0');
  await registry.rollBack(by);
  expect(await page(await start())).toContain('view 1.0.0');
  await record(three);
  await registry.promote(three.set.id, by);
  expect(await page(await start())).toContain('view 3.0.0');
});

test('going back to older sources and building them shows them', async () => {
  store.build(one);
  await start();
  store.build(two);
  await start();
  store.build(one, new Date(Date.now() + 60_000));
  expect(await page(await start())).toContain('view 1.0.0');
});

test('every copy follows the pointers as soon as they are told', async () => {
  store.build(one);
  const all = [await start(), await start()];
  await record(two);
  await registry.promote(two.set.id, by);
  for (const copy of all) await shows(copy, two);
  await registry.rollBack(by);
  for (const copy of all) await shows(copy, one);
});

test('a change that nobody told is found by the poll', async () => {
  store.build(one);
  const copy = await start({ GROVE_POLL_SECONDS: '1' });
  await record(two);
  await pool.query('update release_pointers set revision = revision + 1, active_set = $1', [two.set.id]);
  await shows(copy, two);
});

test('a lost listening connection comes back, and what changed in between is not missed', async () => {
  store.build(one);
  const copy = await start({ GROVE_POLL_SECONDS: '1000' });
  await record(two);
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen grove_release' and datname = current_database()`,
  );
  expect(rowCount).toBe(1);
  await registry.promote(two.set.id, by);
  await shows(copy, two);
});

test('a set whose files are not here leaves the one before it in service, until they come', async () => {
  store.build(one);
  const copy = await start();
  await registry.record(two.set);
  await registry.promote(two.set.id, by);
  await eventually(async () => copy.logged().find(({ msg }) => String(msg).includes('could not be read or loaded')));
  expect(await page(copy)).toContain('view 1.0.0');
  store.put(two);
  await shows(copy, two);
});

test('with GROVE_FOLLOW_BUILD the next page after a build shows it, whatever was rolled back', async () => {
  store.build(one);
  const copy = await start({ GROVE_FOLLOW_BUILD: '1' });
  store.build(two, new Date(0));
  expect(await page(copy)).toContain('view 2.0.0');
  await registry.rollBack(by);
  await shows(copy, one);
  store.build(two, new Date(0));
  expect(await page(copy)).toContain('view 2.0.0');
});

test('GROVE_SERVE_SET serves exactly that set, whatever the pointers say', async () => {
  store.build(one);
  store.put(two);
  const copy = await start({ GROVE_SERVE_SET: two.set.id });
  expect(await page(copy)).toContain('view 2.0.0');
  expect(await registry.pointers()).toBeUndefined();
  await expect(start({ GROVE_SERVE_SET: three.set.id })).rejects.toThrow(
    `'${three.set.id}', which is not in the store`,
  );
});

test('a document is made once a set and asked for by its tag; another set has another tag', async () => {
  store.build(one);
  const copy = await start();
  const first = await fetch(copy.url);
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(copy.url, { headers: { 'if-none-match': etag }, cache: 'force-cache' })).status).toBe(304);
  await record(two);
  await registry.promote(two.set.id, by);
  await shows(copy, two);
  expect((await fetch(copy.url, { headers: { 'if-none-match': etag }, cache: 'force-cache' })).status).toBe(200);
});

test('without a canary no browser is put into a cohort', async () => {
  store.build(one);
  const { headers } = await fetch((await start()).url);
  expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-cache']);
});

test('a canary goes to the browsers of its cohorts, who stay with it; no cache between keeps its pages', async () => {
  store.build(one);
  const copy = await start();
  await record(two);
  await registry.startCanary(two.set.id, 30, by);
  const inCohort = (cohort: number) => page(copy, { cookie: `grove_cohort=${cohort}` });
  await eventually(async () => ((await inCohort(29)).includes('view 2.0.0') ? true : undefined));
  expect(await inCohort(0)).toContain('view 2.0.0');
  expect(await inCohort(30)).toContain('view 1.0.0');
  expect(await inCohort(99)).toContain('view 1.0.0');

  for (let visit = 0; visit < 20; visit++) {
    const { headers } = await fetch(copy.url);
    const [, cookie, cohort] = /^(grove_cohort=(\d+)); Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/.exec(
      headers.get('set-cookie')!,
    )!;
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await fetch(copy.url, { headers: { cookie: cookie! } });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await again.text()).toContain(Number(cohort) < 30 ? 'view 2.0.0' : 'view 1.0.0');
  }

  await registry.endCanary({ ...by, kind: 'halted' });
  await eventually(async () => ((await inCohort(0)).includes('view 1.0.0') ? true : undefined));
});

test('a canary that cannot be loaded leaves everybody with the active set', async () => {
  store.build(one);
  const copy = await start();
  await registry.record(two.set);
  await registry.startCanary(two.set.id, 99, by);
  await eventually(async () => copy.logged().find(({ msg }) => String(msg).includes('canary could not be loaded')));
  expect(await page(copy, { cookie: 'grove_cohort=0' })).toContain('view 1.0.0');
});

test('a style that is not what its set says is not put into the page; when it is put right, it is', async () => {
  store.build(one);
  const address = 'areas/mf-landing/1.0.0/css/page.css';
  store.write(address, '.landing{background:url(https://evil.example)}');
  const copy = await start();
  const tampered = await page(copy);
  expect(tampered).toContain('view 1.0.0');
  expect(tampered).not.toContain('evil');
  expect(tampered).not.toContain('<style');
  store.put(one);
  expect(await page(copy)).toContain(`<style data-href="/${address}">${String(one.files.get(address))}</style>`);
});

test('what is served is mirrored to disk, with the sets that it names', async () => {
  store.build(one);
  await start();
  await record(two);
  await registry.startCanary(two.set.id, 10, by);
  const pointers = await registry.pointers();
  // It is served first, and written then.
  const mirror = await eventually(async () => {
    const read = JSON.parse(readFileSync(path.join(store.folder, 'active.json'), 'utf8')) as {
      pointers: { revision: number };
      sets: { id: string }[];
    };
    return read.pointers.revision === pointers?.revision ? read : undefined;
  });
  expect(mirror.pointers).toEqual(pointers);
  expect(mirror.sets.map(({ id }) => id)).toEqual([one.set.id, two.set.id]);
});
