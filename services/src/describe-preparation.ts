import type { TakenUp } from './releases/index.ts';

/** What was done to the schema, in a sentence. */
export const describeMigrations = (migrations: readonly string[]): string =>
  migrations.length > 0 ? `Migrated: ${migrations.join(', ')}.` : 'Nothing to migrate: the schema is up to date.';

/** What became of the content of this build, in a sentence. */
export const describeContent = (isNew: boolean): string =>
  isNew ? "This build's content is on record." : 'No content to record: that of this build is known.';

/** What became of the built site, in a sentence; of a build that was not taken up, with how to give it to everybody. */
export function describeBuild(taken: TakenUp | undefined): string {
  if (!taken) return '';
  if (taken.isActive) return `Everybody gets the release set ${taken.setId}.`;
  return `What was released since this build stays: its release set is ${taken.setId}. To give it to everybody all the same: npm run promote -- ${taken.setId}`;
}
