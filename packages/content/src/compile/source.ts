import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the source lies. */
export const sourceFolder = path.resolve(import.meta.dirname, '../../source');

/** A source file: its path below the source's folder, with `/`, and what stands in it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file of the source, in the order of their paths. */
export const readSource = (folder = sourceFolder): SourceFile[] =>
  globSync('**/*.{yaml,yml}', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));
