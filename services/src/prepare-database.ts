import { adventuresSeed } from './adventures/index.ts';
import { entities } from './app.module.ts';
import { contentChangedAt, contentSeed } from './content/index.ts';
import { type Preparation, prepareWith, type Replacement } from './database/index.ts';

/** When the content of this build was last changed, and whom to name when it replaces newer content. */
interface ContentOptions {
  readonly changedAt?: Date;
  readonly replacement?: Replacement | undefined;
}

/**
 * Brings a database to the newest schema and to the content of this build, unless it has newer content. Safe to run any number of times and by several
 * copies at once, which take turns; a run that finds everything in place changes nothing.
 * @throws DatabaseUnavailableError, DatabaseNotPreparedError with a sentence that says what to do
 */
export const prepareDatabase = (
  databaseUrl: string,
  { changedAt = contentChangedAt(), replacement }: ContentOptions = {},
): Promise<Preparation> =>
  prepareWith(databaseUrl, entities, {
    content: { tables: [...contentSeed, ...adventuresSeed], changedAt },
    replacement,
  });

/** Brings a database to the newest schema only. @throws DatabaseUnavailableError, DatabaseNotPreparedError */
export const migrateDatabase = (databaseUrl: string): Promise<Preparation> => prepareWith(databaseUrl, entities);
