import { ContentMigration } from './2026-01-content.migration.ts';
import { AdventuresMigration } from './2026-02-adventures.migration.ts';
import { ProgressMigration } from './2026-03-progress.migration.ts';
import { ActivitiesMigration } from './2026-04-activities.migration.ts';
import { StoriesMigration } from './2026-05-stories.migration.ts';

/** Every migration, in order. A released one is never edited: write the next. */
export const migrations = [
  { name: '2026-01-content', class: ContentMigration },
  { name: '2026-02-adventures', class: AdventuresMigration },
  { name: '2026-03-progress', class: ProgressMigration },
  { name: '2026-04-activities', class: ActivitiesMigration },
  { name: '2026-05-stories', class: StoriesMigration },
];
