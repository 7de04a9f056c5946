import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

/** Where builds are published, one immutable folder a version; any static host could serve it. */
export const storeRoot = process.env['GROVE_STORE'] ?? path.join(repositoryRoot, '.grove/store');

const generated = new Set(['node_modules', 'dist', '.grove', 'coverage', 'test-results']);

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (generated.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (!/\.(?:test|spec)\.tsx?$|\.md$/.test(entry.name)) yield file;
  }
}

/** SHA-256 of the contents of all sources below the given folders (relative to the repository), as hex. */
export function hashSources(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of sourceFiles(path.join(repositoryRoot, folder))) {
      hash.update(path.relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** What every browser build depends on besides its own folder. */
const sharedFolders = [
  'packages/config/src/rspack',
  'packages/tooling/src/build',
  'packages/contracts',
  'packages/mathematics',
  'packages/platform',
  'packages/ui',
  'packages/art',
  'packages/content/src',
];

/** The version that a package's manifest says, as in `0.1.0`. */
export function manifestVersion(folder: string): string {
  const file = path.join(repositoryRoot, folder, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What stands for a build's version until the build is done and its bytes say what it is (`stampVersion` in `packages/tooling`). As long as the version. */
export const unstampedVersion = (release: string): string => `${release}-unstamped_`;

/** A hash over everything that a build of the shell or an area can depend on. Where it is the same, so is the build; another one does not mean another build. */
export function sourcesHashOf(folder: string): string {
  const lock = readFileSync(path.join(repositoryRoot, 'package-lock.json'));
  return createHash('sha256')
    .update(hashSources([folder, ...sharedFolders]))
    .update(createHash('sha256').update(lock).digest('hex'))
    .digest('hex');
}
