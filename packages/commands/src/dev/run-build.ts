import type { BuildPart } from '../build.ts';
import { withLock } from '@grove/tooling/lock';
import { inGrove, inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { capture } from '@grove/tooling/programs';

/** Where the builds of this command go: they come without compressed copies, so no other command may take them for its own. */
export const devStore = inGrove('dev-store');

/** Builds parts in a process of its own, because this one keeps the sources that it has once loaded. Throws a Problem that says what the build says. */
export async function runBuild(parts: readonly BuildPart[]): Promise<void> {
  const main = inRoot('packages/commands/src/main.ts');
  const args = ['--disable-warning=ExperimentalWarning', main, 'build', ...parts, '--uncompressed'];
  const { code, output } = await withLock(inGrove('build.lock'), 'building', () =>
    capture(process.execPath, args, { GROVE_STORE: devStore }),
  );
  if (code !== 0) throw new Problem(output.trim());
  console.log(output.trimEnd());
}
