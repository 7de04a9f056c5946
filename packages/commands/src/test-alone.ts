import { rspack } from '@rspack/core';
import { defineStandalone } from '@grove/config/rspack';
import type { AreaName } from '@grove/contracts';
import { areaNamed } from './area-named.ts';
import type { Counts } from './counts.ts';
import { serveAreaFiles } from './dev/area-files.ts';
import { listen } from './dev/listen.ts';
import { runBuild } from './dev/run-build.ts';
import { inGrove } from '@grove/tooling/paths';
import { freePort } from '@grove/tooling/postgres';
import { Problem } from '@grove/tooling/problem';
import { runPlaywright } from './run-playwright.ts';
import { step } from '@grove/tooling/steps';
import { requireMatches, testFiles } from './test-files.ts';
import { untilStopped, type Run } from '@grove/tooling/until-stopped';

const HOST = '127.0.0.1';

/**
 * Builds one area alone and runs its own tests in a browser against that, without shell, service and database; the last
 * line says `N passed, M failed`.
 *
 * @param args the name of an area, and words that the paths of the tests must contain
 * @returns the exit code: 1 when a test failed or could not be run
 */
export async function testAlone([name, ...filters]: string[]): Promise<number> {
  const area = areaNamed(name);
  return untilStopped(async (run) => {
    const { passed, failed } = await testArea(run, area, filters).catch((fault: unknown): Counts => {
      console.error(fault instanceof Error ? fault.message : fault);
      return { passed: 0, failed: 1 };
    });
    console.log(`${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  });
}

async function testArea(run: Run, name: AreaName, filters: readonly string[]): Promise<Counts> {
  requireMatches(testFiles([`${name}/alone`], '.spec.ts'), filters);
  await runBuild(['pictures']);
  await step(`build ${name}`, () => buildAlone(name));
  const port = await freePort();
  await listen(run, port, HOST, serveAreaFiles(name));
  return runPlaywright({
    config: 'alone.config.ts',
    report: inGrove('test', `${name}.json`),
    filters,
    env: { GROVE_AREA: name, GROVE_URL: `http://${HOST}:${port}` },
  });
}

/** Builds an area alone, once. Throws a Problem that says what the bundler says. */
async function buildAlone(name: AreaName): Promise<void> {
  const { promise: built, resolve, reject } = Promise.withResolvers<void>();
  const compiler = rspack(defineStandalone({ name }));
  compiler.run((error, stats) => {
    if (error || !stats) reject(error ?? new Error('rspack gave no result'));
    else if (stats.hasErrors()) reject(new Problem(stats.toString({ all: false, errors: true, colors: false })));
    else resolve();
  });
  await built;
  await new Promise((closed) => compiler.close(closed));
}
