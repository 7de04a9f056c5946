import pg from 'pg';
import { isDatabaseAway } from '../common/index.ts';
import { connectionFailure } from './connection-failure.ts';
import { type RunSql, verifyContent, verifySchema } from './schema-state.ts';

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 5_000;
/** SQLSTATE of a statement that took too long. */
const timedOut = '57014';

/**
 * Makes sure, before the service starts, that the database is one that this build can work with. Writes nothing.
 * @throws DatabaseUnavailableError when no connection comes about; DatabaseNotPreparedError
 */
export async function verifyDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectionFailure(error, databaseUrl);
  }
  const run: RunSql = async (sql) => (await client.query<Record<string, unknown>>(sql)).rows;
  try {
    await verifySchema(run);
    await verifyContent(run);
  } catch (error) {
    throw isDatabaseAway(error) || (error as { code?: string }).code === timedOut
      ? connectionFailure(error, databaseUrl)
      : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
