import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkAddress, checkSame, type ObjectStore } from './object-store.ts';

/** What is still being written; never listed, and left behind by a crash at worst. */
const unfinished = '.unfinished';

/** A store in a folder. A file appears whole or not at all. */
export function folderStore(root: string): ObjectStore {
  const fileOf = (address: string): string => path.join(root, checkAddress(address));

  const read = async (address: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(fileOf(address));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };

  return {
    has: async (address) => existsSync(fileOf(address)),
    read,
    write: async (address, body) => {
      const present = await read(address);
      if (present) return checkSame(address, present, body);
      await writeWhole(fileOf(address), body);
    },
    list: async (folder) => {
      const top = fileOf(folder.replace(/\/$/, ''));
      if (!existsSync(top)) return [];
      const entries = await readdir(top, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished));
      return files
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
        .toSorted();
    },
  };
}

/** Writes a file so that a reader sees the old one or the new one, never a part. */
export async function writeWhole(file: string, body: Buffer | string): Promise<void> {
  const aside = `${file}.${randomUUID()}${unfinished}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(aside, body, { flush: true });
  await rename(aside, file);
}
