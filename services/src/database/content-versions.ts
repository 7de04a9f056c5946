import { createHash } from 'node:crypto';
import type { RunSql } from './schema-state.ts';
import { type SeedTable, stored } from './seed-tables.ts';

/** Content as a build has it: what it is, and when somebody last changed it at its source. */
export interface ContentOfBuild {
  readonly tables: readonly SeedTable[];
  readonly changedAt: Date;
}

/** Content that this database has had. */
export interface ContentVersion {
  readonly digest: string;
  readonly changedAt: Date;
  readonly broughtAt: Date;
  readonly author: string;
}

/** Who puts content in the place of newer content, and why: each 1 to 200 characters. */
export interface Replacement {
  readonly author: string;
  readonly reason: string;
}

/** How a build's content stands to what a database has had so far. */
export type ContentStanding = 'first' | 'same' | 'newer' | 'older';

/**
 * Newer is what was changed later than all that this database ever had. Of the same time, and only then, it is what the database never had: the same
 * source through another mapping to rows. So nothing that was replaced, knowingly or in the course of things, comes back by itself.
 * @param versions the oldest first; the last one is there now
 */
export function standingOf(
  { digest, changedAt }: Pick<ContentVersion, 'digest' | 'changedAt'>,
  versions: readonly ContentVersion[],
): ContentStanding {
  const present = versions.at(-1);
  if (!present) return 'first';
  if (present.digest === digest) return 'same';
  const latest = Math.max(...versions.map((version) => version.changedAt.getTime()));
  if (changedAt.getTime() !== latest) return changedAt.getTime() > latest ? 'newer' : 'older';
  return versions.some((version) => version.digest === digest) ? 'older' : 'newer';
}

/** A name for content that depends on its rows alone, not on how they were put together. */
export function digestOf(tables: readonly SeedTable[]): string {
  const hash = createHash('sha256');
  for (const { entity, rows } of tables)
    hash.update(JSON.stringify([entity.meta.tableName, rows.map((row) => sorted(stored(row)))]));
  return hash.digest('hex');
}

/** Objects with their keys in order, however deep. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** What the database has had, the oldest first. */
export async function readContentVersions(run: RunSql): Promise<ContentVersion[]> {
  const rows = await run('select digest, changed_at, brought_at, author from content_version order by revision');
  return rows.map(({ digest, changed_at, brought_at, author }) => ({
    digest: String(digest),
    changedAt: new Date(changed_at as string),
    broughtAt: new Date(brought_at as string),
    author: String(author),
  }));
}

/** Puts down that content was brought. To be run in the transaction that writes its rows. */
export async function recordContentVersion(
  run: RunSql,
  { digest, changedAt }: Pick<ContentVersion, 'digest' | 'changedAt'>,
  { author, reason }: Replacement,
): Promise<void> {
  await run('insert into content_version (digest, changed_at, author, reason) values (?, ?::timestamptz, ?, ?)', [
    digest,
    changedAt.toISOString(),
    author,
    reason,
  ]);
}
