import { runCommand } from './command.ts';
import { describeMigrations } from './describe-preparation.ts';
import { migrateDatabase } from './prepare-database.ts';

/** Brings the database to the newest schema. */
await runCommand(async (config) => {
  const { migrations } = await migrateDatabase(config.DATABASE_URL);
  console.log(describeMigrations(migrations));
});
