import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { areaNames } from '@grove/contracts';
import { localVersion } from '@grove/config/rspack';
import { descriptorNameOf, serverFolderOf, webFolderOf } from '@grove/releases';
import { withLock } from '../lock.mjs';
import { inGrove, inRoot } from '../paths.ts';
import { Problem } from '../problem.mjs';
import { compressFolder } from './compress.ts';

/** A part of the site that is built on its own: the shell or an area. */
export interface Bundle {
  readonly name: string;
  readonly version: string;
  /** Folder of its browser files in the store, and of its server build. */
  readonly webFolder: string;
  readonly serverFolder: string;
  readonly descriptor: string;
}

/** The bundles of the working tree, with the versions that their sources have now. */
export function localBundles(store: string): Bundle[] {
  return ['shell', ...areaNames].map((name) => localBundle(store, name));
}

/** The bundle of the working tree of the shell or an area. */
export function localBundle(store: string, name: string): Bundle {
  const version = localVersion(name);
  const build = { name, version };
  const webFolder = path.join(store, webFolderOf(build));
  return {
    ...build,
    webFolder,
    serverFolder: path.join(store, serverFolderOf(build)),
    descriptor: path.join(webFolder, descriptorNameOf(build)),
  };
}

/**
 * Builds the bundles that the store does not have yet and publishes them. Returns their names.
 *
 * @param compressed false leaves out the compressed copies, which take most of the time and matter to far readers only
 * @param bundles all of the working tree, or some
 */
export async function buildBundles(
  store: string,
  { compressed, bundles = localBundles(store) }: { compressed: boolean; bundles?: readonly Bundle[] },
): Promise<string[]> {
  const isMissing = (bundle: Bundle) => !existsSync(bundle.descriptor);
  const names = bundles.filter(isMissing).map(({ name }) => name);
  if (names.length === 0) return [];
  return withLocks(names, () => buildMissing(bundles.filter(isMissing), compressed));
}

/** Does work while nobody else builds one of these into its `dist`; everybody locks in the same order, so that nobody waits for ever. */
function withLocks<Result>([name, ...others]: readonly string[], work: () => Promise<Result>): Promise<Result> {
  return name ? withLock(inGrove(`build-${name}.lock`), `building ${name}`, () => withLocks(others, work)) : work();
}

async function buildMissing(missing: readonly Bundle[], compressed: boolean): Promise<string[]> {
  if (missing.length === 0) return [];
  const configurations = await Promise.all(missing.map(({ name }) => loadConfiguration(name)));
  await runRspack(configurations.flat());
  // A version must hold what its number says; what changed meanwhile is left to the next build.
  const changed = missing.filter(({ name, version }) => localVersion(name) !== version);
  for (const bundle of missing.filter((one) => !changed.includes(one))) {
    if (compressed) await compressFolder(path.join(inRoot(bundle.name), 'dist/web'));
    await publish(bundle);
  }
  if (changed.length > 0)
    throw new Problem(
      `Sources changed while they were built (${changed.map(({ name }) => name).join(', ')}). Build again.`,
    );
  return missing.map(({ name }) => name);
}

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
async function publish({ name, webFolder, serverFolder }: Bundle): Promise<void> {
  const distribution = inRoot(name, 'dist');
  for (const [from, to] of [
    [path.join(distribution, 'server'), serverFolder],
    [path.join(distribution, 'web'), webFolder],
  ] as const) {
    const unfinished = `${to}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(path.dirname(to), { recursive: true });
    await cp(from, unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') });
    await rm(to, { recursive: true, force: true });
    await rename(unfinished, to);
  }
}
