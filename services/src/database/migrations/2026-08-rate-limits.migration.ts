import { Migration } from '@mikro-orm/migrations';

/** How much of what may be asked is used up, for all copies of the service. Unlogged: after a crash of the database everybody begins with a full measure. */
export class RateLimitsMigration extends Migration {
  override name = '2026-08-rate-limits';

  override up(): void {
    this.addSql('create unlogged table rate_limit (key text primary key, full_at timestamptz not null)');
  }

  override down(): void {
    this.addSql('drop table rate_limit');
  }
}
