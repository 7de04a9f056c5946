import { runCommand } from './command.ts';
import { prepareDatabase } from './prepare-database.ts';

await runCommand(async (config) => {
  const { seed } = await prepareDatabase(config.DATABASE_URL);
  const { added, updated, removed } = seed ?? { added: 0, updated: 0, removed: 0 };
  const changed = added + updated + removed > 0;
  console.log(changed ? `Seeded: ${added} rows added, ${updated} updated, ${removed} removed.` : 'Nothing to seed: the content is up to date.');
});
