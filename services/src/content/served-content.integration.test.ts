import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Content, content } from '@grove/content/compiled';
import { contentBuild, releasedItems } from '@grove/content/release';
import { type ReleaseSet } from '@grove/contracts';
import { ContentRegistry, Registry } from '@grove/releases';
import type pg from 'pg';
import { contentsOf, execute } from '../../testing/database-contents.ts';
import { createPreparedDatabase } from '../../testing/prepared-database.ts';
import { makeStore, promoteContent, testReleaseOf, type TestRelease } from '../../testing/releases.ts';
import { testPool, type TestDatabase } from '../../testing/test-database.ts';
import { eventually, startCopy } from '../../testing/test-service.ts';

const by = { author: 'Ada', reason: 'a test' };
const [lesson, ...lessons] = content.lessons;
const withTitle = (title: string): Content => ({ ...content, lessons: [{ ...lesson!, title }, ...lessons] });
const newer = withTitle('A newer title');
const [one, two] = [testReleaseOf('1.0.0', content), testReleaseOf('1.0.0', newer)];

let database: TestDatabase;
let pool: pg.Pool;
let registry: Registry;
let store: ReturnType<typeof makeStore>;
let copies: Awaited<ReturnType<typeof startCopy>>[];

beforeEach(async () => {
  database = await createPreparedDatabase();
  pool = testPool(database.url);
  registry = new Registry(pool);
  store = makeStore();
  store.build(one);
  store.put(two);
  copies = [];
});
afterEach(async () => {
  for (const copy of copies) await copy.stop();
  await pool.end();
  await database.drop();
  store.remove();
});

async function start(environment: NodeJS.ProcessEnv = {}) {
  const copy = await startCopy(database.url, { GROVE_STORE: store.folder, ...environment });
  copies.push(copy);
  return copy;
}

const titleFrom = async ({ url }: { url: string }, cookie = ''): Promise<string> => {
  const response = await fetch(`${url}/api/lessons/${lesson!.id}/enhanced`, { headers: { cookie } });
  return ((await response.json()) as { lesson: { title: string } }).lesson.title;
};
const becomes = (copy: { url: string }, title: string) =>
  eventually(async () => ((await titleFrom(copy)) === title ? true : undefined));

async function record({ set }: TestRelease, what: Content, descriptor = set.content!): Promise<ReleaseSet> {
  const { version, schema } = descriptor;
  await new ContentRegistry(pool).record({ version, schema, items: releasedItems(what) }, by);
  const named = { ...set, content: descriptor };
  await registry.record(named);
  return named;
}

test('§7 reads: all copies answer with released content, without a restart, and with the content before it after a roll back', async () => {
  const both = [await start(), await start()];
  for (const copy of both) expect(await titleFrom(copy)).toBe(lesson!.title);
  await promoteContent(pool, two, newer);
  for (const copy of both) await becomes(copy, 'A newer title');
  await registry.rollBack(by);
  for (const copy of both) await becomes(copy, lesson!.title);
});

test('architecture §4 canary: data and pages of a browser have the same content', async () => {
  const copy = await start();
  const { id } = await record(two, newer);
  await registry.startCanary(id, 50, by);
  const get = (cookie: string) => titleFrom(copy, cookie);
  await eventually(async () => ((await get('grove_cohort=10')) === 'A newer title' ? true : undefined));
  expect(await Promise.all(['grove_cohort=90', '', 'grove_cohort=x'].map(get))).toEqual(Array(3).fill(lesson!.title));
  const pageOf = async (cookie: string) => (await fetch(copy.url, { headers: { cookie } })).text();
  expect(await pageOf('grove_cohort=10')).toContain(two.set.id);
  expect(await pageOf('grove_cohort=90')).toContain(one.set.id);
  await registry.endCanary({ ...by, kind: 'ended' });
  await eventually(async () => ((await get('grove_cohort=10')) === lesson!.title ? true : undefined));
});

test('architecture §4 releases: content that cannot be read leaves the set before it in service', async () => {
  const copy = await start();
  const foreign = { ...two.set.content!, version: 'f'.repeat(16), schema: 2 };
  const unreadable = await record({ ...two, set: { ...two.set, id: 'unreadable' } }, newer, foreign);
  await registry.promote(unreadable.id, by);
  await eventually(async () => copy.logged().find(({ msg }) => String(msg).includes('what was served before stays')));
  expect(await titleFrom(copy)).toBe(lesson!.title);
  expect(await (await fetch(copy.url)).text()).toContain(one.set.id);
  await registry.rollBack({ ...by, to: one.set.id });
  await promoteContent(pool, two, newer);
  await becomes(copy, 'A newer title');
});

test('content that the database has not got comes from the store, checked', async () => {
  const copy = await start();
  await registry.record(two.set);
  await registry.promote(two.set.id, by);
  await becomes(copy, 'A newer title');
  const { version } = two.set.content!;
  const address = path.join(store.folder, 'content', version, 'items.json');
  const tampered = readFileSync(address, 'utf8').replace('A newer title', 'An evil title');
  store.write(`content/${version}/items.json`, tampered);
  const another = await start();
  expect(await titleFrom(another)).not.toBe('An evil title');
  rmSync(address);
});

test('the documents of content are files that never change', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/content/${one.set.content!.version}/matrix.json`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(await response.text()).toBe(contentBuild(content).files.get('matrix.json'));
  const missing = await fetch(`${url}/content/${one.set.content!.version}/no-such.json`);
  expect([missing.status, missing.headers.get('content-type')]).toEqual([
    404,
    expect.stringContaining('application/problem+json'),
  ]);
});

test('following releases of content writes nothing', async () => {
  const copy = await start();
  await promoteContent(pool, two, newer);
  const before = await contentsOf(database.url);
  await becomes(copy, 'A newer title');
  await start();
  expect(await contentsOf(database.url)).toEqual(before);
  expect(await execute(database.url, 'select count(*)::int as count from lesson')).toEqual([{ count: 0 }]);
});
