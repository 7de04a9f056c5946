import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createFreshDatabase, ensureDatabase, startPostgres } from './postgres.ts';
import { sharePostgres } from './shared-postgres.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'grove-server-'));
  // As root the server runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const connected = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return connected;
}

test('a server left running by a killed command is taken up again, with its data', async () => {
  const data = path.join(folder, 'left');
  const left = await startPostgres(data);
  await ensureDatabase(left.url, 'grove');
  const next = await startPostgres(data);
  try {
    expect(next).toMatchObject({ reused: true, url: left.url });
    expect(await answers(next.url.replace('/postgres', '/grove'))).toBe(true);
  } finally {
    await next.stop();
  }
  expect(await answers(next.url)).toBe(false);
}, 60_000);

test('two commands share one server, and the last one to stop ends it', async () => {
  const data = path.join(folder, 'shared');
  const first = await sharePostgres(data);
  const second = await sharePostgres(data);
  expect(second.url).toBe(first.url);
  await first.stop();
  expect(await answers(second.url)).toBe(true);
  await second.stop();
  expect(await answers(second.url)).toBe(false);
}, 60_000);

test('each test file gets an empty database of its own and leaves none behind', async () => {
  const server = await startPostgres(path.join(folder, 'fresh'));
  try {
    const [one, two] = [await createFreshDatabase(server.url), await createFreshDatabase(server.url)];
    expect(one.url).not.toBe(two.url);
    await one.drop();
    expect(await answers(one.url)).toBe(false);
    expect(await answers(two.url)).toBe(true);
  } finally {
    await server.stop();
  }
}, 60_000);
