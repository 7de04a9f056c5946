import { existsSync } from 'node:fs';
import { buildBundles, type Bundle } from '@grove/tooling/bundles';
import { inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { capture } from '@grove/tooling/programs';
import type { AreaName } from '@grove/contracts';
import { workshop } from '../platform.ts';

/** Builds the area into the workshop, where that has not been done, and nothing else. Its version says what came of it. */
export async function buildArea(name: AreaName): Promise<Bundle> {
  // Pictures are made from code; a fresh clone has none yet.
  if (!existsSync(inRoot('packages/art/dist'))) await runBuild('packages/art/scripts/build.ts');
  const { bundles } = await buildBundles(workshop, { compressed: true, names: [name] });
  return bundles[0]!;
}

/** Compiles the service that tries a set out, where that has not been done. */
export async function ensureService(): Promise<void> {
  if (!['main.js', 'prepare.js'].every((file) => existsSync(inRoot('services/dist', file))))
    await runBuild('services/build.ts');
}

async function runBuild(file: string): Promise<void> {
  const { code, output } = await capture(process.execPath, [inRoot(file)]);
  if (code !== 0) throw new Problem(`${file} failed:\n${output.trim()}`);
}
