import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@grove/tooling/paths';
import { compressFolder } from '@grove/tooling/compress';

/** Pictures that data name by their address, below `packages/art/dist`; all others are assets of the areas that show them. */
const published = ['stories'] as const;

/** Puts the pictures that data name into the store, `/pictures/…` on the site. Only what changed is written and compressed. @returns how many that were */
export async function publishPictures(store: string, { compressed }: { compressed: boolean }): Promise<number> {
  let count = 0;
  for (const folder of published)
    count += await publishFolder(inRoot('packages/art/dist', folder), path.join(store, 'pictures', folder), compressed);
  return count;
}

/** Makes one folder of the store hold the pictures of another. @returns how many were written */
export async function publishFolder(from: string, to: string, compressed: boolean): Promise<number> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name.endsWith('.svg'));
  const known = new Set(names);
  const gone = (await readdir(to)).filter((name) => name.endsWith('.svg') && !known.has(name));
  for (const name of gone)
    for (const suffix of ['.br', '.gz', '']) await rm(path.join(to, name + suffix), { force: true });
  const changed: string[] = [];
  for (const name of names)
    if (!(await isPublished(path.join(from, name), path.join(to, name), compressed))) changed.push(name);
  // Compressed in a folder of its own first: a picture and its compressed copies must not tell different stories.
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  for (const name of changed) await writeFile(path.join(unfinished, name), await readFile(path.join(from, name)));
  if (compressed) await compressFolder(unfinished);
  for (const name of changed)
    for (const suffix of ['.br', '.gz']) await rm(path.join(to, name + suffix), { force: true });
  for (const name of await readdir(unfinished)) await rename(path.join(unfinished, name), path.join(to, name));
  await rm(unfinished, { recursive: true });
  return changed.length;
}

async function isPublished(source: string, target: string, compressed: boolean): Promise<boolean> {
  if (!existsSync(target) || (compressed && !existsSync(`${target}.br`))) return false;
  return (await readFile(source)).equals(await readFile(target));
}
