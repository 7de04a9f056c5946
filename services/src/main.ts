import { Logger } from '@nestjs/common';
import { createApp } from './app.ts';
import { runCommand } from './command.ts';
import { createLogger, NestLogger } from './common/index.ts';
import { bringBuild } from './delivery/index.ts';
import { startDatabase } from './start-database.ts';

/** Open requests have this long to end after SIGTERM or SIGINT, in milliseconds. */
const shutdownTimeoutMs = 4_000;

await runCommand(async (config) => {
  const logger = createLogger(config.LOG_LEVEL);
  // Also for what is said before there is an application.
  Logger.overrideLogger(new NestLogger(logger));
  // With a bucket the folder is this copy's own, and is filled from what the image brings along; a folder that copies share is left to the step before.
  if (config.GROVE_BUILD && config.GROVE_S3_BUCKET) await bringBuild(config.GROVE_BUILD, config.GROVE_STORE);
  await startDatabase(config);
  const app = await createApp(config, logger);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
    void app.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen(config.PORT, config.HOST);
  new Logger('Service').log(`Listening at ${await app.getUrl()}`);
});
