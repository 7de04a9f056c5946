import { adventuresSeed } from './adventures/index.ts';
import { entities } from './app.module.ts';
import { contentSeed } from './content/index.ts';
import { type Preparation, prepareWith } from './database/index.ts';

/**
 * Brings a database to the newest schema and to the content of this build. Safe to run any number of times and by several
 * copies at once, which take turns; a run that finds everything in place changes nothing.
 * @throws DatabaseUnavailableError with a sentence that says what to do
 */
export const prepareDatabase = (databaseUrl: string): Promise<Preparation> => prepareWith(databaseUrl, entities, [...contentSeed, ...adventuresSeed]);

/** Brings a database to the newest schema only. @throws DatabaseUnavailableError */
export const migrateDatabase = (databaseUrl: string): Promise<Preparation> => prepareWith(databaseUrl, entities);
