import { ContentRegistry, type RecordedContent, type Sql } from '@grove/releases';
import { readableContent } from '@grove/contracts';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { connectionFailure } from './connection-failure.ts';
import { ormOptions } from './orm-options.ts';
import { recordSchema, type RunSql, verifySchema } from './schema-state.ts';
import { makeSecret } from './secrets.ts';

/** What was done to a database: the names of the migrations that ran, and whether the build's content was new to it. */
export interface Preparation {
  readonly migrations: readonly string[];
  readonly isNewContent: boolean;
}

/** Any number will do, as long as nothing else in this database locks by it. */
const preparationLock = 0x67_72_6f_76;
const connectTimeoutMs = 5_000;
const lockTimeout = '60s';

const byBuild = { author: 'build', reason: 'The content of the build that was prepared' };

/** Runs `work` while holding the lock by which copies that start at once take turns. The lock goes with its connection. */
async function withPreparationLock<Result>(databaseUrl: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectionFailure(error, databaseUrl);
  }
  try {
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings a database to the newest schema, makes the secrets that all copies share and, when `content` is given, puts that on record. Never goes backwards: a schema that is newer than this
 * build's stays, and recorded content is served only when a release set says so. Each part happens as a whole or not at all.
 * @throws DatabaseUnavailableError when no connection comes about; DatabaseNotPreparedError when the schema is one that this build cannot work with
 */
export async function prepareWith(databaseUrl: string, content?: RecordedContent): Promise<Preparation> {
  return withPreparationLock(databaseUrl, async (sql) => {
    const orm = await MikroORM.init(ormOptions(databaseUrl, []));
    try {
      const ran = await migrate(orm);
      await verifySchema(runOn(orm.em.fork()));
      const registry = new ContentRegistry(sql);
      await registry.recordReader(readableContent);
      return { migrations: ran, isNewContent: content !== undefined && (await registry.record(content, byBuild)) };
    } finally {
      await orm.close();
    }
  });
}

const runOn =
  (em: EntityManager): RunSql =>
  (sql, values = []) =>
    em.execute(sql, [...values]);

async function migrate(orm: MikroORM): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    const ran = await orm.migrator.up({ transaction: em.getTransactionContext()! });
    await recordSchema(runOn(em));
    await makeSecret(runOn(em));
    return ran.map(({ name }) => name);
  });
}
