import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import type { AreaDescriptor, AreaName, ReleaseSet } from '@grove/contracts';
import { inRoot } from '@grove/tooling/paths';
import { createFreshDatabase } from '@grove/tooling/postgres';
import { folderStore, Registry, serverFolderOf, webFolderOf, type ObjectStore } from '@grove/releases';
import { checkArea } from './checks/check-area.ts';
import { promoteWithRetry } from './promote-with-retry.ts';
import { candidateSet } from './steps/candidate-set.ts';
import { uploadSet } from './steps/publish-set.ts';
import { readBuild } from './steps/read-build.ts';
import { fetchFolder, storeFolder } from './steps/store-folders.ts';
import { testArea, testSet } from './testing/test-set.ts';

jest.setTimeout(60_000);

// By its path, because the service's sources have decorators, which the types of this package do without.
const { migrateDatabase } = (await import(inRoot('services/src/prepare-database.ts'))) as {
  migrateDatabase: (url: string) => Promise<unknown>;
};

let folder: string;
let store: ObjectStore;
let pool: pg.Pool;
let registry: Registry;
let drop: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'grove-flow-'));
  store = folderStore(path.join(folder, 'store'));
  const database = await createFreshDatabase(process.env['TEST_DATABASE_URL']!);
  drop = database.drop;
  await migrateDatabase(database.url);
  pool = new pg.Pool({ connectionString: database.url });
  // What the server says to connections that are closing while their database is dropped is no fault.
  pool.on('error', () => undefined);
  registry = new Registry(pool);
  await registry.record(testSet);
  await registry.promote(testSet.id, { author: 'build', reason: 'npm run build' });
});
afterEach(async () => {
  await pool.end();
  await drop();
  rmSync(folder, { recursive: true });
});

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A tiny build of an area in a folder, as the build step leaves one. */
async function build(name: AreaName, pattern: string, version: string, more: Partial<AreaDescriptor> = {}) {
  const [webFolder, serverFolder] = ['areas', 'server'].map((kind) =>
    path.join(folder, 'workshop', kind, name, version),
  ) as [string, string];
  const texts = new Map([
    ['remoteEntry.js', `entry of ${version}`],
    ['js/page.js', `page of ${version}`],
    ['css/page.css', `style of ${version}`],
    ['media/picture.svg', '<svg/>'],
  ]);
  for (const [file, text] of texts) {
    await mkdir(path.dirname(path.join(webFolder, file)), { recursive: true });
    await writeFile(path.join(webFolder, file), text);
  }
  await mkdir(serverFolder, { recursive: true });
  await writeFile(path.join(serverFolder, `${name}.mjs`), `export const area = '${version}';`);
  const files = [...texts].map(([file, text]) => ({ path: file, bytes: text.length, integrity: integrityOf(text) }));
  const descriptor = path.join(webFolder, 'area.json');
  await writeFile(descriptor, JSON.stringify(testArea(name, pattern, { version, files, ...more })));
  return { name, version, webFolder, serverFolder, descriptor };
}

type Bundle = Awaited<ReturnType<typeof build>>;

/** What a release puts into the store, in its order. */
async function upload(to: ObjectStore, bundle: Bundle, set: ReleaseSet, views: Record<string, string>): Promise<void> {
  await storeFolder(to, bundle.serverFolder, serverFolderOf(bundle));
  await storeFolder(to, bundle.webFolder, webFolderOf(bundle));
  await uploadSet(to, set, views);
}

/** A release without builds and browsers: what remains is the registry, the store and the rules. `validated` is called before the pointers move. */
async function releaseTiny(bundle: Bundle, author: string, validated: () => Promise<void> = async () => undefined) {
  const candidate = await readBuild(bundle);
  return promoteWithRetry({
    readPointers: async () => (await registry.pointers())!,
    validate: async ({ active }) => {
      const set = (await registry.set(active)) as ReleaseSet;
      expect(checkArea(candidate, set)).toEqual([]);
      const next = candidateSet(set, candidate.area, { author, reason: 'a test', at: new Date() });
      await upload(store, bundle, next, { '/': 'drawn' });
      await registry.record(next);
      await validated();
      return next.id;
    },
    promote: (id, { revision }) => registry.promote(id, { author, reason: 'a test', expectedRevision: revision }),
    onMoved: async () => undefined,
  });
}

const versionsOf = (set: ReleaseSet | undefined) =>
  Object.fromEntries(set?.areas.map(({ name, version }) => [name, version]) ?? []);
const activeVersions = async () => versionsOf(await registry.set((await registry.pointers())!.active));

/** Holds everybody until all are there. */
function gate(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === count) resolve();
    return promise;
  };
}

