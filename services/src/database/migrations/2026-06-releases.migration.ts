import { Migration } from '@mikro-orm/migrations';

/** Release sets, the one row of pointers that says what is served, and its history. `trail` are the sets that a roll back goes through, the last one first. */
export class ReleasesMigration extends Migration {
  override name = '2026-06-releases';

  override up(): void {
    this.addSql(
      'create table release_set (id text primary key, body jsonb not null, recorded_at timestamptz not null default now())',
    );
    this.addSql(`create table release_pointers (
      only_row boolean primary key default true check (only_row), revision integer not null, active_set text references release_set (id),
      canary_set text references release_set (id), canary_percent integer check (canary_percent between 1 and 99), canary_since timestamptz,
      trail text[] not null default '{}', check (num_nulls(canary_set, canary_percent, canary_since) in (0, 3)), check (canary_set <> active_set))`);
    this.addSql('insert into release_pointers (revision) values (0)');
    this.addSql(`create table release_history (
      revision integer primary key, at timestamptz not null default now(),
      kind text not null check (kind in ('promoted', 'canary', 'canary-ended', 'canary-halted', 'rolled-back')),
      set_id text not null references release_set (id), previous_set_id text references release_set (id), percent integer,
      author text not null check (length(author) between 1 and 200), reason text not null check (length(reason) between 1 and 200))`);
  }

  override down(): void {
    for (const table of ['release_history', 'release_pointers', 'release_set']) this.addSql(`drop table ${table}`);
  }
}
