import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDeployment } from './deployment/check-deployment.ts';
import { filesIn } from './deployment/files.ts';
import { inRoot } from '@grove/tooling/paths';
import { checkPatterns } from './patterns/check-patterns.ts';
import { Problem } from '@grove/tooling/problem';
import { capture, endOnSignals, type Outcome } from '@grove/tooling/programs';
import { checkSectionReferences } from './section-references.ts';
import { seconds } from '@grove/tooling/steps';
import { workspaces } from '@grove/tooling/workspaces';

const lint = 'packages/config/src/lint';

/** What a gate looks at: all workspaces, or some. */
type Gate = (folders: readonly string[]) => Promise<Outcome>;

/** The gates that can look at a workspace alone, in the order in which they run. */
const gatesOfWorkspaces: Record<string, Gate> = {
  format: (folders) => capture('oxfmt', ['--check', ...(isAll(folders) ? [] : folders)]),
  types: checkTypes,
  lint: (folders) => {
    const flags = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'];
    return capture('oxlint', ['-c', `${lint}/oxlint.json`, ...flags, ...(isAll(folders) ? [] : folders)]);
  },
  boundaries: (folders) =>
    capture('depcruise', ['--config', `${lint}/dependency-cruiser.mjs`, '--output-type', 'err-long', ...folders]),
};

/** The quality gates by name, in the order in which they run. */
const gates: Record<string, Gate> = {
  ...gatesOfWorkspaces,
  'dead code': () => capture('knip', ['--config', `${lint}/knip.json`, '--no-progress', '--no-config-hints']),
  content: checkContent,
  references: checkReferences,
  patterns: checkRegularExpressions,
  deployment: checkFilesOfDeployment,
};

const isAll = (folders: readonly string[]): boolean => folders.length === workspaces().length;

/**
 * Runs the quality gates and prints each with its time; a gate that fails prints what its tool says.
 *
 * @param names gates to run, none means all; or folders of workspaces, which the gates then look at that can
 * @returns the exit code: 1 when any gate fails
 */
export async function check(names: string[]): Promise<number> {
  endOnSignals();
  const folders = names.filter((name) => workspaces().includes(name));
  const wanted = names.filter((name) => !folders.includes(name));
  const offered = folders.length > 0 ? gatesOfWorkspaces : gates;
  const unknown = wanted.find((name) => !(name in offered));
  if (unknown) throw new Problem(`There is no gate '${unknown}'. These exist: ${Object.keys(offered).join(', ')}.`);
  let failed = 0;
  for (const [name, gate] of Object.entries(offered)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    const { code, output } = await gate(folders.length > 0 ? folders : workspaces());
    console.log(`${code === 0 ? '✔' : '✘'} ${name} ${seconds(performance.now() - started)}`);
    if (code === 0) continue;
    console.log(output.trim());
    failed += 1;
  }
  return failed > 0 ? 1 : 0;
}

/** Type-checks workspaces, two at a time. */
async function checkTypes(folders: readonly string[]): Promise<Outcome> {
  const waiting = folders.filter((folder) => existsSync(inRoot(folder, 'tsconfig.json')));
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift())
      outcomes.push(await capture('tsc', ['-p', folder]));
  };
  await Promise.all([work(), work()]);
  const faults = outcomes.filter(({ code }) => code !== 0);
  return { code: faults.length > 0 ? 1 : 0, output: faults.map(({ output }) => output.trim()).join('\n') };
}

/** The content's own rules (reading levels, unreachable scenes …), which `packages/content` knows. */
async function checkContent(): Promise<Outcome> {
  const manifest = JSON.parse(readFileSync(inRoot('packages/content/package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  if (!manifest.scripts?.['content:check']) return { code: 0, output: '' };
  return capture('npm', ['run', '--silent', 'content:check', '-w', path.join('packages', 'content')]);
}

/** Compose file, image, manifests, workflows and proxy, each by its own schema and all of them together. */
async function checkFilesOfDeployment(): Promise<Outcome> {
  const faults = await checkDeployment(filesIn(inRoot()));
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
}

/** Regular expressions that meet text from outside: none may take time that grows faster than the text. */
async function checkRegularExpressions(): Promise<Outcome> {
  const faults = await checkPatterns();
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
}

/** References to sections of the specification, the experience guide and the architecture: each must lead to one. */
async function checkReferences(): Promise<Outcome> {
  const faults = await checkSectionReferences();
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
}