test('architecture §4 release: of two areas at the same moment both land, one on top of the other', async () => {
  const chat = await build('mf-chat', '/ai-chat', '0.1.0-chat', { widgets: ['ask-teacher'] });
  const landing = await build('mf-landing', '/', '0.1.0-landing');
  const together = gate(2);
  await Promise.all([releaseTiny(chat, 'Ada', together), releaseTiny(landing, 'Bo', together)]);
  expect(await activeVersions()).toEqual({
    'mf-landing': '0.1.0-landing',
    'mf-lessons': '0.1.0-old',
    'mf-chat': '0.1.0-chat',
  });
  expect((await registry.history(9)).map(({ author }) => author).toSorted()).toEqual(['Ada', 'Bo', 'build']);
});

test('architecture §4 release: of one area at the same moment the later one wins, and the earlier one stays in the history', async () => {
  const [first, second] = [
    await build('mf-landing', '/', '0.1.0-first'),
    await build('mf-landing', '/', '0.1.0-second'),
  ];
  const together = gate(2);
  await Promise.all([releaseTiny(first, 'Ada', together), releaseTiny(second, 'Bo', together)]);
  const [last] = await registry.history(1);
  expect((await activeVersions())['mf-landing']).toBe(last?.author === 'Ada' ? '0.1.0-first' : '0.1.0-second');
  expect(versionsOf(await registry.set(last!.previousSetId!))['mf-landing']).toBe(
    last?.author === 'Ada' ? '0.1.0-second' : '0.1.0-first',
  );
});

test('architecture §4 release: one that fails its validation changes nothing, and what it uploaded serves the next try', async () => {
  const landing = await build('mf-landing', '/', '0.1.0-landing');
  await expect(releaseTiny(landing, 'Ada', () => Promise.reject(new Error('the smoke test failed')))).rejects.toThrow(
    'the smoke test failed',
  );
  expect((await registry.pointers())!.active).toBe(testSet.id);
  expect((await registry.history(9)).length).toBe(1);
  await releaseTiny(landing, 'Ada');
  expect((await activeVersions())['mf-landing']).toBe('0.1.0-landing');
});

test('architecture §4 release: an upload that broke off is completed by the next one, and the descriptor comes last', async () => {
  const { webFolder, serverFolder, ...landing } = await build('mf-landing', '/', '0.1.0-landing');
  const stored = path.join(folder, 'store/areas/mf-landing/0.1.0-landing');
  await cp(webFolder, stored, { recursive: true });
  for (const file of ['area.json', 'js/page.js']) await rm(path.join(stored, file));
  await releaseTiny({ webFolder, serverFolder, ...landing }, 'Ada');
  expect((await readdir(stored, { recursive: true })).toSorted()).toEqual(
    (await readdir(webFolder, { recursive: true })).toSorted(),
  );

  const order: string[] = [];
  const noted: ObjectStore = {
    ...store,
    write: (address, body) => {
      order.push(address);
      return store.write(address, body);
    },
  };
  const other = await build('mf-landing', '/', '0.1.0-other');
  await upload(noted, other, testSet, {});
  expect(order.findIndex((address) => address.endsWith('area.json'))).toBe(
    order.filter((address) => /^(server|areas)\//.test(address)).length - 1,
  );
});

test('architecture §4 release: a version is never published twice with other bytes', async () => {
  await releaseTiny(await build('mf-landing', '/', '0.1.0-landing'), 'Ada');
  const changed = await build('mf-landing', '/', '0.1.0-landing');
  await writeFile(path.join(changed.webFolder, 'js/page.js'), 'something else');
  await expect(upload(store, changed, testSet, {})).rejects.toThrow(
    'The store has other bytes at areas/mf-landing/0.1.0-landing/js/page.js already',
  );
});

test('a build of the store is fetched whole, and a second time not at all', async () => {
  const landing = await build('mf-landing', '/', '0.1.0-landing');
  await upload(store, landing, testSet, {});
  const into = path.join(folder, 'elsewhere');
  await fetchFolder(store, 'areas/mf-landing/0.1.0-landing', into);
  expect((await readdir(path.join(into, 'areas/mf-landing/0.1.0-landing'), { recursive: true })).toSorted()).toEqual(
    (await readdir(landing.webFolder, { recursive: true })).toSorted(),
  );
  const reads: string[] = [];
  const noted: ObjectStore = {
    ...store,
    read: (address) => {
      reads.push(address);
      return store.read(address);
    },
  };
  await fetchFolder(noted, 'areas/mf-landing/0.1.0-landing', into);
  expect(reads).toEqual([]);
});
