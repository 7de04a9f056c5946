import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureNginx, nginxFile, renderNginx } from '@grove/tooling/nginx';
import { createFreshDatabase, freePort } from '@grove/tooling/postgres';
import { prepareSite, type Service, startService } from '@grove/tooling/service';
import { createDatabaseGate, type DatabaseGate } from './database-gate.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');
const startsWithinMs = 10_000;

/** A site as docs/deploy runs it: two copies of the service on one database and one store, behind nginx. */
export interface TwoCopies {
  /** Where nginx answers. */
  readonly url: string;
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
  const nginx = await ensureNginx();
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
    const proxy = await startNginx(
      nginx,
      folder,
      copies.map(({ url }) => new URL(url).host),
    );
    ends.push(proxy.stop);
    const noted = async (pathname: string) =>
      (await readFile(path.join(folder, 'access.log'), 'utf8'))
        .split('\n')
        .map((line) => line.split(' '))
        .filter((words) => words[2] === pathname)
        .map((words) => ({ copy: words[4] ?? '', cache: words[5] ?? '' }));
    return { url: proxy.url, copies, databaseUrl: database.url, gate, store, noted, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

async function startNginx(
  nginx: string,
  folder: string,
  copies: string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const listen = `127.0.0.1:${await freePort()}`;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    renderNginx(await readFile(path.join(repository, nginxFile), 'utf8'), { folder, listen, copies }),
  );
  const child = spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
  const url = `http://${listen}`;
  for (const deadline = performance.now() + startsWithinMs; performance.now() < deadline; await pause(20)) {
    if (
      await fetch(`${url}/nginx-health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop };
    if (child.exitCode !== null) break;
  }
  await stop();
  throw new Error(`nginx did not start:\n${words}`);
}
