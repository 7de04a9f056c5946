import { Logger } from '@nestjs/common';
import type { Config } from './config/index.ts';
import { DatabaseUnavailableError, verifyDatabase } from './database/index.ts';
import { canServeFromDisk } from '@grove/releases';

/**
 * Looks whether the database is one that this build can work with, and changes nothing in it. When it is away, and the files of a release are on this
 * machine, the service starts without: pages and the content of their release are served, what belongs to learners is not, and the same is looked at again before anything is read from it.
 * @throws DatabaseUnavailableError when there is nothing to serve, or when waiting does not help; DatabaseNotPreparedError
 */
export async function startDatabase(config: Config): Promise<void> {
  try {
    await verifyDatabase(config.DATABASE_URL);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError) || error.needsPerson || !canServeFromDisk(config.GROVE_STORE))
      throw error;
    new Logger('Database').warn(
      `${error.message} Until then, pages and content are served from this machine's disk, and what belongs to learners is not available.`,
    );
  }
}
