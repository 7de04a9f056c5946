import { startThrowAwayPostgres } from '@grove/commands/postgres';
import { startSite } from './site.ts';

/** Starts PostgreSQL and one site for all tests that leave it whole. @returns what puts both away again */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres();
  process.env['GROVE_DATABASE_SERVER'] = postgres.url;
  try {
    const site = await startSite(postgres.url);
    process.env['GROVE_URL'] = site.url;
    return async () => {
      await site.stop();
      await postgres.stop();
    };
  } catch (fault) {
    await postgres.stop();
    throw fault;
  }
}
