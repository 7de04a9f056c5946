import { type EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { connectionFailure } from './connection-failure.ts';
import { ormOptions } from './orm-options.ts';
import { type SeedReport, type SeedTable, seedTables } from './seed-tables.ts';

/** What was done to a database: the names of the migrations that ran, and the rows that the seed touched. */
export interface Preparation {
  migrations: readonly string[];
  seed: SeedReport | undefined;
}

/** Any number will do, as long as nothing else in this database locks by it. */
const preparationLock = 0x67_72_6f_76;
const connectTimeoutMs = 5_000;
const lockTimeout = '60s';

/** Runs `work` while holding the lock by which copies that start at once take turns. The lock goes with its connection. */
async function withPreparationLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
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
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Brings a database to the newest schema and, when `tables` are given, to the content of this build.
 * @throws DatabaseUnavailableError when no connection comes about
 */
export async function prepareWith(databaseUrl: string, entities: readonly EntitySchema[], tables?: readonly SeedTable[]): Promise<Preparation> {
  return withPreparationLock(databaseUrl, async () => {
    const orm = await MikroORM.init(ormOptions(databaseUrl, entities));
    try {
      const ran = await orm.migrator.up();
      const seed = tables ? await seedTables(orm.em.fork(), tables) : undefined;
      return { migrations: ran.map((migration) => migration.name), seed };
    } finally {
      await orm.close();
    }
  });
}
