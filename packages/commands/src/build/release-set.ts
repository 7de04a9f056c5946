import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { areaDescriptor, contractVersion, pageSetOf, releaseSet, shellDescriptor, type PageSet, type ReleaseSet } from '@grove/contracts';
import { publicPathOf } from '@grove/config/rspack';
import { localBundles, type Bundle } from './bundles.ts';

/** Gives what an area's server build exposes; only the shell's server build looks inside. */
type LoadArea = (name: string) => Promise<unknown>;

/** What the shell's server build offers. */
interface ShellServer {
  renderView(pathname: string, set: PageSet, loadArea: LoadArea): Promise<string>;
  renderFrame(pathname: string, set: PageSet): Promise<string>;
}

/** Makes the release set of the local build the active one, with its first views drawn. Returns false when it is that already. */
export async function activateLocalSet(store: string, now: Date): Promise<boolean> {
  const bundles = localBundles(store);
  const id = createHash('sha256').update(bundles.map(({ name, version }) => `${name}@${version}`).join(' ')).digest('hex').slice(0, 16);
  const activeFile = path.join(store, 'active.json');
  // A set that an older version of this repository wrote may have another form; then it is not this one.
  if (existsSync(activeFile) && z.safeParse(releaseSet, JSON.parse(await readFile(activeFile, 'utf8'))).data?.id === id) return false;

  const [shellBundle, ...areaBundles] = bundles as [Bundle, ...Bundle[]];
  const set: ReleaseSet = {
    id,
    contract: contractVersion,
    author: 'local build',
    createdAt: now.toISOString(),
    reason: 'npm run build',
    shell: z.parse(shellDescriptor, JSON.parse(await readFile(shellBundle.descriptor, 'utf8'))),
    areas: await Promise.all(areaBundles.map(async ({ descriptor }) => z.parse(areaDescriptor, JSON.parse(await readFile(descriptor, 'utf8'))))),
  };
  await writeJson(path.join(store, 'views', `${id}.json`), await drawViews(set, shellBundle, areaBundles));
  await writeJson(activeFile, set);
  return true;
}

/** Draws every route of the set: the whole first view where it is alike for everybody, else the frame around it. Keys are the routes' patterns, `*` the 404 page. */
async function drawViews(set: ReleaseSet, shellBundle: Bundle, areaBundles: Bundle[]): Promise<Record<string, string>> {
  const shell = await importServerBuild<ShellServer>(shellBundle);
  const areas = new Map(areaBundles.map((bundle) => [bundle.name, importServerBuild<{ area: unknown }>(bundle)]));
  const loadArea: LoadArea = async (name) => (await areas.get(name)!).area;
  const pageSet = pageSetOf(set, (area) => publicPathOf(area.name, area.version));

  const views: Record<string, string> = { '*': await shell.renderView('/no-such-page', pageSet, loadArea) };
  for (const { pattern, prerender } of set.areas.flatMap((area) => area.routes)) {
    const pathname = pattern.replaceAll(/:[^/]+/g, '1');
    views[pattern] = prerender ? await shell.renderView(pathname, pageSet, loadArea) : await shell.renderFrame(pathname, pageSet);
  }
  return views;
}

const importServerBuild = async <Module>({ name, serverFolder }: Bundle): Promise<Module> =>
  (await import(pathToFileURL(path.join(serverFolder, `${name}.mjs`)).href)) as Module;

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.unfinished`, JSON.stringify(value));
  await rename(`${file}.unfinished`, file);
}
