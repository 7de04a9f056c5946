import { Migration } from '@mikro-orm/migrations';

/** What the lessons and stories of before were, now and formerly, as pieces: learners may have begun with them. `item` is a query of `id` and `body`. */
const carryOver = (kind: string, item: string): string =>
  `insert into content_item (digest, kind, id, body)
   select encode(sha256(convert_to(jsonb_build_array('${kind}', id, body)::text, 'UTF8')), 'hex'), '${kind}', id, body from (${item}) as item
   on conflict (digest) do nothing`;

const lessons = `
  select id, jsonb_build_object('id', id, 'grade', grade, 'subjectId', subject_id, 'position', position, 'title', title, 'description', description, 'duration', duration,
    'xpReward', xp_reward, 'difficulty', difficulty, 'type', type, 'learningObjectives', learning_objectives, 'steps', steps) as body from lesson
  union all select id, body from former_content where table_name = 'lesson'`;

const enhancedLessons = `
  select id, jsonb_build_object('id', id, 'grade', grade, 'subject', subject, 'xpReward', xp, 'content', jsonb_build_object('steps', steps),
    'interactiveElement', jsonb_build_object('xpReward', activity_xp)) as body
  from (
    select id, grade, subject_name as subject, xp_reward as xp, steps, activity_xp from enhanced_lesson
    union all
    select id, body ->> 'grade', body ->> 'subjectName', (body ->> 'xpReward')::integer, body -> 'steps', (body ->> 'activityXp')::integer
    from former_content where table_name = 'enhanced_lesson'
  ) as lesson`;

/** A story with every scene that it has and had. */
const stories = `
  select 'adventure-' || id as id, jsonb_build_object('id', id, 'title', title, 'subject', subject, 'badge', badge, 'scenes', coalesce(
    (select jsonb_agg(scene.body) from (
      select jsonb_build_object('id', id, 'order', position, 'title', title, 'text', text, 'choices', choices) as body, adventure_id from scene
      union all select body, (body ->> 'adventureId')::integer from former_content where table_name = 'scene'
    ) as scene where scene.adventure_id = adventure.id), '[]')) as body
  from (
    select id, title, subject, badge from adventure
    union all
    select (body ->> 'id')::integer, body ->> 'title', body ->> 'subject', body ->> 'badge' from former_content
    where table_name = 'adventure' and (body ->> 'id')::integer not in (select id from adventure)
  ) as adventure`;

/**
 * Content as releases: immutable sets of pieces. The tables that held it before keep their rows for builds that are rolled back to or still run, and nothing writes them any more; a
 * later migration drops them.
 */
export class ContentReleasesMigration extends Migration {
  override name = '2026-11-content-releases';

  override up(): void {
    this.addSql(
      `create table content_item (digest text primary key check (digest ~ '^[0-9a-f]{64}$'), kind text not null, id text not null, body jsonb not null)`,
    );
    this.addSql('create index content_item_by_id on content_item (kind, id)');
    this.addSql(`create table content_release (
      version text primary key check (version ~ '^[0-9a-f]{16}$'), schema integer not null, items text[] not null, recorded_at timestamptz not null default now(),
      author text not null check (length(author) between 1 and 200), reason text not null check (length(reason) between 1 and 200))`);
    this.addSql(`create table content_reader (
      id integer generated always as identity primary key, min integer not null, max integer not null, check (min <= max), prepared_at timestamptz not null default now())`);
    this.addSql(carryOver('lesson', lessons));
    this.addSql(carryOver('enhanced-lesson', enhancedLessons));
    this.addSql(carryOver('story', stories));
  }

  override down(): void {
    for (const table of ['content_reader', 'content_release', 'content_item']) this.addSql(`drop table ${table}`);
  }
}
