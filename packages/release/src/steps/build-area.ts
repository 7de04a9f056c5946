import { existsSync } from 'node:fs';
import { buildBundles, localBundle, type Bundle } from '@grove/tooling/bundles';
import { inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { capture } from '@grove/tooling/programs';
import type { AreaName } from '@grove/contracts';
import { descriptorNameOf, type ObjectStore, serverFolderOf, webFolderOf } from '@grove/releases';
import { workshop } from '../platform.ts';
import { fetchFolder } from './store-folders.ts';

/** The area's build of the working tree, which need not exist yet. */
export const localBuild = (name: AreaName): Bundle => localBundle(workshop, name);

/**
 * Brings the area's build into the workshop: from the store when this very version was published before, else by building it, and nothing else.
 */
export async function buildArea(bundle: Bundle, store: ObjectStore): Promise<void> {
  const [web, server] = [webFolderOf(bundle), serverFolderOf(bundle)];
  if (await store.has(`${web}/${descriptorNameOf(bundle)}`)) {
    await Promise.all([fetchFolder(store, web, workshop), fetchFolder(store, server, workshop)]);
    return;
  }
  // Pictures are made from code; a fresh clone has none yet.
  if (!existsSync(inRoot('packages/art/dist'))) await runBuild('packages/art/scripts/build.ts');
  await buildBundles(workshop, { compressed: true, bundles: [bundle] });
}

/** Compiles the service that tries a set out, where that has not been done. */
export async function ensureService(): Promise<void> {
  if (!['main.js', 'prepare.js'].every((file) => existsSync(inRoot('services/dist', file))))
    await runBuild('services/build.ts');
}

async function runBuild(file: string): Promise<void> {
  const { code, output } = await capture(process.execPath, [inRoot(file)]);
  if (code !== 0) throw new Problem(`${file} failed:\n${output.trim()}`);
}
