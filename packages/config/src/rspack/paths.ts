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
  'packages/contracts',
  'packages/platform',
  'packages/ui',
  'packages/art',
  'packages/content/src',
];

/**
 * The version of a local build: the package's own version and the first ten digits of its sources' hash.
 * Equal sources give an equal version, so a build that is already in the store need not run again.
 */
export function localVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const lock = createHash('sha256')
    .update(readFileSync(path.join(repositoryRoot, 'package-lock.json')))
    .digest('hex');
  const hash = createHash('sha256')
    .update(hashSources([folder, ...sharedFolders]))
    .update(lock)
    .digest('hex');
  return `${manifest.version}-${hash.slice(0, 10)}`;
}
