import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's files, by their paths in it. A test puts changed ones in their place. */
export interface Files {
  read(file: string): string;
  exists(file: string): boolean;
  /** Paths of the files directly in a folder, in the order of their names. */
  list(folder: string): string[];
}

/** The files below `root`, with some of them replaced. */
export function filesIn(root: string, replaced: Readonly<Record<string, string>> = {}): Files {
  return {
    read: (file) => replaced[file] ?? readFileSync(path.join(root, file), 'utf8'),
    exists: (file) => file in replaced || existsSync(path.join(root, file)),
    list: (folder) => {
      const present = readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`);
      const added = Object.keys(replaced).filter((file) => path.posix.dirname(file) === folder);
      return [...new Set([...present, ...added])].toSorted();
    },
  };
}

/** Any object of a parsed document. */
export type Thing = Readonly<Record<string, unknown>>;

/** The object at a path inside a parsed document; an empty one where there is none. */
export function at(value: unknown, ...keys: readonly (string | number)[]): Thing {
  const found = valueAt(value, ...keys);
  return typeof found === 'object' && found !== null ? (found as Thing) : {};
}

/** The list at a path inside a parsed document; an empty one where there is none. */
export function listAt(value: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** The value at a path inside a parsed document. */
export function valueAt(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}

/** A value as text; empty where it is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The text at a path inside a parsed document; empty where there is none. */
export const textAt = (value: unknown, ...keys: readonly (string | number)[]): string =>
  textOf(valueAt(value, ...keys));
