import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFreshDatabase, freePort } from '@grove/commands/postgres';
import { prepareSite, startService } from '@grove/commands/service';

const builtStore = path.resolve(import.meta.dirname, '../../../../.grove/store');

/** A site of its own, so that a test may break it. */
export interface Site {
  readonly url: string;
  /** Folder with this site's copy of the built files. */
  readonly store: string;
  readonly databaseUrl: string;
  /** Ends the service in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built site on a free port, with an empty database on the given server, a copy of the built files, and further variables in its environment. */
export async function startSite(databaseServer: string, env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grove-site-'));
  const store = path.join(folder, 'store');
  await cp(builtStore, store, { recursive: true });
  const database = await createFreshDatabase(databaseServer);
  const port = await freePort();
  const start = () => startService({ port, host: '127.0.0.1', databaseUrl: database.url, store, log: path.join(folder, 'service.log'), env });
  try {
    await prepareSite({ databaseUrl: database.url, store });
  } catch (fault) {
    await database.drop();
    throw fault;
  }
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
  try {
    await service.untilReady();
  } catch (fault) {
    await stop();
    throw fault;
  }
  return { url: service.url, store, databaseUrl: database.url, kill: () => service.kill(), restart, stop };
}
