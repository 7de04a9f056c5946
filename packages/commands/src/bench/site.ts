import { pregenerateSpeech } from '../build/voices.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { inGrove } from '@grove/tooling/paths';
import { ensureDatabase, freePort, startThrowAwayPostgres } from '@grove/tooling/postgres';
import { prepareSite, startService } from '@grove/tooling/service';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';

/** Brings up the site as `npm start` does, on a database of its own and a free port. @returns its address */
export const startSite = async (atEnd: AtEnd): Promise<string> => (await startSiteWithDatabase(atEnd)).url;

/** The same, for who looks into the database or at the process too; `env` adds to the service's environment. */
export async function startSiteWithDatabase(
  atEnd: AtEnd,
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; databaseUrl: string; pid: number }> {
  await step('build', ensureBuilt);
  await step('voices', pregenerateSpeech);
  return step('site', async () => {
    const postgres = await startThrowAwayPostgres();
    atEnd(() => postgres.stop());
    const databaseUrl = await ensureDatabase(postgres.url, 'grove');
    const store = inGrove('store');
    await prepareSite({ databaseUrl, store });
    const service = startService({
      port: await freePort(),
      host: '127.0.0.1',
      databaseUrl,
      store,
      log: inGrove('bench', 'service.log'),
      env,
    });
    atEnd(() => service.stop());
    await service.untilReady();
    return { url: service.url, databaseUrl, pid: service.pid! };
  });
}
