import { Migration } from '@mikro-orm/migrations';

/** The ledger of XP with its totals, and secrets that all copies of the service share. A learner is a random id and nothing more. */
export class ProgressMigration extends Migration {
  override name = '2026-03-progress';

  override up(): void {
    this.addSql(`create table xp_award (
      learner uuid not null, source_kind text not null, source_id text not null, subject text not null,
      xp integer not null check (xp >= 0), awarded_at timestamptz not null, primary key (learner, source_kind, source_id))`);
    this.addSql(`create table xp_total (
      learner uuid not null, subject text not null, total integer not null check (total >= 0), primary key (learner, subject))`);
    this.addSql('create table service_secret (name text primary key, value text not null)');
  }

  override down(): void {
    for (const table of ['service_secret', 'xp_total', 'xp_award']) this.addSql(`drop table ${table}`);
  }
}
