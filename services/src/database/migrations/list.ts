import { ContentMigration } from './2026-01-content.migration.ts';
import { AdventuresMigration } from './2026-02-adventures.migration.ts';
import { ProgressMigration } from './2026-03-progress.migration.ts';
import { ActivitiesMigration } from './2026-04-activities.migration.ts';
import { StoriesMigration } from './2026-05-stories.migration.ts';
import { ReleasesMigration } from './2026-06-releases.migration.ts';
import { TelemetryMigration } from './2026-07-telemetry.migration.ts';
import { RateLimitsMigration } from './2026-08-rate-limits.migration.ts';
import { TelemetryVisitorsMigration } from './2026-10-telemetry-visitors.migration.ts';

/** Every migration, in order. A released one is never edited: write the next. */
export const migrations = [
  { name: '2026-01-content', class: ContentMigration },
  { name: '2026-02-adventures', class: AdventuresMigration },
  { name: '2026-03-progress', class: ProgressMigration },
  { name: '2026-04-activities', class: ActivitiesMigration },
  { name: '2026-05-stories', class: StoriesMigration },
  { name: '2026-06-releases', class: ReleasesMigration },
  { name: '2026-07-telemetry', class: TelemetryMigration },
  { name: '2026-08-rate-limits', class: RateLimitsMigration },
  { name: '2026-10-telemetry-visitors', class: TelemetryVisitorsMigration },
];
