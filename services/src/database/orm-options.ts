import { defineConfig, type EntitySchema, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { migrations } from './migrations/list.ts';

/** How MikroORM reaches the database. Nothing relies on a global context: every use forks its own entity manager. */
export function ormOptions(databaseUrl: string, entities: readonly EntitySchema[]): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    // What only migrates knows no entities.
    discovery: { warnWhenNoEntities: false },
    // The database exists: whoever starts us made it, and we may not have the right to.
    ensureDatabase: false,
    allowGlobalContext: false,
    pool: { min: 0, max: 10 },
    migrations: {
      migrationsList: migrations.map(({ name, class: migration }) => ({ name, class: migration })),
      snapshot: false,
      silent: true,
    },
  });
}
