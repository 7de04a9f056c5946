import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { publishFolder } from './pictures.ts';

const drawing = (seed: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${`<path d="M${seed} 0h9v9z"/>`.repeat(60)}</svg>`;

let folder: string;
let from: string;
let to: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grove-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  from = await mkdtemp(path.join(folder, 'from-'));
  to = path.join(await mkdtemp(path.join(folder, 'to-')), 'stories');
  await writeFile(path.join(from, 'a-1.svg'), drawing(1));
  await writeFile(path.join(from, 'a-2.svg'), drawing(2));
});

const unpacked = async (name: string): Promise<string> =>
  brotliDecompressSync(await readFile(path.join(to, name))).toString();

test('pictures are published with compressed copies that hold the same', async () => {
  expect(await publishFolder(from, to, true)).toBe(2);
  expect((await readdir(to)).toSorted()).toEqual([
    'a-1.svg',
    'a-1.svg.br',
    'a-1.svg.gz',
    'a-2.svg',
    'a-2.svg.br',
    'a-2.svg.gz',
  ]);
  expect(await unpacked('a-2.svg.br')).toBe(drawing(2));
});

test('only what changed is written again, and its compressed copy with it', async () => {
  await publishFolder(from, to, true);
  await writeFile(path.join(from, 'a-2.svg'), drawing(3));
  expect(await publishFolder(from, to, true)).toBe(1);
  expect(await unpacked('a-2.svg.br')).toBe(drawing(3));
  expect(await publishFolder(from, to, true)).toBe(0);
});

test('a quick build leaves no compressed copy of an older drawing, and the next full build makes them', async () => {
  await publishFolder(from, to, true);
  await writeFile(path.join(from, 'a-1.svg'), drawing(4));
  await publishFolder(from, to, false);
  expect(await readdir(to)).not.toContain('a-1.svg.br');
  expect(await publishFolder(from, to, true)).toBe(1);
  expect(await unpacked('a-1.svg.br')).toBe(drawing(4));
});

test('a picture that is drawn no more goes, with its copies', async () => {
  await publishFolder(from, to, true);
  await rm(path.join(from, 'a-1.svg'));
  await publishFolder(from, to, true);
  expect((await readdir(to)).filter((name) => name.startsWith('a-1'))).toEqual([]);
});
