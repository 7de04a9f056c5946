import pg from 'pg';

/** One row of the XP ledger. */
export interface LedgerRow {
  readonly source_kind: string;
  readonly source_id: string;
  readonly subject: string;
  readonly xp: number;
}

/** Everything that was awarded in a database, to whomever, and the totals that are kept beside it. */
export async function readLedger(databaseUrl: string): Promise<{ awards: LedgerRow[]; total: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: awards } = await client.query<LedgerRow>(
      'select source_kind, source_id, subject, xp from xp_award order by source_id',
    );
    const { rows } = await client.query<{ total: number }>(
      'select coalesce(sum(total), 0)::int as total from xp_total',
    );
    return { awards, total: rows[0]?.total ?? 0 };
  } finally {
    await client.end();
  }
}
