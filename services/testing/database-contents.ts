import pg from 'pg';

/** Runs statements on a database. */
export async function execute(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What stands in every table of a database, by the table's name: how many rows, and a digest of them. For tests that nothing was changed. */
export async function contentsOf(databaseUrl: string): Promise<Record<string, string>> {
  const tables = await execute(
    databaseUrl,
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests = tables.map(
    ({ name }) =>
      `select '${String(name)}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(row::text), ',' order by row::text)), '') as contents from ${String(name)} as row`,
  );
  if (digests.length === 0) return {};
  return Object.fromEntries(
    (await execute(databaseUrl, digests.join(' union all '))).map(({ name, contents }) => [
      String(name),
      String(contents),
    ]),
  );
}
