import { Migration } from '@mikro-orm/migrations';

/** What the interactive element of an enhanced lesson gives. The seed that follows every migration puts in the true numbers. */
export class ActivitiesMigration extends Migration {
  override name = '2026-04-activities';

  override up(): void {
    this.addSql(
      'alter table enhanced_lesson add column activity_xp integer not null default 25 check (activity_xp > 0)',
    );
    this.addSql('alter table enhanced_lesson alter column activity_xp drop default');
  }

  override down(): void {
    this.addSql('alter table enhanced_lesson drop column activity_xp');
  }
}
