import pg from 'pg';

/** Any number that nothing else locks in this database. */
const lockKey = 0x67726f76;

/**
 * Does work while no other release is tried out or promoted, so that any number of teams can release at once and each lands on top of the one before. The turn belongs to a connection:
 * the server takes it back when this process ends, however it ends.
 *
 * @param onWait told when somebody else has the turn
 */
export async function waitForTurn<Result>(
  databaseUrl: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Should it break, the turn is lost, and the pointers' revision still keeps two releases apart.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [lockKey]);
    if (!rows[0]?.free) {
      onWait();
      await client.query('select pg_advisory_lock($1)', [lockKey]);
    }
    return await work();
  } finally {
    await client.end();
  }
}
