import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { reads } from '@grove/contracts';
import { createFreshDatabase, freePort } from '@grove/tooling/postgres';
import { prepareSite, type Service, startService } from '@grove/tooling/service';
import { createDatabaseGate, type DatabaseGate } from '../set-up/database-gate.ts';

/** What a test started, to be ended in the opposite order. */
const ends: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Prepares the built site, and starts it with an address of its database at which nothing answers until the gate is opened. */
async function startCutOff(): Promise<{ service: Service; gate: DatabaseGate; log: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grove-cut-off-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const store = path.join(folder, 'store');
  await cp(path.resolve(import.meta.dirname, '../../../../.grove/store'), store, { recursive: true });
  const database = await createFreshDatabase(process.env['GROVE_DATABASE_SERVER'] ?? '');
  ends.push(database.drop);
  await prepareSite({ databaseUrl: database.url, store });
  const gate = await createDatabaseGate(database.url);
  const log = path.join(folder, 'service.log');
  const service = startService({
    port: await freePort(),
    host: '127.0.0.1',
    databaseUrl: gate.url,
    store,
    log,
    env: { NODE_ENV: 'production', GROVE_SECRET: 'a secret for a test, long enough for it' },
  });
  ends.push(gate.shut, service.stop);
  return { service, gate, log };
}

test('architecture §4 releases: a start while the database is away serves pages and content from disk and says so for what belongs to learners; all is there when it is back', async ({
  page,
}) => {
  const { service, gate, log } = await startCutOff();
  const statusOf = (pathname: string) =>
    fetch(service.url + pathname).then(
      ({ status }) => status,
      () => 0,
    );
  const claim = () =>
    fetch(`${service.url}/api/lessons/math-area-perimeter/activity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId: 's-1' }),
    }).then(({ status }) => status);
  await expect.poll(() => statusOf('/health'), { timeout: 20_000 }).toBe(200);
  expect(await statusOf('/ready')).toBe(503);
  expect(await statusOf(reads.learningLevels.path)).toBe(200);
  expect(await claim()).toBe(503);

  await page.goto(service.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Curriculum' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
  await page.goto(`${service.url}/levels`);
  await expect(page.getByRole('link', { name: /Elementary/ }).first()).toBeVisible();

  await gate.open();
  await service.untilReady();
  expect(await claim()).toBe(200);
  await page.reload();
  await expect(page.getByRole('link', { name: /Elementary/ }).first()).toBeVisible();
  // Operators read the log by machine, from its first line on.
  for (const line of (await readFile(log, 'utf8')).trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ service: 'grove' });
});
