import { rmSync } from 'node:fs';
import {
  defineOwnArea,
  defineStandalone,
  firstPageOf,
  ownAreaAddress,
  ownAreaFolder,
  standalonePort,
} from '@grove/config/rspack';
import type { AreaName } from '@grove/contracts';
import { requireFreePort, wantedPort } from '@grove/tooling/ports';
import { freePort } from '@grove/tooling/postgres';
import { step } from '@grove/tooling/steps';
import type { Run } from '@grove/tooling/until-stopped';
import { serveAreaFiles } from './area-files.ts';
import { serveOwnArea } from './area-own.ts';
import { listen } from './listen.ts';
import { LiveReload } from './live-reload.ts';
import { planRebuild } from './rebuild-plan.ts';
import { runBuild } from './run-build.ts';
import { watchBuild } from './watch-build.ts';
import { watchSources } from './watch-sources.ts';

const HOST = '127.0.0.1';

/**
 * Serves one area alone, without shell, service and database. Open pages take every change over and keep their state, or load themselves
 * again where that cannot be. Below `/area/` it also has the area's federated build, which a pin link shows inside the deployed site.
 */
export async function serveAreaAlone(run: Run, name: AreaName): Promise<never> {
  const port = wantedPort(process.env['PORT'], standalonePort(name)) || (await freePort());
  await requireFreePort(port, HOST, `npm run dev -w ${name}`);
  const origin = `http://localhost:${port}`;
  const changes = watchSources(['packages/art/src', 'packages/art/scripts', 'packages/content/source']);
  run.atEnd(async () => changes.stop());
  await runBuild(['pictures']);
  const live = new LiveReload();
  await step('build', () => buildOnChange(run, { name, origin, live }));
  const [servePage, serveOwn] = [
    serveAreaFiles(name, (html) => live.addScript(html)),
    serveOwnArea(ownAreaFolder(name)),
  ];
  await listen(
    run,
    port,
    HOST,
    (request, response) =>
      void (live.handle(request, response) || serveOwn(request, response) || servePage(request, response)),
  );
  console.log(
    `\n${name} is ready: ${origin}${await firstPageOf(name)}\nFor a pin link: ${origin}${ownAreaAddress}\nIt follows your changes. Ctrl-C stops it.`,
  );
  // Pictures are made, not bundled, and modules are made of content: when they are new on the disk, the bundler takes them up.
  for await (const files of changes)
    if (planRebuild(files))
      await runBuild(['pictures']).catch(({ message }: Error) => {
        console.error(message);
        live.fail(message);
      });
  throw new Error('Nothing is watched any more');
}

/**
 * Builds what is shown here, and what a pin link shows, now and on every change. The second follows a second later: open pages here
 * would else wait twice as long for a change.
 *
 * @returns when the first builds are over, well or not
 */
async function buildOnChange(
  run: Run,
  { name, origin, live }: { name: AreaName; origin: string; live: LiveReload },
): Promise<void> {
  rmSync(ownAreaFolder(name), { recursive: true, force: true });
  const failed = (text: string): void => {
    console.error(text);
    live.fail(text);
  };
  await Promise.all([
    watchBuild(run, defineStandalone({ name, refresh: true }), {
      quietMs: 50,
      built: (hash) => live.renew(hash),
      failed,
    }),
    watchBuild(run, await defineOwnArea({ name, origin }), {
      quietMs: 1_000,
      built: () => undefined,
      failed: console.error,
    }),
  ]);
}
