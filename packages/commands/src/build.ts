import { spawnSync } from 'node:child_process';
import { storeRoot } from '@grove/config/rspack';
import { buildBundles } from './build/bundles.ts';
import { activateLocalSet } from './build/release-set.ts';
import { inRoot } from './paths.ts';
import { Problem } from './problem.mjs';
import { step } from './steps.ts';

function runScript(name: string, file: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot(file)], { cwd: inRoot(), encoding: 'utf8' });
  if (status !== 0) throw new Problem(`The build of ${name} failed:\n${stdout}${stderr}`);
}

/** Builds what changed since the last build: pictures, service, shell, areas, and the release set with its first views. */
export async function build(): Promise<void> {
  await step('pictures', async () => runScript('the pictures', 'packages/art/scripts/build.ts'));
  await step('service', async () => runScript('the service', 'services/build.ts'));
  await step('shell and areas', async () => {
    const built = await buildBundles(storeRoot);
    if (built.length > 0) console.log(`  built ${built.join(', ')}`);
  });
  await step('release set and first views', () => activateLocalSet(storeRoot, new Date()));
}
