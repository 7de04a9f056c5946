import { Migration } from '@mikro-orm/migrations';

/** How often a measure fell into a bucket, per minute and build. Nothing here can be traced to a learner, page load or address. */
export class TelemetryMigration extends Migration {
  override name = '2026-07-telemetry';

  override up(): void {
    this.addSql(`create table telemetry (
      minute timestamptz not null, area text not null, version text not null, measure text not null, bucket smallint not null,
      count integer not null check (count > 0), primary key (minute, area, version, measure, bucket))`);
  }

  override down(): void {
    this.addSql('drop table telemetry');
  }
}
