import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFreshDatabase, freePort } from '@grove/tooling/postgres';
import { prepareSite, type Service, startService } from '@grove/tooling/service';
import { createDatabaseGate, type DatabaseGate } from './database-gate.ts';
import { startNginx } from './nginx.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');

/** A site as docs/deploy runs it: two copies of the service on one database and one store, behind nginx. */
export interface TwoCopies {
  /** Where nginx answers, by HTTP/1.1. */
  readonly url: string;
  /** Where it answers by HTTP/2. */
  readonly http2Url: string;
  readonly copies: readonly [Service, Service];
  /** Address of the database for the test itself. */
  readonly databaseUrl: string;
  /** The copies' way to it. */
  readonly gate: DatabaseGate;
  readonly store: string;
  /** What nginx noted of requests for a path, oldest first: the copy that answered, and what the cache did. */
  noted(pathname: string): Promise<{ copy: string; cache: string }[]>;
  stop(): Promise<void>;
}

/** Starts it with an empty database on the given server; without GROVE_SECRET, which the copies then share through the database. */
export async function startTwoCopies(databaseServer: string, env: NodeJS.ProcessEnv): Promise<TwoCopies> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grove-copies-'));
  // As root, nginx works as another user.
  await chmod(folder, 0o755);
  const store = path.join(folder, 'store');
  await cp(path.join(repository, '.grove/store'), store, { recursive: true });
  const database = await createFreshDatabase(databaseServer);
  await prepareSite({ databaseUrl: database.url, store });
  const gate = await createDatabaseGate(database.url);
  await gate.open();
  const start = (port: number) =>
    startService({
      port,
      host: '127.0.0.1',
      databaseUrl: gate.url,
      store,
      log: path.join(folder, `service-${port}.log`),
      env: { GROVE_SECRET: '', TRUSTED_PROXIES: '1', ...env },
    });
  const copies = [start(await freePort()), start(await freePort())] as const;
  const ends: Array<() => Promise<unknown>> = [
    () => rm(folder, { recursive: true, force: true }),
    database.drop,
    gate.shut,
    ...copies.map((copy) => copy.stop),
  ];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    await Promise.all(copies.map((copy) => copy.untilReady()));
    const hosts = copies.map(({ url }) => new URL(url).host);
    const proxy = await startNginx(path.join(folder, 'nginx'), hosts);
    ends.push(proxy.stop);
    const second = await startNginx(path.join(folder, 'nginx-http2'), hosts, { protocol: 'http2' });
    ends.push(second.stop);
    const noted = async (pathname: string) =>
      (await readFile(path.join(folder, 'nginx/access.log'), 'utf8'))
        .split('\n')
        .map((line) => line.split(' '))
        .filter((words) => words[2] === pathname)
        .map((words) => ({ copy: words[4] ?? '', cache: words[5] ?? '' }));
    return { url: proxy.url, http2Url: second.url, copies, databaseUrl: database.url, gate, store, noted, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
