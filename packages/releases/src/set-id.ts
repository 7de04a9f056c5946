import { createHash } from 'node:crypto';

/** The id of the set that consists of these parts (shell, areas and content, in any order): equal parts make the same set. */
export function idOfSet(parts: readonly { readonly name: string; readonly version: string }[]): string {
  const names = parts.map(({ name, version }) => `${name}@${version}`).toSorted();
  return createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 16);
}
