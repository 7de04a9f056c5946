import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { areaFolders } from '@grove/config/areas';
import { readableContent } from '@grove/contracts';
import { manifestVersion, sourcesHashOf } from '@grove/config/rspack';
import { descriptorNameOf, serverFolderOf, webFolderOf, writeWhole } from '@grove/releases';
import { withLock } from '../lock.mjs';
import { inGrove, inRoot } from '../paths.ts';
import { Problem } from '../problem.mjs';
import { compressFolder } from './compress.ts';
import { neededExports, offeredExports } from './exports/describe-exports.ts';
import { stampVersion } from './stamp-version.ts';

/** A build of a part of the site that is built on its own: the shell or an area. */
export interface Bundle {
  readonly name: string;
  readonly version: string;
  /** Folder of its browser files in the store, and of its server build. */
  readonly webFolder: string;
  readonly serverFolder: string;
  readonly descriptor: string;
}

/** The parts of the site that are built on their own. */
export const bundleNames: readonly string[] = ['shell', ...areaFolders];

/** The build with a version, as it lies in a store. */
function bundleOf(store: string, name: string, version: string): Bundle {
  const build = { name, version };
  const webFolder = path.join(store, webFolderOf(build));
  return {
    ...build,
    webFolder,
    serverFolder: path.join(store, serverFolderOf(build)),
    descriptor: path.join(webFolder, descriptorNameOf(build)),
  };
}

/** Where is noted which version sources gave: a build whose sources are as they were need not run again. */
const noteOf = (name: string, sourcesHash: string): string => inGrove('versions', name, sourcesHash);

/** The build of the working tree as it is now, if the store has it; undefined when it must be made. */
export function findBundle(store: string, name: string): Bundle | undefined {
  const note = noteOf(name, sourcesHashOf(name));
  if (!existsSync(note)) return undefined;
  const bundle = bundleOf(store, name, readFileSync(note, 'utf8'));
  return existsSync(bundle.descriptor) ? bundle : undefined;
}

/**
 * Builds the parts that the store does not have yet and publishes them.
 *
 * @param compressed false is for work in progress: it leaves out the compressed copies, which take most of the time and matter to far readers only, and the exports that are needed and offered
 * @param names all parts, or some
 * @returns the builds of the working tree, and the names of those that had to be made
 */
export async function buildBundles(
  store: string,
  { compressed, names = bundleNames }: { compressed: boolean; names?: readonly string[] },
): Promise<{ bundles: Bundle[]; made: string[] }> {
  const isMissing = (name: string): boolean => !findBundle(store, name);
  const missing = names.filter(isMissing);
  const made =
    missing.length === 0
      ? []
      : await withLocks(missing, () => buildMissing(store, names.filter(isMissing), compressed));
  return { bundles: names.map((name) => requireBundle(store, name)), made };
}

function requireBundle(store: string, name: string): Bundle {
  const bundle = findBundle(store, name);
  if (!bundle) throw new Problem(`Sources changed while ${name} was built. Build again.`);
  return bundle;
}

/** Does work while nobody else builds one of these into its `dist`; everybody locks in the same order, so that nobody waits for ever. */
function withLocks<Result>([name, ...others]: readonly string[], work: () => Promise<Result>): Promise<Result> {
  return name ? withLock(inGrove(`build-${name}.lock`), `building ${name}`, () => withLocks(others, work)) : work();
}

async function buildMissing(store: string, missing: readonly string[], compressed: boolean): Promise<string[]> {
  if (missing.length === 0) return [];
  const hashes = new Map(missing.map((name) => [name, sourcesHashOf(name)]));
  const configurations = await Promise.all(missing.map(loadConfiguration));
  await runRspack(configurations.flat());
  await Promise.all(missing.map((name) => publishBuild(store, name, hashes.get(name)!, compressed)));
  return [...missing];
}

/** Gives what the bundler made of a part its version, and publishes it. */
async function publishBuild(store: string, name: string, sourcesHash: string, compressed: boolean): Promise<void> {
  const build = distributionOf(name);
  const exports = compressed ? await describeExports(name) : {};
  const descriptor = descriptorNameOf({ name });
  const version = await stampVersion({ ...build, descriptor }, manifestVersion(name), exports);
  const bundle = bundleOf(store, name, version);
  // Equal bytes were published before: they stay.
  if (!existsSync(bundle.descriptor)) {
    if (compressed) await compressFolder(build.webFolder);
    await publish(build, bundle);
  }
  await writeWhole(noteOf(name, sourcesHash), version);
}

/** What the descriptor says of the modules that shell and areas share. */
const describeExports = async (name: string): Promise<Parameters<typeof stampVersion>[2]> =>
  name === 'shell'
    ? { emitted: { offers: await offeredExports(), readsContent: readableContent } }
    : { emitted: { readsContent: readableContent }, surroundings: { needs: await neededExports(name) } };

/** Where the bundler puts a build. */
const distributionOf = (name: string) => ({
  webFolder: inRoot(name, 'dist/web'),
  serverFolder: inRoot(name, 'dist/server'),
});

async function loadConfiguration(name: string): Promise<Configuration[]> {
  const { default: configuration } = (await import(inRoot(name, 'rspack.config.ts'))) as {
    default: Configuration[] | Promise<Configuration[]>;
  };
  return configuration;
}

async function runRspack(configurations: Configuration[]): Promise<void> {
  const compiler = rspack(configurations);
  const stats = await new Promise<NonNullable<Parameters<Parameters<typeof compiler.run>[0]>[1]>>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('rspack gave no result')) : resolve(result),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors())
    throw new Problem(`The build failed:\n${stats.toString({ all: false, errors: true, colors: false })}`);
}

/** Moves a finished build into the store. The descriptor's folder appears in one step, so a half-published version is never seen. */
async function publish(
  from: Pick<Bundle, 'webFolder' | 'serverFolder'>,
  to: Pick<Bundle, 'webFolder' | 'serverFolder'>,
): Promise<void> {
  for (const folder of ['serverFolder', 'webFolder'] as const) {
    const unfinished = `${to[folder]}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(path.dirname(to[folder]), { recursive: true });
    await cp(from[folder], unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') });
    await rm(to[folder], { recursive: true, force: true });
    await rename(unfinished, to[folder]);
  }
}
