import { canReadContent, readableContent } from '@grove/contracts';
import { migrations } from './migrations/list.ts';

/** What reads the state of a schema: one statement with `?` for its values. */
export type RunSql = (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** The database is there, and this build of the service cannot work with what is in it. The message says in sentences what to do; waiting does not help. */
export class DatabaseNotPreparedError extends Error {
  override readonly name = 'DatabaseNotPreparedError';
}

/** How every sentence about an unprepared database ends. */
export const prepareAdvice =
  'Prepare it with `node services/dist/prepare.js` of this build, which `npm start`, the `prepare` service of docker-compose.yml and the job grove-prepare do before the service starts; the service itself changes nothing.';

const names = migrations.map(({ name }): string => name);

/** Puts down for older builds which of the migrations they can live with. To be run in the transaction that migrates. */
export async function recordSchema(run: RunSql): Promise<void> {
  const rows = JSON.stringify(migrations.map(({ name, additive }) => ({ name, additive })));
  await run(
    'insert into schema_migration (name, additive) select name, additive from jsonb_to_recordset(?::jsonb) as row (name text, additive boolean) on conflict (name) do nothing',
    [rows],
  );
}

/**
 * Makes sure that this build knows its way about the schema: every migration of its own is there, and those that it does not know are declared additive,
 * so that an old copy can start again in the middle of a roll-out. Only reads. @throws DatabaseNotPreparedError
 */
export async function verifySchema(run: RunSql): Promise<void> {
  const executed = await executedMigrations(run);
  const missing = names.filter((name) => !executed.includes(name));
  if (missing.length > 0)
    throw new DatabaseNotPreparedError(
      `The schema of the database is older than this build of Grove: it lacks ${missing.join(', ')}. ${prepareAdvice}`,
    );
  const unknown = executed.filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  const additive = await run('select name from schema_migration where additive');
  const breaking = unknown.filter((name) => !additive.some((row) => row['name'] === name));
  if (breaking.length === 0) return;
  throw new DatabaseNotPreparedError(
    `The schema of the database is newer than this build of Grove, which cannot work with it: ${breaking.join(', ')} came later and changed what it relies on. Start the build that brought the change, or a newer one.`,
  );
}

/** Makes sure that there is content, and that this build can read what is served. Only reads. @throws DatabaseNotPreparedError */
export async function verifyContent(run: RunSql): Promise<void> {
  const [row] = await run('select exists (select from content_release) as is_there');
  if (row?.['is_there'] !== true)
    throw new DatabaseNotPreparedError(
      `The database has no content yet: no lessons, no stories, no teachers. ${prepareAdvice}`,
    );
  const served = await run(
    `select body -> 'content' ->> 'schema' as schema from release_set join release_pointers on id = active_set where body ? 'content'`,
  );
  const { min, max } = readableContent;
  const foreign = served.find(({ schema }) => !canReadContent(readableContent, Number(schema)));
  if (!foreign) return;
  throw new DatabaseNotPreparedError(
    `The content that is served has the form ${Number(foreign['schema'])}, and this build of Grove reads ${min} to ${max}. Start a build that reads it, or roll the content back.`,
  );
}

async function executedMigrations(run: RunSql): Promise<string[]> {
  const [found] = await run(`select to_regclass('mikro_orm_migrations') is not null as is_there`);
  if (found?.['is_there'] !== true) return [];
  return (await run('select name from mikro_orm_migrations order by id')).map(({ name }) => String(name));
}
