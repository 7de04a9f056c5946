import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import { startBucket } from '@grove/releases/testing/bucket';
import { createPreparedDatabase } from '../../testing/prepared-database.ts';
import { testPool, type TestDatabase } from '../../testing/test-database.ts';
import { forgetReleases, makeStore, testReleaseOf } from '../../testing/releases.ts';
import { eventually, startCopy } from '../../testing/test-service.ts';
import { type ObjectStore, openStore, Registry } from '@grove/releases';

const by = { author: 'Ada', reason: 'a test' };
let database: TestDatabase;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let pool: pg.Pool;
let registry: Registry;
let store: ReturnType<typeof makeStore>;
let shared: ObjectStore;
let prefix = 0;
let config: Record<string, string>;
let copies: Awaited<ReturnType<typeof startCopy>>[];

beforeAll(async () => {
  database = await createPreparedDatabase();
  bucket = await startBucket();
  pool = testPool(database.url);
  registry = new Registry(pool);
});
beforeEach(async () => {
  await pool.query(forgetReleases);
  store = makeStore();
  config = { GROVE_STORE: store.folder, ...bucket.config, GROVE_S3_PREFIX: `test-${prefix++}` };
  shared = await openStore(config as typeof config & { GROVE_STORE: string });
  copies = [];
});
afterEach(async () => {
  for (const copy of copies) await copy.stop();
  store.remove();
});
afterAll(async () => {
  await bucket.stop();
  await pool.end();
  await database.drop();
});

async function start(environment: NodeJS.ProcessEnv = {}) {
  const copy = await startCopy(database.url, { ...config, ...environment });
  copies.push(copy);
  return copy;
}

const upload = async ({ files }: ReturnType<typeof testReleaseOf>) => {
  for (const [address, body] of files) await shared.write(address, body);
};
const page = async ({ url }: { url: string }) => (await fetch(url)).text();

test('a build of this machine is given to all copies through the bucket, and another machine serves it from there', async () => {
  const one = testReleaseOf('1.0.0');
  store.build(one);
  await start();
  expect((await shared.list('areas')).length).toBe(3);
  expect(await shared.has('server/mf-landing/1.0.0/mf-landing.mjs')).toBe(true);

  const elsewhere = makeStore();
  const copy = await start({ GROVE_STORE: elsewhere.folder });
  const html = await page(copy);
  expect(html).toContain('view 1.0.0');
  expect(html).toContain('<style data-href="/areas/mf-landing/1.0.0/css/page.css">');
  const entry = await fetch(`${copy.url}/areas/mf-landing/1.0.0/remoteEntry.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect([entry.headers.get('content-encoding'), await entry.text()]).toEqual(['br', "export default '1.0.0';"]);
  elsewhere.remove();
});

test('a release that somebody uploads is fetched before it is served', async () => {
  store.build(testReleaseOf('1.0.0'));
  const copy = await start();
  const two = testReleaseOf('2.0.0');
  await upload(two);
  await registry.record(two.set);
  await registry.promote(two.set.id, by);
  await eventually(async () => ((await page(copy)).includes('view 2.0.0') ? true : undefined));
  expect(readFileSync(path.join(store.folder, 'areas/mf-landing/2.0.0/remoteEntry.js'), 'utf8')).toBe(
    "export default '2.0.0';",
  );
});

test.each(['remoteEntry.js', 'remoteEntry.js.br'])(
  'a tampered %s in the bucket is not taken: what was served before stays',
  async (file) => {
    store.build(testReleaseOf('1.0.0'));
    const copy = await start();
    const two = testReleaseOf('2.0.0');
    const address = `areas/mf-landing/2.0.0/${file}`;
    await upload({ ...two, files: new Map([...two.files, [address, Buffer.from('evil()')]]) });
    await registry.record(two.set);
    await registry.promote(two.set.id, by);
    await eventually(async () => copy.logged().find(({ msg }) => String(msg).includes('could not be read or loaded')));
    expect(await page(copy)).toContain('view 1.0.0');
    expect(existsSync(path.join(store.folder, address))).toBe(false);
  },
);

test('GROVE_SERVE_SET is found in the bucket', async () => {
  const two = testReleaseOf('2.0.0');
  await upload(two);
  expect(await page(await start({ GROVE_SERVE_SET: two.set.id }))).toContain('view 2.0.0');
});
