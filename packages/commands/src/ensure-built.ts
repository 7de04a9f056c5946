import { lastBuildFile } from '@grove/releases';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inGrove, inRoot } from '@grove/tooling/paths';
import { withLock } from '@grove/tooling/lock';
import { hashOfSources } from './stamp.ts';
import { workspaces } from '@grove/tooling/workspaces';

const RESULTS = [inGrove('store', lastBuildFile), inRoot('services/dist/main.js')];

/** Builds the site unless the last build was made from the same sources. The spoken lines are left out: the service does without them. */
export async function ensureBuilt(): Promise<void> {
  await withLock(inGrove('build.lock'), 'building', async () => {
    const stamp = inGrove('build.stamp');
    const made = `${process.version} ${hashOfSources(workspaces().map((folder) => inRoot(folder)))}`;
    if (RESULTS.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
    const { build } = await import('./build.ts');
    await build(['pictures', 'videos', 'service', 'site']);
    mkdirSync(inGrove(), { recursive: true });
    writeFileSync(stamp, made);
  });
}
