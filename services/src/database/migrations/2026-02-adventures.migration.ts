import { Migration } from '@mikro-orm/migrations';

/** Story adventures and their scenes. */
export class AdventuresMigration extends Migration {
  override name = '2026-02-adventures';

  override up(): void {
    this.addSql(`create table adventure (
      id integer primary key, title text not null, description text not null, age_band text not null, subject text not null, learning_objective text not null)`);
    this.addSql(`create table scene (
      id integer primary key, adventure_id integer not null references adventure (id), position integer not null check (position > 0),
      title text not null, text text not null, image_url text, image_prompt text, audio_url text, choices jsonb not null,
      unique (adventure_id, position) deferrable initially deferred)`);
  }

  override down(): void {
    this.addSql('drop table scene');
    this.addSql('drop table adventure');
  }
}
