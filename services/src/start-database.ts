import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Config } from './config/index.ts';
import { DatabaseUnavailableError } from './database/index.ts';
import { canServeFromDisk } from './delivery/index.ts';
import { prepareDatabase } from './prepare-database.ts';

const retryMs = 2_000;

/**
 * Prepares the database for a start. When it is away, and the files of a release are on this machine, the service starts without: pages are served,
 * data is not, and the database is prepared as soon as it is there.
 * @returns when the start may go on @throws DatabaseUnavailableError when there is nothing to serve, or when waiting does not help
 */
export async function startDatabase(config: Config, stopping: AbortSignal): Promise<void> {
  try {
    await prepareDatabase(config.DATABASE_URL);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError) || error.needsPerson || !canServeFromDisk(config)) throw error;
    new Logger('Database').warn(`${error.message} Until then, pages are served from this machine's disk, and data is not available.`);
    void keepTrying(config, stopping);
  }
}

async function keepTrying({ DATABASE_URL }: Config, stopping: AbortSignal): Promise<void> {
  const prepare = () => prepareDatabase(DATABASE_URL).then(() => true, () => false);
  do {
    const stopped = await pause(retryMs, false, { ref: false, signal: stopping }).catch(() => true);
    if (stopped) return;
  } while (!(await prepare()));
  new Logger('Database').log('The database is there; everything is available.');
}
