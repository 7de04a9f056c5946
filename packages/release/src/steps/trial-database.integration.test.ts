import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { createFreshDatabase } from '@grove/tooling/postgres';
import { createTrialDatabase } from './trial-database.ts';

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  site = await createFreshDatabase(process.env['TEST_DATABASE_URL']!);
});
afterEach(() => site.drop());

async function ask(sql: string, url = site.url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const trials = async () =>
  (await ask(`select datname from pg_database where datname like 'grove_trial_%'`)).map(({ datname }) =>
    String(datname),
  );
const nameOf = (url: string) => new URL(url).pathname.slice(1);

test('a trial has a database of its own on the server of the site, and leaves nothing behind', async () => {
  const trial = await createTrialDatabase(site.url);
  await ask('create table mine (id integer)', trial.url);
  expect(new URL(trial.url).host).toBe(new URL(site.url).host);
  expect(await trials()).toContain(nameOf(trial.url));
  expect(await ask(`select to_regclass('mine') as found`)).toEqual([{ found: null }]);
  await trial.drop();
  expect(await trials()).not.toContain(nameOf(trial.url));
});

test('what a killed release left behind goes with the next one, and a trial that runs stays', async () => {
  const now = Date.now();
  const [left, running] = [
    await createTrialDatabase(site.url, now - 60 * 60 * 1_000),
    await createTrialDatabase(site.url, now - 59 * 60 * 1_000),
  ];
  const trial = await createTrialDatabase(site.url, now);
  const there = await trials();
  expect([left, running, trial].map(({ url }) => there.includes(nameOf(url)))).toEqual([false, true, true]);
  for (const each of [running, trial]) await each.drop();
});

test('where the site may make no database, the trial has a server of its own', async () => {
  const role = nameOf(site.url).replace('test', 'role');
  await ask(`create role ${role} login password 'a'`);
  const limited = new URL(site.url);
  limited.username = role;
  limited.password = 'a';
  try {
    const trial = await createTrialDatabase(limited.href);
    expect(new URL(trial.url).host).not.toBe(limited.host);
    expect(await ask('select 1 as one', trial.url)).toEqual([{ one: 1 }]);
    await trial.drop();
    await expect(ask('select 1', trial.url)).rejects.toThrow();
  } finally {
    await ask(`drop role ${role}`);
  }
});
