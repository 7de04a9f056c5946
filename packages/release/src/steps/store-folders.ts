import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeWhole, type ObjectStore } from '@grove/releases';

const AT_ONCE = 8;

/** Copies a folder of the store into a folder with the same addresses, what is there already left out. */
export async function fetchFolder(store: ObjectStore, address: string, into: string): Promise<void> {
  const missing = (await store.list(address)).filter((file) => !existsSync(path.join(into, file)));
  // The descriptor says that a folder is whole, so it comes last.
  await inOrder(missing, async (file) => {
    const body = await store.read(file);
    if (body) await writeWhole(path.join(into, file), body);
  });
}

/** Writes a local folder into the store below an address. Repeating it after a crash completes it. */
export async function storeFolder(store: ObjectStore, folder: string, address: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  await inOrder(files, async (file) => {
    const target = `${address}/${file}`;
    // Another machine may have compressed the same bytes otherwise; what is there stays.
    if (/\.(br|gz)$/.test(file) && (await store.has(target))) return;
    await store.write(target, await readFile(path.join(folder, file)));
  });
}

/** Works on some files at a time, and on the descriptor last: where it is, all others are. */
async function inOrder(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  const isDescriptor = (file: string): boolean => /(^|\/)(area|content)\.json(\.br|\.gz)?$/.test(file);
  const plain = files.filter((file) => !isDescriptor(file));
  for (let start = 0; start < plain.length; start += AT_ONCE)
    await Promise.all(plain.slice(start, start + AT_ONCE).map(work));
  for (const file of files.filter(isDescriptor).toSorted((a, b) => b.length - a.length)) await work(file);
}
