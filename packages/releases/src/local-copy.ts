import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseSet } from '@grove/contracts';
import { isIntact } from './is-intact.ts';
import { serverFolderOf, setFileOf, viewsFileOf, webFolderOf } from './layout.ts';
import type { ObjectStore } from './object-store.ts';
import { partsOf, type SetParts } from './set-parts.ts';

type Part = ReturnType<typeof partsOf>[number];

/** So many files travel at once. */
const atOnce = 8;

const decompress: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

const documentsOf = (set: ReleaseSet): string[] => [viewsFileOf(set.id), setFileOf(set.id)];

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

/**
 * Brings what a set needs, and is not here yet, from the shared store into the local one. Every file is checked against the SHA-384 that the set
 * names; a compressed copy by what it holds. @throws Error when a file is missing or not what it should be
 */
export async function fetchSet(set: ReleaseSet, from: ObjectStore, to: ObjectStore): Promise<void> {
  await fetchBuilds(set, from, to);
  for (const address of documentsOf(set))
    if (!(await to.has(address))) await to.write(address, await readFrom(from, address));
}

/** The part of `fetchSet` that does not need the set to be recorded: its builds. @throws Error like `fetchSet` */
export async function fetchBuilds(set: SetParts, from: ObjectStore, to: ObjectStore): Promise<void> {
  for (const build of partsOf(set)) await fetchBuild(build, from, to);
}

async function fetchBuild(build: Part, from: ObjectStore, to: ObjectStore): Promise<void> {
  const folder = webFolderOf(build);
  const missing = [];
  for (const file of build.files) if (!(await to.has(`${folder}/${file.path}`))) missing.push(file);
  if (missing.length === 0) return;
  const offered = new Set(await from.list(folder));
  await inTurns(missing, async ({ path, integrity }) => {
    const address = `${folder}/${path}`;
    // The plain file comes last: once it is there, this file is done.
    for (const [ending, unpack] of Object.entries(decompress)) {
      if (offered.has(address + ending))
        await to.write(
          address + ending,
          checked(address + ending, await readFrom(from, address + ending), integrity, unpack),
        );
    }
    await to.write(address, checked(address, await readFrom(from, address), integrity));
  });
}

async function readFrom(store: ObjectStore, address: string): Promise<Buffer> {
  const body = await store.read(address);
  if (!body) throw new Error(`The store has no ${address}.`);
  return body;
}

function checked(
  address: string,
  body: Buffer,
  integrity: string,
  unpack: (body: Buffer) => Buffer = (plain) => plain,
): Buffer {
  if (!isIntact(unpack(body), integrity)) throw new Error(`The store's ${address} is not what its release set says.`);
  return body;
}

/** Publishes a set that was built here, with its builds for browsers and for drawing views. What is there already stays. */
export async function publishSet(set: ReleaseSet, from: ObjectStore, to: ObjectStore): Promise<void> {
  for (const build of partsOf(set)) {
    const addresses = [...(await from.list(serverFolderOf(build))), ...(await from.list(webFolderOf(build)))];
    await inTurns(addresses, async (address) => to.write(address, await readFrom(from, address)));
  }
  for (const address of documentsOf(set)) await to.write(address, await readFrom(from, address));
}
