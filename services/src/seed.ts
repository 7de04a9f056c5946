import { runCommand } from './command.ts';
import { describeContent, describeMigrations } from './describe-preparation.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readReplacement } from './replacement.ts';

/** Brings the database to the newest schema and the content of this build. Ends with 1 when the database has newer content, which then stays. */
await runCommand(async (config) => {
  const { migrations, content } = await prepareDatabase(config.DATABASE_URL, {
    replacement: readReplacement(process.argv.slice(2)),
  });
  if (migrations.length > 0) console.log(describeMigrations(migrations));
  if (content?.kept) process.exitCode = 1;
  console.log(describeContent(content));
});
