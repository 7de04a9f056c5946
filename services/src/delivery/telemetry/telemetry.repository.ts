import type pg from 'pg';
import { addUp, type Count, type CountedReport, type TimedCount, type VisitorCount } from '@grove/telemetry';

const useNoncesSql = `
  insert into telemetry_nonce (id, expires_at)
  select id, expires_at from jsonb_to_recordset($1::jsonb) as entry (id text, expires_at timestamptz) order by id
  on conflict (id) do nothing returning id`;

/** Rows are taken in the order of their key, so that copies of the service that write at once wait for each other instead of locking each other out. */
const addSql = `
  insert into telemetry (minute, area, version, measure, bucket, count)
  select date_trunc('minute', $1::timestamptz), area, version, measure, bucket, count
  from jsonb_to_recordset($2::jsonb) as entry (area text, version text, measure text, bucket smallint, count bigint)
  order by area, version, measure, bucket
  on conflict (minute, area, version, measure, bucket) do update set count = telemetry.count + excluded.count`;

const addByVisitorSql = `
  insert into telemetry_visitor (hour, visitor, area, version, measure, bucket, count)
  select date_trunc('hour', $1::timestamptz), visitor, area, version, measure, bucket, count
  from jsonb_to_recordset($2::jsonb) as entry (visitor text, area text, version text, measure text, bucket smallint, count bigint)
  order by visitor, area, version, measure, bucket
  on conflict (hour, visitor, area, version, measure, bucket) do update set count = telemetry_visitor.count + excluded.count`;

const readSql = `
  select extract(epoch from date_bin($1::interval, minute, $2::timestamptz))::float8 * 1000 as at_ms, area, version, measure, bucket, sum(count)::float8 as count
  from telemetry where minute >= date_trunc('minute', $2::timestamptz)
  group by at_ms, area, version, measure, bucket order by at_ms`;

/** A canary with more visitors than that is judged by its last hours. */
const mostVisitorRows = 50_000;

const readByVisitorSql = `
  select visitor, area, version, measure, bucket, sum(count)::float8 as count
  from (select * from telemetry_visitor where hour >= date_trunc('hour', $1::timestamptz) order by hour desc limit ${mostVisitorRows}) as recent
  group by visitor, area, version, measure, bucket`;

/** Adds reports to the counts of a minute, all or none. A report whose nonce was used before, here or in another copy of the service, adds nothing. */
export async function addReports(pool: pg.Pool, at: Date, reports: readonly CountedReport[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const byId = new Map(reports.map((report) => [report.nonce.id, report]));
    const nonces = Array.from(byId.values(), ({ nonce }) => ({ id: nonce.id, expires_at: nonce.expiresAt }));
    const { rows } = await client.query<{ id: string }>(useNoncesSql, [JSON.stringify(nonces)]);
    const fresh = rows.flatMap(({ id }) => byId.get(id) ?? []);
    await client.query(addSql, [at, JSON.stringify(addUp(fresh.flatMap(({ counts }) => counts)))]);
    await client.query(addByVisitorSql, [at, JSON.stringify(addUp(fresh.flatMap(({ byVisitor }) => byVisitor)))]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

interface CountRow extends Count {
  readonly at_ms: number;
}

/** Everything counted since a time, in stretches of some minutes from there on. */
export async function readCounts(pool: pg.Pool, since: Date, stretchMinutes: number): Promise<TimedCount[]> {
  const { rows } = await pool.query<CountRow>(readSql, [`${stretchMinutes} minutes`, since]);
  return rows.map(({ at_ms: atMs, area, version, measure, bucket, count }) => ({
    atMs,
    area,
    version,
    measure,
    bucket,
    count,
  }));
}

/** What was counted by visitor since a time, to the hour. */
export async function readVisitorCounts(pool: pg.Pool, since: Date): Promise<VisitorCount[]> {
  return (await pool.query<VisitorCount>(readByVisitorSql, [since])).rows;
}

/** Forgets everything about visitors; for when no canary runs. */
export async function forgetVisitors(pool: pg.Pool): Promise<void> {
  await pool.query('delete from telemetry_visitor');
}

/** Forgets counts from before a time, visitors of more than a day ago, and nonces that have ended. */
export async function forgetOld(pool: pg.Pool, before: Date): Promise<void> {
  await pool.query('delete from telemetry where minute < $1::timestamptz', [before]);
  await pool.query(`delete from telemetry_visitor where hour < now() - interval '1 day'`);
  await pool.query('delete from telemetry_nonce where expires_at < now()');
}
