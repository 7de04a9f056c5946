import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

// A busy machine may need seconds for a database or a connection; a test that hangs is still found.
jest.setTimeout(60_000);

/** A database of a test file's own on the shared test server; `drop` also ends connections that were left open. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is missing. Run the tests with `npm test`, which starts a PostgreSQL for them.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** A pool of connections to a test's database. What the server says to connections that are closing while their database is dropped is no fault. */
export function testPool(connectionString: string, max?: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, ...(max && { max }) });
  pool.on('error', () => undefined);
  return pool;
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
