import { Logger } from '@nestjs/common';
import { createApp } from './app.ts';
import { runCommand } from './command.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Open requests have this long to end after SIGTERM or SIGINT, in milliseconds. */
const shutdownTimeoutMs = 4_000;

await runCommand(async (config) => {
  await prepareDatabase(config.DATABASE_URL);
  const app = await createApp(config);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
    void app.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen(config.PORT, config.HOST);
  new Logger('Service').log(`Listening at ${await app.getUrl()}`);
});
