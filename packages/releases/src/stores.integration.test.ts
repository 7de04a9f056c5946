import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBucket } from './testing/bucket.ts';
import { folderStore, type ObjectStore, openStore, ReleaseRefused } from './index.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'grove-store-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const stores: Record<string, () => Promise<ObjectStore>> = {
  'a folder': () => openStore({ GROVE_STORE: folder }),
  'a bucket': () => openStore({ GROVE_STORE: folder, ...bucket.config }),
  'a folder within a bucket': () =>
    openStore({ GROVE_STORE: folder, ...bucket.config, GROVE_S3_PREFIX: 'deep/inside' }),
};

describe.each(Object.entries(stores))('in %s', (_, open) => {
  test('what was written is read, and listed below its folder only', async () => {
    const store = await open();
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await store.write('areas/mf-chat/1/js/x.js', bytes);
    await store.write('areas/mf-chat/1/area.json', Buffer.from('{}'));
    await store.write('areas/mf-chat/10/area.json', Buffer.from('{}'));
    expect(await store.read('areas/mf-chat/1/js/x.js')).toEqual(bytes);
    expect(await store.list('areas/mf-chat/1')).toEqual(['areas/mf-chat/1/area.json', 'areas/mf-chat/1/js/x.js']);
    expect(await store.list('areas/mf-chat/1/')).toHaveLength(2);
    expect([await store.has('areas/mf-chat/1/area.json'), await store.has('areas/mf-chat/1/nothing')]).toEqual([
      true,
      false,
    ]);
  });

  test('what is not there is undefined, and an empty folder is empty', async () => {
    const store = await open();
    expect(await store.read('areas/nothing')).toBeUndefined();
    expect(await store.list('areas/nothing')).toEqual([]);
  });

  test('writing the same again is fine; writing other bytes is refused and changes nothing', async () => {
    const store = await open();
    await store.write('views/a.json', Buffer.from('one'));
    await store.write('views/a.json', Buffer.from('one'));
    await expect(store.write('views/a.json', Buffer.from('two'))).rejects.toBeInstanceOf(ReleaseRefused);
    expect(String(await store.read('views/a.json'))).toBe('one');
  });

  test.each(['../x', '/etc/passwd', 'a//b', 'a/./b', 'a/../b', 'a\\b', ''])(
    'the address %j is none',
    async (address) => {
      const store = await open();
      await expect(async () => store.write(address, Buffer.from('x'))).rejects.toThrow(/no address/);
      await expect(async () => store.read(address)).rejects.toThrow(/no address/);
    },
  );
});

test('a folder lists nothing that is still being written, and leaves nothing of it behind', async () => {
  const store = folderStore(folder);
  await Promise.all(Array.from({ length: 10 }, () => store.write('shell/1/main.js', Buffer.from('x'.repeat(100_000)))));
  expect(readdirSync(path.join(folder, 'shell/1'))).toEqual(['main.js']);
  writeFileSync(path.join(folder, 'shell/1/other.js.123.unfinished'), 'half');
  expect(await store.list('shell/1')).toEqual(['shell/1/main.js']);
});

test('a bucket hands out a file with its kind, and says that it never changes', async () => {
  const store = await openStore({ GROVE_STORE: folder, ...bucket.config });
  await store.write('areas/mf-chat/2/js/x.js', Buffer.from('x'));
  await store.write('areas/mf-chat/2/js/x.js.br', Buffer.from('x'));
  expect(await bucket.head('areas/mf-chat/2/js/x.js')).toMatchObject({
    ContentType: 'text/javascript',
    CacheControl: 'public, max-age=31536000, immutable',
  });
  expect(await bucket.head('areas/mf-chat/2/js/x.js.br')).toMatchObject({
    ContentType: 'text/javascript',
    ContentEncoding: 'br',
  });
});

test('a bucket that does not answer is an error, not an empty store', async () => {
  const store = await openStore({ GROVE_STORE: folder, ...bucket.config, GROVE_S3_BUCKET: 'no-such-bucket' });
  await expect(store.write('a/b', Buffer.from('x'))).rejects.toThrow();
});
