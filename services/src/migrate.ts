import { runCommand } from './command.ts';
import { migrateDatabase } from './prepare-database.ts';

await runCommand(async (config) => {
  const { migrations } = await migrateDatabase(config.DATABASE_URL);
  console.log(migrations.length > 0 ? `Migrated: ${migrations.join(', ')}.` : 'Nothing to migrate: the schema is up to date.');
});
