import { content } from '@grove/content/compiled';
import { contentBuild, releasedItems } from '@grove/content/release';
import type { RecordedContent } from '@grove/releases';
import { type Preparation, prepareWith } from './database/index.ts';

/** The content that this build of the service was made with. */
function contentOfBuild(): RecordedContent {
  const { version, schema } = contentBuild(content).descriptor;
  return { version, schema, items: releasedItems(content) };
}

/**
 * Brings a database to the newest schema, and puts the content of this build on record. Safe to run any number of times and by several copies at once, which take turns; a run that finds
 * everything in place changes nothing. @throws DatabaseUnavailableError, DatabaseNotPreparedError with a sentence that says what to do
 */
export const prepareDatabase = (databaseUrl: string): Promise<Preparation> =>
  prepareWith(databaseUrl, contentOfBuild());

/** Brings a database to the newest schema only. @throws DatabaseUnavailableError, DatabaseNotPreparedError */
export const migrateDatabase = (databaseUrl: string): Promise<Preparation> => prepareWith(databaseUrl);
