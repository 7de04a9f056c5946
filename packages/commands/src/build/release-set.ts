import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  areaDescriptor,
  contractVersion,
  releaseSet,
  shellDescriptor,
  type ContentDescriptor,
  type ReleaseSet,
} from '@grove/contracts';
import { idOfSet, lastBuildFile, setFileOf, viewsFileOf, writeWhole } from '@grove/releases';
import type { Bundle } from '@grove/tooling/bundles';
import { drawViews } from '@grove/tooling/views';

/** What a local set consists of: builds, the shell first, and the content of the working tree. */
interface LocalParts {
  readonly bundles: readonly Bundle[];
  readonly content: ContentDescriptor;
}

/** Makes the release set of builds and content, with its first views drawn, and notes it as the last one built: the service takes it up from there. Returns false when it is that already. */
export async function makeLocalSet(store: string, parts: LocalParts, now: Date): Promise<boolean> {
  const id = idOfSet([...parts.bundles, parts.content]);
  const [setFile, viewsFile, builtFile] = [setFileOf(id), viewsFileOf(id), lastBuildFile].map((file) =>
    path.join(store, file),
  ) as [string, string, string];
  // A set that an older version of this repository wrote may have another form; it is then made again.
  const isMade = existsSync(viewsFile) && z.safeParse(releaseSet, await readJson(setFile)).success;
  if (isMade && (await readJson(builtFile))?.id === id) return false;
  if (!isMade) {
    const set = await localSet(id, parts, now);
    await writeWhole(viewsFile, JSON.stringify(await drawViews(store, set)));
    await writeWhole(setFile, JSON.stringify(set));
  }
  await writeWhole(builtFile, JSON.stringify({ id, builtAt: now.toISOString() }));
  return true;
}

/** The set that `npm run build` made last. @throws Error before the first build */
export async function readLocalSet(store: string): Promise<ReleaseSet> {
  const built = await readJson(path.join(store, lastBuildFile));
  return z.parse(releaseSet, await readJson(path.join(store, setFileOf(built?.id ?? ''))));
}

async function localSet(id: string, { bundles, content }: LocalParts, now: Date): Promise<ReleaseSet> {
  const [shell, ...areas] = await Promise.all(
    bundles.map(async ({ descriptor }) => JSON.parse(await readFile(descriptor, 'utf8')) as unknown),
  );
  return {
    id,
    contract: contractVersion,
    author: 'local build',
    createdAt: now.toISOString(),
    reason: 'npm run build',
    shell: z.parse(shellDescriptor, shell),
    areas: areas.map((area) => z.parse(areaDescriptor, area)),
    content,
  };
}

/** What a JSON file holds; undefined when there is none. */
async function readJson(file: string): Promise<{ id?: string } | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as { id?: string }) : undefined;
}
