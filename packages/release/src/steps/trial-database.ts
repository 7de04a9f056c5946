import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startThrowAwayPostgres } from '@grove/tooling/postgres';

/** A database in which nothing matters to anybody else. */
export interface TrialDatabase {
  readonly url: string;
  /** Puts it away, whoever is still connected. */
  drop(): Promise<void>;
}

const prefix = 'grove_trial_';
/** No trial lasts that long: one of this age was left behind by a release that was killed. */
const LEFT_BEHIND_AFTER_MS = 60 * 60 * 1_000;

/**
 * Makes an empty database beside the site's own, on the same server, where that is allowed; else on an embedded server of its own. What releases that
 * were killed left behind is put away first.
 */
export async function createTrialDatabase(siteUrl: string, now = Date.now()): Promise<TrialDatabase> {
  const name = `${prefix}${now}_${randomBytes(4).toString('hex')}`;
  try {
    await onServer(siteUrl, async (client) => {
      await dropLeftBehind(client, now);
      await client.query(`create database ${name}`);
    });
  } catch {
    // Mostly for want of the right to make one; a connection pool before the server may stand in the way, too.
    const server = await startThrowAwayPostgres();
    return { url: server.url, drop: server.stop };
  }
  const url = new URL(siteUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      onServer(siteUrl, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function dropLeftBehind(client: pg.Client, now: number): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^${prefix}[0-9]+_[0-9a-f]+$' and datdba = (select oid from pg_roles where rolname = current_user)`,
  );
  for (const { datname } of rows) {
    const madeAt = Number(datname.slice(prefix.length).split('_')[0]);
    if (now - madeAt >= LEFT_BEHIND_AFTER_MS)
      await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`);
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
