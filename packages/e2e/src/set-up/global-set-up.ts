import { startThrowAwayPostgres } from '@grove/tooling/postgres';
import { prepareTemplate, startSite } from './site.ts';

/** Starts PostgreSQL and one site for all tests that leave it whole. @returns what puts both away again */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startThrowAwayPostgres();
  process.env['GROVE_DATABASE_SERVER'] = postgres.url;
  try {
    process.env['GROVE_DATABASE_TEMPLATE'] = await prepareTemplate(postgres.url);
    // Several tests at once ask its tutors.
    const site = await startSite({ TUTOR_WORKERS: '2' });
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
