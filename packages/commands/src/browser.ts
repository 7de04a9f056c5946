import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { capture } from './programs.ts';

/** What the search for a browser asks of the machine. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  exists(file: string): boolean;
  /** True when the program starts: a downloaded browser may lack libraries, and a packaged one may be an empty shell. */
  runs(file: string): boolean;
}

/** The headless shell has no windows and takes a quarter less of the processor: good for tests, but not what people have. */
const LEAN_PROGRAM = 'chromium-headless-shell';
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
const ADVICE = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run npm test again.';

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  runs: (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
};

/** What a browser is for. */
export interface BrowserUse {
  /** A headless shell is taken before a whole browser. */
  readonly isLean?: boolean;
}

/** Finds an installed Chromium or Chrome: the one that CHROMIUM_PATH names, else the first that starts. */
export function findBrowser(machine: Machine, downloaded?: string, { isLean = false }: BrowserUse = {}): string | undefined {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (machine.exists(named)) return named;
    throw new Problem(`CHROMIUM_PATH names ${named}, which does not exist. ${ADVICE}`);
  }
  const folders = (machine.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const installed = [...(isLean ? [LEAN_PROGRAM] : []), ...PROGRAMS].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [...installed, ...ELSEWHERE, ...(downloaded ? [downloaded] : [])];
  return candidates.find((file) => machine.exists(file) && machine.runs(file));
}

/** Makes sure that there is a browser to test with, and installs one where there is none. @returns its path */
export async function ensureBrowser(use: BrowserUse = {}): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const find = () => findBrowser(thisMachine, chromium.executablePath(), use);
  const found = find();
  if (found) return found;
  console.log('… no Chromium or Chrome here: downloading one');
  await capture('playwright', ['install', 'chromium']);
  const downloaded = find();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('… the download does not run here: installing the package chromium');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  }
  const packaged = find();
  if (packaged) return packaged;
  throw new Problem(`There is no browser to test with, and none could be installed. ${ADVICE}`);
}
