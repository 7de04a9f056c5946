import { Migration } from '@mikro-orm/migrations';

/** Levels, teachers, subjects, curriculum, lessons and videos. Orders within a list are checked at commit, so that a seed may swap two. */
export class ContentMigration extends Migration {
  override name = '2026-01-content';

  override up(): void {
    this.addSql(`create table learning_level (
      id integer primary key, name text not null, age_range text not null, description text not null, icon text not null, color text not null)`);
    this.addSql(`create table ai_teacher (
      id integer primary key, name text not null, title text not null, greeting text not null, voice_id text,
      level_id integer not null references learning_level (id), avatar text, personality text)`);
    this.addSql(`create table subject (
      id integer primary key, name text not null, slug text not null unique deferrable initially deferred, icon text not null, description text not null,
      teacher_id integer references ai_teacher (id), background_image text not null, color text not null)`);
    this.addSql(`create table curriculum_item (
      id integer primary key, subject_id integer not null references subject (id), grade text not null, topic text not null,
      description text not null, learning_objectives jsonb not null)`);
    this.addSql(`create table lesson (
      id text primary key, grade text not null, subject_id integer not null references subject (id), position integer not null check (position > 0),
      title text not null, description text not null, duration integer not null check (duration > 0), xp_reward integer not null check (xp_reward >= 0),
      difficulty text not null, type text not null, learning_objectives jsonb not null, steps jsonb not null,
      unique (grade, subject_id, position) deferrable initially deferred)`);
    this.addSql(`create table local_teacher (
      id text primary key, name text not null, title text not null, greeting text not null, voice_id text, background_image text not null)`);
    this.addSql(`create table enhanced_lesson (
      id text primary key, grade text not null, subject_id integer not null references subject (id), subject_name text not null,
      teacher_id text not null references local_teacher (id), theme text not null, title text not null, description text not null,
      duration integer not null check (duration > 0), xp_reward integer not null check (xp_reward >= 0),
      difficulty text not null, type text not null, learning_objectives jsonb not null, steps jsonb not null)`);
    this.addSql(`create table video_asset (
      id integer primary key, subject text not null, grade_level text not null, type text not null, title text not null, description text,
      poster text not null, src text not null, tags jsonb not null, has_custom_audio boolean not null, audio_url text)`);
  }

  override down(): void {
    for (const table of [
      'video_asset',
      'enhanced_lesson',
      'local_teacher',
      'lesson',
      'curriculum_item',
      'subject',
      'ai_teacher',
      'learning_level',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
