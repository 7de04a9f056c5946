import { openDatabase } from '@grove/tooling/database';
import { inGrove } from '@grove/tooling/paths';
import { requireFreePort, wantedPort } from '@grove/tooling/ports';
import { freePort } from '@grove/tooling/postgres';
import { prepareSite, startService, type Service } from '@grove/tooling/service';
import { step } from '@grove/tooling/steps';
import type { Run } from '@grove/tooling/until-stopped';
import { listen } from './listen.ts';
import { LiveReload } from './live-reload.ts';
import { proxyTo } from './proxy.ts';
import { planRebuild, siteFolders, type RebuildPlan } from './rebuild-plan.ts';
import { devStore, runBuild } from './run-build.ts';
import { watchSources, type SourceChanges } from './watch-sources.ts';

/** Serves the whole site as `npm start` does, and after every change builds what it needs and reloads open pages. */
export async function serveWholeSite(run: Run): Promise<never> {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = wantedPort(process.env['PORT']) || (await freePort());
  await requireFreePort(port, host, 'npm run dev');
  const changes = watchSources(siteFolders);
  run.atEnd(async () => changes.stop());
  await buildAll(changes);
  const databaseUrl = await openDatabase(run);
  const prepare = () => prepareSite({ databaseUrl, store: devStore });
  await step('prepare', prepare);
  run.stopping.throwIfAborted();
  const service = restartable(
    {
      port: await freePort(),
      host: '127.0.0.1',
      databaseUrl,
      store: devStore,
      log: inGrove('dev-service.log'),
      env: { GROVE_FOLLOW_BUILD: '1' },
    },
    prepare,
  );
  run.atEnd(service.stop);
  await step('serve', service.untilReady);

  const live = new LiveReload();
  const pass = proxyTo(service.url, live);
  await listen(
    run,
    port,
    host,
    (request, response) => void (live.handle(request, response) || pass(request, response)),
  );
  console.log(`\nGrove is ready: http://localhost:${port}\nIt follows your changes. Ctrl-C stops it.`);
  for await (const files of changes) {
    const plan = planRebuild(files);
    if (plan) await follow(plan, { changes, service, live });
  }
  throw new Error('Nothing is watched any more');
}

/** The first build; one that a change has overtaken begins again. */
async function buildAll(changes: SourceChanges): Promise<void> {
  for (;;) {
    changes.forget();
    try {
      return await runBuild(['pictures', 'videos', 'service', 'site']);
    } catch (fault) {
      if (!changes.waiting()) throw fault;
    }
  }
}

interface Running {
  changes: SourceChanges;
  service: Restartable;
  live: LiveReload;
}

/** Does what a plan says. A fault is told in the terminal and in open pages, unless the next change, and with it the next try, is there. */
async function follow({ parts, restart }: RebuildPlan, { changes, service, live }: Running): Promise<void> {
  try {
    if (parts.length > 0) await runBuild(parts);
    if (restart) await step('start the service again', service.restart);
    live.renew();
  } catch (fault) {
    if (changes.waiting()) return;
    const { message } = fault as Error;
    console.error(message);
    live.fail(message);
  }
}

interface Restartable extends Pick<Service, 'url' | 'stop' | 'untilReady'> {
  restart(): Promise<void>;
}

/** The service at one address, which can end and begin again, after the step that comes before every start. */
function restartable(options: Parameters<typeof startService>[0], prepare: () => Promise<unknown>): Restartable {
  let service = startService(options);
  const restart = async (): Promise<void> => {
    await prepare();
    await service.stop();
    service = startService(options);
    await service.untilReady();
  };
  return { url: service.url, stop: () => service.stop(), untilReady: () => service.untilReady(), restart };
}
