import { inGrove } from './paths.ts';
import { ensureDatabase } from './postgres.ts';
import { sharePostgres } from './shared-postgres.ts';
import { step } from './steps.ts';
import type { Run } from './until-stopped.ts';

/** Whether the database is the embedded one, which belongs to this working tree and shows what is in it. */
export const isOwnDatabase = (): boolean => !process.env['DATABASE_URL'];

/** The database that DATABASE_URL names, or else one of the embedded server, which is started. @returns its address */
export async function openDatabase(run: Run): Promise<string> {
  return process.env['DATABASE_URL'] || step('PostgreSQL', () => embeddedDatabase(run));
}

async function embeddedDatabase({ stopping, atEnd }: Run): Promise<string> {
  stopping.throwIfAborted();
  const starting = sharePostgres(inGrove('postgres'));
  // Whoever stops us in the middle of the start still waits for the server, so that it is not left running.
  atEnd(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  return ensureDatabase((await starting).url, 'grove');
}
