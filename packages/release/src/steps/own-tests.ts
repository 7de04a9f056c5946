import { inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { capture } from '@grove/tooling/programs';
import type { AreaName } from '@grove/contracts';

const LAST_LINES = 40;

/** Runs the tests that lie in the area's folder. Throws a Problem with the names of those that fail and their last words. */
export async function runOwnTests(name: AreaName): Promise<void> {
  const node = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules/jest/bin/jest.js'),
  ];
  const { code, output } = await capture(process.execPath, [
    ...node,
    '--config',
    inRoot('packages/tooling/src/jest/jest.config.ts'),
    '--selectProjects',
    'web',
    '--',
    `${inRoot(name)}/`,
  ]);
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const failed = [...new Set(lines.filter((line) => line.trimStart().startsWith('● ')))];
  const words = [...failed, '', ...lines.slice(-LAST_LINES)].join('\n');
  throw new Problem(
    `${words}\n\nThe own tests of ${name} fail, so nothing was released: mend what they say (npm test -- --jest ${name}/).`,
  );
}
