import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** A path inside the project. */
export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

/** A path inside the git-ignored folder that holds everything that commands make. */
export function inGrove(...parts: string[]): string {
  return inRoot('.grove', ...parts);
}
