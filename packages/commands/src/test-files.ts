import { globSync } from 'node:fs';
import { inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { workspaces } from '@grove/tooling/workspaces';

/** The test files below folders of the project, whose names end as said, as in `.spec.ts`. @returns absolute paths */
export function testFiles(folders: readonly string[], ending: string): string[] {
  return folders.flatMap((folder) =>
    globSync(`**/*${ending}`, { cwd: inRoot(folder), exclude: ['**/node_modules', '**/dist'] }).map((file) =>
      inRoot(folder, file),
    ),
  );
}

/** What Jest runs. */
export const jestFiles = (): string[] => testFiles(workspaces(), '.test.{ts,tsx}');

/** What Playwright runs on the composed site. */
export const siteFiles = (): string[] => testFiles(workspaces(), '.spec.ts');

/** Whether a path has what a filter asks for: a pattern, as both runners take it; Playwright's may end in a line, as in `chat.spec.ts:12`. */
const fits = (filter: string, file: string): boolean => new RegExp(filter.replace(/(?::\d+)+$/, ''), 'i').test(file);

/** Whether a runner of these files has something to do. */
export const hasWork = (files: readonly string[], filters: readonly string[]): boolean =>
  files.some((file) => filters.length === 0 || filters.some((filter) => fits(filter, file)));

/** Throws a Problem that names the filters that fit no path: a mistyped one must not pass without having tested anything. */
export function requireMatches(files: readonly string[], filters: readonly string[]): void {
  const idle = filters.filter((filter) => !files.some((file) => fits(filter, file)));
  if (idle.length === 0) return;
  const named = idle.map((filter) => `'${filter}'`).join(' or ');
  throw new Problem(
    `No test that could run has ${named} in its path, so nothing was run. Name a part of a path, as in npm test -- --jest mf-chat or npm test -- --e2e journeys/chat.`,
  );
}
