import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFreshDatabase, freePort } from '@grove/tooling/postgres';
import { prepareSite, startService } from '@grove/tooling/service';

const builtStore = path.resolve(import.meta.dirname, '../../../../.grove/store');

/** A site of its own, so that a test may break it. */
export interface Site {
  readonly url: string;
  /** Folder with this site's copy of the built files. */
  readonly store: string;
  readonly databaseUrl: string;
  /** The number of the service's process. */
  readonly pid: number | undefined;
  /** The requests that the service has noted since it started, oldest first: also those whose answers a browser keeps from a page. */
  requests(): Promise<readonly { method: string; route: string; status: number }[]>;
  /** Ends the service in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Prepares a database for the built files, of which those of sites are copies. @returns its name */
export async function prepareTemplate(databaseServer: string): Promise<string> {
  const database = await createFreshDatabase(databaseServer);
  await prepareSite({ databaseUrl: database.url, store: builtStore });
  return database.name;
}

/** Starts the built site on a free port, with a prepared database of its own, a copy of the built files, and further variables in its environment. */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grove-site-'));
  const store = path.join(folder, 'store');
  await cp(builtStore, store, { recursive: true });
  const database = await createFreshDatabase(
    process.env['GROVE_DATABASE_SERVER'] ?? '',
    process.env['GROVE_DATABASE_TEMPLATE'],
  );
  const port = await freePort();
  // One tutor is enough for one learner, and makes ready in half the time.
  const log = path.join(folder, 'service.log');
  const start = () =>
    startService({
      port,
      host: '127.0.0.1',
      databaseUrl: database.url,
      store,
      log,
      env: { TUTOR_WORKERS: '1', ...env },
    });
  let service = start();
  const restart = async () => {
    service = start();
    await service.untilReady();
  };
  const stop = async () => {
    await service.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  const requests = async () => {
    const lines = (await readFile(log, 'utf8'))
      .split('\n')
      .filter((line) => line.endsWith('}') && line.includes('"msg":"request"'));
    return lines.map((line) => JSON.parse(line) as { method: string; route: string; status: number });
  };
  try {
    await service.untilReady();
  } catch (fault) {
    await stop();
    throw fault;
  }
  return {
    url: service.url,
    store,
    databaseUrl: database.url,
    get pid() {
      return service.pid;
    },
    requests,
    kill: () => service.kill(),
    restart,
    stop,
  };
}
