import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '@grove/tooling/browser';
import { countPlaywright, judge, type Counts, type PlaywrightReport } from './counts.ts';
import { inRoot } from '@grove/tooling/paths';
import { show } from '@grove/tooling/programs';
import { step } from '@grove/tooling/steps';

/** A run of tests in a browser. */
export interface BrowserRun {
  /** The run's configuration, below `packages/e2e/src`. */
  readonly config: string;
  /** The file that the report goes to. */
  readonly report: string;
  /** Words that the paths of the tests must contain. */
  readonly filters: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs tests in a browser, which is installed where there is none; they tell their results in the terminal. */
export async function runPlaywright({ config, report, filters, env }: BrowserRun): Promise<Counts> {
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  const browser = await step('browser', () => ensureBrowser());
  const args = ['test', '--config', inRoot('packages/e2e/src', config), ...filters];
  const code = await show('playwright', args, { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const told = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport) : undefined;
  return judge(told && countPlaywright(told), code);
}
