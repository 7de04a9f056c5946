import { createHash } from 'node:crypto';

/** The id of the set that consists of these builds (shell and areas, in any order): equal builds make the same set. */
export function idOfSet(builds: readonly { readonly name: string; readonly version: string }[]): string {
  const names = builds.map(({ name, version }) => `${name}@${version}`).toSorted();
  return createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 16);
}
