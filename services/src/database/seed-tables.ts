import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import { keepFormer } from './former-content.ts';

/** A table whose rows are exactly those that content has. Every row names every property; an absent value is `null`. */
export interface SeedTable {
  entity: EntitySchema;
  rows: readonly SeedRow[];
}

export type SeedRow = { readonly id: number | string } & Readonly<Record<string, unknown>>;

/** Things with an id as rows. @param empty columns that may be empty: every row names them */
export const rowsOf = (things: readonly { readonly id: number | string }[], empty: object = {}): SeedRow[] =>
  things.map((thing) => Object.assign({}, empty, thing));

/** How many rows a seed touched. */
export interface SeedReport {
  added: number;
  updated: number;
  removed: number;
}

/** Channel on which a changed seed tells every running service to read its content again. */
export const contentChannel = 'grove_content';

/** The form that a row has after a journey through the database: plain JSON values. */
export const stored = (row: object): SeedRow => JSON.parse(JSON.stringify(row)) as SeedRow;

/**
 * Makes the tables equal to the given rows: adds, updates, and removes what is no longer there; what a row was before is kept in `former_content`.
 * Parents come before children in `tables`. Without a difference nothing is written and nobody is notified. To be called in a transaction.
 */
export async function seedTables(transaction: EntityManager, tables: readonly SeedTable[]): Promise<SeedReport> {
  const report: SeedReport = { added: 0, updated: 0, removed: 0 };
  const removals: Array<() => Promise<unknown>> = [];
  for (const { entity, rows } of tables) {
    const existing = await transaction.find(entity, {}, { disableIdentityMap: true });
    const before = new Map(existing.map((row) => [(row as SeedRow).id, stored(row)]));
    const wanted = new Set(rows.map((row) => row.id));
    const changed = rows.filter((row) => !isDeepStrictEqual(stored(row), before.get(row.id)));
    const gone = [...before.keys()].filter((id) => !wanted.has(id));
    await keepFormer(transaction, entity, [
      ...changed.flatMap(({ id }) => before.get(id) ?? []),
      ...gone.map((id) => before.get(id)!),
    ]);
    if (changed.length > 0) await transaction.upsertMany(entity, [...changed]);
    if (gone.length > 0) removals.unshift(() => transaction.nativeDelete(entity, { id: { $in: gone } }));
    const added = changed.filter((row) => !before.has(row.id)).length;
    report.added += added;
    report.updated += changed.length - added;
    report.removed += gone.length;
  }
  for (const remove of removals) await remove();
  if (report.added + report.updated + report.removed > 0)
    await transaction.execute('select pg_notify(?, ?)', [contentChannel, '']);
  return report;
}
