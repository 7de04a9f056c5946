import { runCommand } from './command.ts';
import { takeUpBuild } from './delivery/index.ts';
import { describeBuild, describeContent, describeMigrations } from './describe-preparation.ts';
import { prepareDatabase } from './prepare-database.ts';

/**
 * Everything that must be done once before copies of this build of the service start: schema, secrets, content on record, and the site that was built with it. What is newer than this
 * build stays as it is, and that is no failure: so a service can be rolled back.
 */
await runCommand(async (config) => {
  const { migrations, isNewContent } = await prepareDatabase(config.DATABASE_URL);
  const sentences = [
    describeMigrations(migrations),
    describeContent(isNewContent),
    describeBuild(await takeUpBuild(config)),
  ];
  console.log(sentences.filter((sentence) => sentence !== '').join('\n'));
});
