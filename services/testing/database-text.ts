import pg from 'pg';

/** Every text that a database holds, in all its tables: to look for what must not be there. */
export async function databaseText(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of tables)
      texts.push(
        (await client.query<{ all: string | null }>(`select string_agg(t::text, ' ') as all from ${name} t`)).rows[0]
          ?.all ?? '',
      );
    return texts.join(' ');
  } finally {
    await client.end();
  }
}
