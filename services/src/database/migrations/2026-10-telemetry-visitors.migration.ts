import { Migration } from '@mikro-orm/migrations';

/**
 * What keeps one visitor from deciding about a canary: nonces that were used up, and, only while a canary runs, counts by visitor. A visitor is a keyed hash of a network, made
 * with another key for each canary and deleted with it. Unlogged: after a crash of the database a canary is judged again.
 */
export class TelemetryVisitorsMigration extends Migration {
  override name = '2026-10-telemetry-visitors';

  override up(): void {
    this.addSql('alter table telemetry alter column count type bigint');
    this.addSql('create unlogged table telemetry_nonce (id text primary key, expires_at timestamptz not null)');
    this.addSql(`create unlogged table telemetry_visitor (
      hour timestamptz not null, visitor text not null, area text not null, version text not null, measure text not null, bucket smallint not null,
      count bigint not null check (count > 0), primary key (hour, visitor, area, version, measure, bucket))`);
  }

  override down(): void {
    this.addSql('drop table telemetry_visitor');
    this.addSql('drop table telemetry_nonce');
    this.addSql('alter table telemetry alter column count type integer');
  }
}
