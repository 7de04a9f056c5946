import type { EntityManager } from '@mikro-orm/postgresql';
import type { Count } from './measures.ts';

/**
 * Adds counts to those of a minute, all or none, in one statement. Rows are taken in the order of their key, so that copies of the service that write at once wait for
 * each other instead of locking each other out.
 */
const addSql = `
  insert into telemetry (minute, area, version, measure, bucket, count)
  select date_trunc('minute', ?::timestamptz), area, version, measure, bucket, count
  from jsonb_to_recordset(?::jsonb) as entry (area text, version text, measure text, bucket smallint, count integer)
  order by area, version, measure, bucket
  on conflict (minute, area, version, measure, bucket) do update set count = telemetry.count + excluded.count`;

const readSql = `
  select extract(epoch from date_bin(?::interval, minute, ?::timestamptz))::float8 * 1000 as at_ms, area, version, measure, bucket, sum(count)::integer as count
  from telemetry where minute >= date_trunc('minute', ?::timestamptz)
  group by at_ms, area, version, measure, bucket order by at_ms`;

/** Counts of a stretch of time that began at `atMs`. */
export interface TimedCount extends Count {
  readonly atMs: number;
}

/** Adds counts at a time. A build, measure and bucket may stand among them only once. */
export async function addCounts(em: EntityManager, at: Date, counts: readonly Count[]): Promise<void> {
  await em.getConnection().execute(addSql, [at.toISOString(), JSON.stringify(counts)]);
}

interface CountRow extends Count {
  readonly at_ms: number;
}

/** Everything counted since a time, in stretches of some minutes from there on. */
export async function readCounts(em: EntityManager, since: Date, stretchMinutes: number): Promise<TimedCount[]> {
  const from = since.toISOString();
  const rows = await em.getConnection().execute<CountRow[]>(readSql, [`${stretchMinutes} minutes`, from, from]);
  return rows.map(({ at_ms: atMs, area, version, measure, bucket, count }) => ({ atMs, area, version, measure, bucket, count }));
}

/** Forgets everything from before a time. */
export async function forgetCounts(em: EntityManager, before: Date): Promise<void> {
  await em.getConnection().execute('delete from telemetry where minute < ?::timestamptz', [before.toISOString()]);
}
