import { startThrowAwayPostgres } from '../postgres.ts';
import { keep } from './postgres-run.ts';

/** Starts one throw-away PostgreSQL server for all integration tests; each test file makes a database of its own on it. */
export default async function setUp(): Promise<void> {
  const server = await startThrowAwayPostgres();
  keep(server);
  process.env['TEST_DATABASE_URL'] = server.url;
}
