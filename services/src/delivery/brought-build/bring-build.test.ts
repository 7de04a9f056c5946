import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bringBuild } from './bring-build.ts';

let folder: string;
let image: string;
let store: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grove-build-'));
  [image, store] = [path.join(folder, 'image'), path.join(folder, 'store')];
  await put(image, {
    'built.json': '{"id":"new"}',
    'active.json': 'of the image',
    'areas/mf-chat/1/x.js': 'x',
    'videos/film.webm': 'new film',
    'sets/new.json': '{}',
  });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(root: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

const read = (file: string) => readFile(path.join(store, file), 'utf8');

test('an empty store gets the whole build, and nothing a second time', async () => {
  expect(await bringBuild(image, store)).toBe(4);
  expect(await read('areas/mf-chat/1/x.js')).toBe('x');
  expect(await bringBuild(image, store)).toBe(0);
});

test('what is published stays as it is; films, pictures and the name of the last build are brought up to date', async () => {
  await put(store, {
    'built.json': '{"id":"old"}',
    'active.json': 'of this site',
    'areas/mf-chat/1/x.js': 'published',
    'areas/mf-chat/2/x.js': 'released',
    'videos/film.webm': 'old film',
  });
  expect(await bringBuild(image, store)).toBe(3);
  expect(
    await Promise.all(
      ['areas/mf-chat/1/x.js', 'areas/mf-chat/2/x.js', 'active.json', 'videos/film.webm', 'built.json'].map(read),
    ),
  ).toEqual(['published', 'released', 'of this site', 'new film', '{"id":"new"}']);
});

test('copies that start at once bring the same, and leave nothing unfinished', async () => {
  await Promise.all([bringBuild(image, store), bringBuild(image, store), bringBuild(image, store)]);
  const files = (await readdir(store, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files.toSorted()).toEqual(['built.json', 'film.webm', 'new.json', 'x.js']);
});
