import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { publishFilms } from './videos.ts';

let folder: string;
let from: string;
let to: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grove-films-'));
  from = await mkdtemp(path.join(folder, 'from-'));
  to = path.join(folder, 'store/videos');
  for (const name of ['area.webm', 'area.mp4', 'area.webp', 'area.vtt', 'area.json', 'films.json'])
    await writeFile(path.join(from, name), name);
});
afterEach(() => rm(folder, { recursive: true }));

test('films, posters and captions are published, notes of the studio are not', async () => {
  expect(await publishFilms(from, to)).toBe(4);
  expect((await readdir(to)).toSorted()).toEqual(['area.mp4', 'area.vtt', 'area.webm', 'area.webp']);
});

test('only what changed is copied again, and what was taken away goes', async () => {
  await publishFilms(from, to);
  await writeFile(path.join(from, 'area.mp4'), 'AREA.mp4');
  await rm(path.join(from, 'area.webm'));
  expect(await publishFilms(from, to)).toBe(1);
  expect(await readFile(path.join(to, 'area.mp4'), 'utf8')).toBe('AREA.mp4');
  expect(await readdir(to)).not.toContain('area.webm');
  expect(await publishFilms(from, to)).toBe(0);
});
