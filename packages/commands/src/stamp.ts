import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'e2e', '.grove', 'test-results']);

/**
 * Says in one line what a build would be made from: a hash over the names and contents of all files in `folders`, without
 * tests, texts about the code, and what builds make.
 */
export function hashOfSources(folders: string[]): string {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(sourcesIn)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : sourcesIn(file);
      return /\.(?:test|spec)\.tsx?$|\.md$/.test(entry.name) ? [] : [file];
    });
}
