import { Migration } from '@mikro-orm/migrations';

/** An adventure's badge and its recap, and the foreground of a scene's picture. The seed that follows every migration puts in the true words. */
export class StoriesMigration extends Migration {
  override name = '2026-05-stories';

  override up(): void {
    this.addSql(
      "alter table adventure add column badge text not null default '', add column recap jsonb not null default '[]'",
    );
    this.addSql('alter table adventure alter column badge drop default, alter column recap drop default');
    this.addSql('alter table scene add column foreground_url text');
  }

  override down(): void {
    this.addSql('alter table scene drop column foreground_url');
    this.addSql('alter table adventure drop column badge, drop column recap');
  }
}
