import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

// A busy machine may need seconds for a database or a connection; a test that hangs is still found.
jest.setTimeout(60_000);

export interface TestDatabase {
  readonly url: string;
  /** Removes it, and ends connections that were left open. */
  readonly drop: () => Promise<void>;
}

/** The maintenance database of the test server. */
export function testServer(): string {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error('TEST_DATABASE_URL is missing. Run the tests with `npm test`, which starts a PostgreSQL for them.');
  return server;
}

/** The address of a database on the test server. */
export function addressOf(name: string): string {
  const url = new URL(testServer());
  url.pathname = `/${name}`;
  return url.href;
}

/** A database of a test file's own on the shared test server, empty or a copy of another. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} ${template ? `template ${template}` : ''}`);
  return { url: addressOf(name), drop: () => onServer(`drop database ${name} with (force)`) };
}

/** A pool of connections to a test's database. What the server says to connections that are closing while their database is dropped is no fault. */
export function testPool(connectionString: string, max?: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, ...(max && { max }) });
  pool.on('error', () => undefined);
  return pool;
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testServer() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
