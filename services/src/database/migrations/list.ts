import { ContentMigration } from './2026-01-content.migration.ts';
import { AdventuresMigration } from './2026-02-adventures.migration.ts';
import { ProgressMigration } from './2026-03-progress.migration.ts';
import { ActivitiesMigration } from './2026-04-activities.migration.ts';
import { StoriesMigration } from './2026-05-stories.migration.ts';
import { ReleasesMigration } from './2026-06-releases.migration.ts';
import { TelemetryMigration } from './2026-07-telemetry.migration.ts';
import { RateLimitsMigration } from './2026-08-rate-limits.migration.ts';
import { ContentVersionsMigration } from './2026-09-content-versions.migration.ts';
import { TelemetryVisitorsMigration } from './2026-10-telemetry-visitors.migration.ts';
import { ContentReleasesMigration } from './2026-11-content-releases.migration.ts';

/**
 * Every migration, in order. A released one is never edited: write the next. `additive`: builds of the service that do not know it keep working
 * with it, as they do beside new tables and new columns that may be left out. During a roll-out they must; without it they refuse to start.
 */
export const migrations = [
  { name: '2026-01-content', class: ContentMigration, additive: true },
  { name: '2026-02-adventures', class: AdventuresMigration, additive: true },
  { name: '2026-03-progress', class: ProgressMigration, additive: true },
  { name: '2026-04-activities', class: ActivitiesMigration, additive: false },
  { name: '2026-05-stories', class: StoriesMigration, additive: false },
  { name: '2026-06-releases', class: ReleasesMigration, additive: true },
  { name: '2026-07-telemetry', class: TelemetryMigration, additive: true },
  { name: '2026-08-rate-limits', class: RateLimitsMigration, additive: true },
  { name: '2026-09-content-versions', class: ContentVersionsMigration, additive: true },
  { name: '2026-10-telemetry-visitors', class: TelemetryVisitorsMigration, additive: true },
  { name: '2026-11-content-releases', class: ContentReleasesMigration, additive: true },
] as const;
