import type { Preparation } from './database/index.ts';
import type { TakenUp } from './delivery/index.ts';
import { replacementUsage } from './replacement.ts';

/** What was done to the schema, in a sentence. */
export const describeMigrations = (migrations: readonly string[]): string =>
  migrations.length > 0 ? `Migrated: ${migrations.join(', ')}.` : 'Nothing to migrate: the schema is up to date.';

/** What became of the content of this build, in a sentence; of content that was not brought, with how to bring it knowingly. */
export function describeContent(content: Preparation['content']): string {
  if (!content) return '';
  const {
    seed: { added, updated, removed },
    kept,
  } = content;
  if (kept) {
    return `The content stays as it is: the database has content of ${day(kept.changedAt)}, brought by ${kept.author} on ${day(kept.broughtAt)}, and that of this build is older. To bring this build's content all the same: node services/dist/seed.js ${replacementUsage}`;
  }
  return added + updated + removed > 0
    ? `Content brought: ${added} rows added, ${updated} updated, ${removed} removed.`
    : 'No content to bring: it is up to date.';
}

/** What became of the built site, in a sentence; of a build that was not taken up, with how to give it to everybody. */
export function describeBuild(taken: TakenUp | undefined): string {
  if (!taken) return '';
  if (taken.isActive) return `Everybody gets the release set ${taken.setId}.`;
  return `What was released since this build stays: its release set is ${taken.setId}. To give it to everybody all the same: npm run promote -- ${taken.setId}`;
}

const day = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');
