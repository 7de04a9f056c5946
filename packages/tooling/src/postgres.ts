import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { placeFor, run, type Place } from './postgres-place.ts';
import { explain } from './problem.mjs';
import { isAlive } from './processes.mjs';

/** A running embedded PostgreSQL server. */
export interface PostgresServer {
  /** Address of the maintenance database, with user and password: `postgres://grove:…@127.0.0.1:<port>/postgres`. */
  readonly url: string;
  /** True when a server left over from an earlier run was taken up instead of starting one. */
  readonly reused: boolean;
  /** Stops the server; a throw-away server's folder is deleted too. */
  stop(): Promise<void>;
}

const THROW_AWAY = 'grove-postgres-';
const LOOPBACK = ['-c listen_addresses=127.0.0.1', "-c unix_socket_directories=''"];
const UNSAFE_AND_FAST = ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'];

/**
 * Starts the server whose data lives in `folder`, creating the data on first use. A server that an earlier run
 * left behind (its Node was killed) is taken up again.
 */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const place = placeFor(folder);
  try {
    return (await takeUp(place)) ?? (await launch(place, []));
  } catch (fault) {
    throw explain(fault, 'starting PostgreSQL');
  }
}

/** Starts a server for one test run: without care for crashes, and deleted by `stop()`. */
export async function startThrowAwayPostgres(): Promise<PostgresServer> {
  await sweepThrowAways();
  const folder = await mkdtemp(path.join(tmpdir(), `${THROW_AWAY}${process.pid}-`));
  const place = placeFor(folder);
  const server = await launch(place, UNSAFE_AND_FAST);
  const stop = async () => {
    await server.stop();
    await Promise.all([folder, place.folder].map((used) => rm(used, { recursive: true, force: true })));
  };
  return { ...server, stop };
}

/**
 * Makes sure that a database exists on a server.
 * @returns the address of that database
 */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await query(serverUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  return withDatabase(serverUrl, name);
}

/** Creates a database for one test file, empty or a copy of another; `drop()` removes it, whoever is still connected. */
export async function createFreshDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(
    serverUrl,
    async (client) =>
      void (await client.query(
        `create database ${name} ${template ? `template ${client.escapeIdentifier(template)}` : ''}`,
      )),
  );
  return {
    name,
    url: withDatabase(serverUrl, name),
    drop: () => query(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

async function query(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates the data folder where it is missing, then starts the server on a free port. */
async function launch(place: Place, flags: string[]): Promise<PostgresServer> {
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) await initialise(place);
  const port = await freePort();
  const options = [`-p ${port}`, ...LOOPBACK, ...flags].join(' ');
  const started = await run(place, 'pg_ctl', [
    'start',
    '-w',
    '-t',
    '60',
    '-D',
    place.data,
    '-l',
    place.log,
    '-o',
    options,
  ]);
  if (started.code !== 0) throw new Error(`PostgreSQL did not start.\n${started.output}\n${await tail(place.log)}`);
  return describeServer(place, port, false);
}

async function initialise(place: Place): Promise<void> {
  await rm(place.data, { recursive: true, force: true });
  await mkdir(place.folder, { recursive: true });
  await writeFile(place.password, randomBytes(18).toString('hex'), { mode: 0o600 });
  if (place.user)
    await Promise.all([place.folder, place.password].map((file) => chown(file, place.user!.uid, place.user!.gid)));
  const flags = [
    '--username=grove',
    '--auth=scram-sha-256',
    `--pwfile=${place.password}`,
    '--encoding=UTF8',
    '--no-sync',
  ];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const done = await run(place, 'initdb', [`--pgdata=${place.data}`, ...flags, ...locale]);
  if (done.code !== 0) throw new Error(`PostgreSQL could not create its data folder.\n${done.output}`);
}

/** Takes up a server that an earlier run left behind, or clears away the traces of one that is gone. */
async function takeUp(place: Place): Promise<PostgresServer | undefined> {
  const note = path.join(place.data, 'postmaster.pid');
  const lines = (await readFile(note, 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  if (!port) return undefined;
  const left = await describeServer(place, port, true);
  if (await serves(left.url, place.data)) return left;
  const { code } = await run(place, 'pg_ctl', ['stop', '-m', 'immediate', '-t', '20', '-D', place.data]);
  // Not stoppable: after a restart of the machine the noted process id can belong to another program.
  if (code !== 0) await rm(note, { force: true });
  return undefined;
}

async function serves(url: string, data: string): Promise<boolean> {
  let answer = '';
  const ask = query(url, async (client) => {
    const result = await client.query<{ data_directory: string }>('show data_directory');
    answer = result.rows[0]?.data_directory ?? '';
  });
  return ask.then(
    () => answer === data,
    () => false,
  );
}

async function describeServer(place: Place, port: number, reused: boolean): Promise<PostgresServer> {
  const password = (await readFile(place.password, 'utf8')).trim();
  const stop = async () => {
    const stopped = await run(place, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-t', '30', '-D', place.data]);
    if (stopped.code !== 0) await run(place, 'pg_ctl', ['stop', '-m', 'immediate', '-D', place.data]);
  };
  return { url: `postgres://grove:${password}@127.0.0.1:${port}/postgres`, reused, stop };
}

/** Removes throw-away servers whose test run was killed: their folder's name carries the run's process id. */
async function sweepThrowAways(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(THROW_AWAY));
  for (const name of names) {
    if (isAlive(Number(name.slice(THROW_AWAY.length).split('-')[0]))) continue;
    const place = placeFor(path.join(tmpdir(), name));
    await run(place, 'pg_ctl', ['stop', '-m', 'immediate', '-D', place.data]);
    await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}

async function tail(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
}

/** Asks the system for a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.on('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}
