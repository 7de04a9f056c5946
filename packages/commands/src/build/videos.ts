import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@grove/tooling/paths';

/** What of the rendered films browsers ask for: picture and sound, poster, captions. */
const served = /\.(?:webm|mp4|webp|vtt)$/;

/** Puts the films that `packages/studio` has rendered into the store, `/videos/…` on the site. Only what changed is copied. @returns how many files that were */
export const publishVideos = (store: string): Promise<number> =>
  publishFilms(inRoot('packages/studio/media'), path.join(store, 'videos'));

/** Makes one folder hold the films of another. @returns how many files were copied */
export async function publishFilms(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => served.test(name));
  const known = new Set(names);
  for (const name of await readdir(to)) if (!known.has(name)) await rm(path.join(to, name));
  let count = 0;
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (await isSame(source, target)) continue;
    // Under another name first: whoever is watching gets the old film or the new one, never half of it.
    await copyFile(source, `${target}.unfinished`);
    await rename(`${target}.unfinished`, target);
    count += 1;
  }
  return count;
}

async function isSame(source: string, target: string): Promise<boolean> {
  if (!existsSync(target) || (await stat(source)).size !== (await stat(target)).size) return false;
  return (await readFile(source)).equals(await readFile(target));
}
