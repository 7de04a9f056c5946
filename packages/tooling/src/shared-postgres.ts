import pg from 'pg';
import { withLock } from './lock.mjs';
import { startPostgres, type PostgresServer } from './postgres.ts';

const HOLD = 'grove-hold';

/**
 * Starts the server in `folder`, or joins the one that another command already runs there. Each command holds one
 * connection; `stop()` ends the server only when nobody else holds one.
 */
export async function sharePostgres(folder: string): Promise<PostgresServer> {
  const lock = `${folder}.lock`;
  return withLock(lock, 'starting PostgreSQL', async () => {
    const server = await startPostgres(folder);
    const hold = new pg.Client({ connectionString: server.url, application_name: HOLD });
    hold.on('error', () => undefined);
    await hold.connect();
    const stop = () =>
      withLock(lock, 'stopping PostgreSQL', async () => {
        const others = await othersHolding(hold).catch(() => 0);
        await hold.end().catch(() => undefined);
        if (others === 0) await server.stop();
      });
    return { ...server, stop };
  });
}

async function othersHolding(hold: pg.Client): Promise<number> {
  const sql =
    'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
  const { rows } = await hold.query<{ others: number }>(sql, [HOLD]);
  return rows[0]?.others ?? 0;
}
