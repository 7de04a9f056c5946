import { ensureBuilt } from '../ensure-built.ts';
import { inGrove } from '../paths.ts';
import { ensureDatabase, freePort, startThrowAwayPostgres } from '../postgres.ts';
import { prepareDatabase, startService } from '../service.ts';
import { step } from '../steps.ts';
import type { AtEnd } from './clean-up.ts';

/** Brings up the site as `npm start` does, on a database of its own and a free port. @returns its address */
export async function startSite(atEnd: AtEnd): Promise<string> {
  await step('build', ensureBuilt);
  return step('site', async () => {
    const postgres = await startThrowAwayPostgres();
    atEnd(() => postgres.stop());
    const databaseUrl = await ensureDatabase(postgres.url, 'grove');
    await prepareDatabase(databaseUrl);
    const service = startService({ port: await freePort(), host: '127.0.0.1', databaseUrl, store: inGrove('store'), log: inGrove('bench', 'service.log') });
    atEnd(() => service.stop());
    await service.untilReady();
    return service.url;
  });
}
