import { Migration } from '@mikro-orm/migrations';

/**
 * Which content the database has had, what it knew of rows before they were changed or removed, and which migrations an older build of the service
 * can live with.
 */
export class ContentVersionsMigration extends Migration {
  override name = '2026-09-content-versions';

  override up(): void {
    this.addSql(`create table content_version (
      revision integer generated always as identity primary key, digest text not null, changed_at timestamptz not null, brought_at timestamptz not null default now(),
      author text not null check (length(author) between 1 and 200), reason text not null check (length(reason) between 1 and 200))`);
    this.addSql(
      'create table former_content (table_name text not null, id text not null, body jsonb not null, until timestamptz not null default now(), primary key (table_name, id))',
    );
    this.addSql('create table schema_migration (name text primary key, additive boolean not null)');
  }

  override down(): void {
    for (const table of ['schema_migration', 'former_content', 'content_version']) this.addSql(`drop table ${table}`);
  }
}
