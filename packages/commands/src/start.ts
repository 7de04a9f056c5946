import { pregenerateSpeech } from './build/voices.ts';
import { isOwnDatabase, openDatabase } from '@grove/tooling/database';
import { ensureBuilt } from './ensure-built.ts';
import { inGrove } from '@grove/tooling/paths';
import { requireFreePort, wantedPort } from '@grove/tooling/ports';
import { freePort } from '@grove/tooling/postgres';
import { Problem } from '@grove/tooling/problem';
import { prepareSite, startService } from '@grove/tooling/service';
import { step } from '@grove/tooling/steps';
import { untilStopped, type Run } from '@grove/tooling/until-stopped';

/** Builds what changed, brings up database and service, and serves the site until somebody stops it; meanwhile speech is pre-generated. */
export function start(): Promise<number> {
  return untilStopped(serve);
}

/** @returns never; throws when a step fails or when the service ends by itself */
async function serve(run: Run): Promise<never> {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = wantedPort(process.env['PORT']) || (await freePort());
  await requireFreePort(port, host);
  await step('build', ensureBuilt);
  const databaseUrl = await openDatabase(run);
  const store = inGrove('store');
  const done = await step('prepare', () => prepareSite({ databaseUrl, store }));
  if (!isOwnDatabase()) console.log(done);
  run.stopping.throwIfAborted();
  const service = startService({ port, host, databaseUrl, store, log: inGrove('service.log') });
  run.atEnd(service.stop);
  await step('serve', service.untilReady);
  console.log(`\nGrove is ready: http://localhost:${port}\nCtrl-C stops it.`);
  pregenerateSpeech().catch((fault: Error) => {
    if (!run.stopping.aborted) console.error(fault.message);
  });
  await service.ended;
  throw new Problem(`The service ended by itself:\n${service.lastWords()}`);
}
