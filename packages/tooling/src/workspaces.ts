import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** The folders of all workspaces, relative to the project's folder, as the root's package.json lists them. */
export function workspaces(): string[] {
  const { workspaces: patterns } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { workspaces: string[] };
  return patterns.flatMap((pattern) => (pattern.endsWith('/*') ? childrenOf(pattern.slice(0, -2)) : [pattern]));
}

function childrenOf(folder: string): string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}
