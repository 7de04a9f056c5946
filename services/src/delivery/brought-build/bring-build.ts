import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lastBuildFile, writeWhole } from '@grove/releases';

/** Drawn or rendered again they keep their address; everything else is never changed once it is published. */
const changing = /^(?:pictures|videos)\//;
/** What a copy of the service served last: its own matter. */
const mirror = 'active.json';

/** So many files travel at once. */
const atOnce = 8;

/**
 * Puts the build that an image brings along into the store that the copies of the service share. Any number of copies may do so at once: a file
 * appears whole or not at all, and what is there already stays. @returns how many files were written
 */
export async function bringBuild(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const rest = files.filter((file) => file !== lastBuildFile && file !== mirror).values();
  let written = 0;
  const bring = async (file: string) => {
    const body = await readFile(path.join(from, file));
    if (existsSync(path.join(to, file)) && body.equals(await readFile(path.join(to, file)))) return;
    await writeWhole(path.join(to, file), body);
    written += 1;
  };
  const work = async () => {
    for (const file of rest) if (changing.test(file) || !existsSync(path.join(to, file))) await bring(file);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // It names the set that was built last, so it comes when all of that set is there.
  if (files.includes(lastBuildFile)) await bring(lastBuildFile);
  return written;
}
