import { type EntityManager, type EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { connectionFailure } from './connection-failure.ts';
import {
  type ContentOfBuild,
  type ContentVersion,
  digestOf,
  readContentVersions,
  recordContentVersion,
  type Replacement,
  standingOf,
} from './content-versions.ts';
import { ormOptions } from './orm-options.ts';
import { recordSchema, type RunSql, verifySchema } from './schema-state.ts';
import { type SeedReport, seedTables } from './seed-tables.ts';
import { makeSecret } from './secrets.ts';

/** What was done to a database: the names of the migrations that ran, and what became of the build's content. */
export interface Preparation {
  readonly migrations: readonly string[];
  readonly content: ContentStep | undefined;
}

/** The rows that were touched; none when the database keeps newer content, which `kept` describes. */
export interface ContentStep {
  readonly seed: SeedReport;
  readonly kept?: ContentVersion;
}

/** What a database is to be brought to, beside the newest schema. */
export interface PreparationParts {
  readonly content?: ContentOfBuild;
  /** Puts the content in the place of newer content, too. */
  readonly replacement?: Replacement | undefined;
}

/** Any number will do, as long as nothing else in this database locks by it. */
const preparationLock = 0x67_72_6f_76;
const connectTimeoutMs = 5_000;
const lockTimeout = '60s';

const byBuild: Replacement = { author: 'build', reason: 'The content of the build that was prepared' };

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
 * Brings a database to the newest schema, makes the secrets that all copies share and, when `content` is given, brings that, unless the database has newer
 * content. Never goes backwards by itself: a schema or content that is newer than this build's stays. Each part happens as a whole or not at all.
 * @throws DatabaseUnavailableError when no connection comes about; DatabaseNotPreparedError when the schema is one that this build cannot work with
 */
export async function prepareWith(
  databaseUrl: string,
  entities: readonly EntitySchema[],
  { content, replacement }: PreparationParts = {},
): Promise<Preparation> {
  return withPreparationLock(databaseUrl, async () => {
    const orm = await MikroORM.init(ormOptions(databaseUrl, entities));
    try {
      const ran = await migrate(orm);
      await verifySchema(runOn(orm.em.fork()));
      return {
        migrations: ran,
        content: content && (await orm.em.fork().transactional((em) => bringContent(em, content, replacement))),
      };
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

async function bringContent(
  em: EntityManager,
  { tables, changedAt }: ContentOfBuild,
  replacement: Replacement | undefined,
): Promise<ContentStep> {
  const run = runOn(em);
  const own = { digest: digestOf(tables), changedAt };
  const versions = await readContentVersions(run);
  const standing = standingOf(own, versions);
  if (standing === 'older' && !replacement)
    return { seed: { added: 0, updated: 0, removed: 0 }, kept: versions.at(-1)! };
  // Also when it is the same: rows that somebody changed by hand are put right.
  const seed = await seedTables(em, tables);
  if (standing !== 'same') await recordContentVersion(run, own, replacement ?? byBuild);
  return { seed };
}
