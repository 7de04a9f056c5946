import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When content was last changed at its source. Committed content has the time of its last commit, wherever and whenever it is built; else, where
 * something is not committed or there is no git, the time of the file that was written last counts.
 * @param folder of the content @param given an ISO time that whoever builds knows better, as in an image, which has no git
 */
export function lastChangeOf(folder: string, given: string | undefined): Date {
  if (given) return readTime(given);
  return committedAt(folder) ?? writtenAt(folder);
}

function readTime(given: string): Date {
  const time = new Date(given);
  if (!Number.isNaN(time.getTime())) return time;
  throw new Error(
    'GROVE_CONTENT_CHANGED_AT must be a time, for example GROVE_CONTENT_CHANGED_AT="$(git log -1 --format=%cI -- packages/content)".',
  );
}

function committedAt(folder: string): Date | undefined {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    if (git('status', '--porcelain', '--', '.') !== '') return undefined;
    const time = git('log', '-1', '--format=%cI', '--', '.');
    return time === '' ? undefined : new Date(time);
  } catch {
    return undefined;
  }
}

/** Packages and what is made have no part in it. */
const notSources = new Set(['node_modules', 'dist', 'generated']);

function writtenAt(folder: string): Date {
  const times = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isDirectory() ? writtenAt(path).getTime() : Math.floor(statSync(path).mtimeMs);
    });
  return new Date(Math.max(0, ...times));
}
