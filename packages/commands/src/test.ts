import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { countJest, judge, sum, type Counts, type JestReport } from './counts.ts';
import { ensureBuilt } from './ensure-built.ts';
import { inGrove, inRoot } from '@grove/tooling/paths';
import { endOnSignals, show } from '@grove/tooling/programs';
import { runPlaywright } from './run-playwright.ts';
import { step } from '@grove/tooling/steps';
import { hasWork, jestFiles, requireMatches, siteFiles } from './test-files.ts';

const jestReport = inGrove('test', 'jest.json');

/**
 * Runs the tests of the project; the last line says `N passed, M failed`.
 *
 * @param args `--jest` or `--e2e` for one of the two runners, and words that the paths of the tests must contain
 * @returns the exit code: 1 when a test failed or a runner crashed
 */
export async function test(args: string[]): Promise<number> {
  endOnSignals();
  mkdirSync(inGrove('test'), { recursive: true });
  const filters = args.filter((word) => !word.startsWith('--'));
  // .ci/run says here whether the quality gates failed, so that one last line tells all.
  const counts: Counts[] = [{ passed: 0, failed: Number(process.env['FAILED_BEFORE'] ?? 0) }];
  try {
    const jest = args.includes('--e2e') ? [] : jestFiles();
    const site = args.includes('--jest') ? [] : siteFiles();
    requireMatches([...jest, ...site], filters);
    if (hasWork(jest, filters)) counts.push(await runJest(filters));
    if (hasWork(site, filters)) counts.push(await runSiteTests(filters));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    counts.push({ passed: 0, failed: 1 });
  }
  const { passed, failed } = sum(counts);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runJest(filters: string[]): Promise<Counts> {
  rmSync(jestReport, { force: true });
  const flags = [
    '--config',
    inRoot('packages/tooling/src/jest/jest.config.ts'),
    '--json',
    `--outputFile=${jestReport}`,
  ];
  const node = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inRoot('node_modules/jest/bin/jest.js'),
  ];
  const code = await show(process.execPath, [...node, ...flags, ...filters]);
  const report = existsSync(jestReport) ? (JSON.parse(readFileSync(jestReport, 'utf8')) as JestReport) : undefined;
  return judge(report && countJest(report), code);
}

async function runSiteTests(filters: string[]): Promise<Counts> {
  await step('build', ensureBuilt);
  return runPlaywright({ config: 'playwright.config.ts', report: inGrove('test', 'playwright.json'), filters });
}
