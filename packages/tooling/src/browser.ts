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

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** It has no windows, and is forgiving where a whole browser is not: taken only where nothing else is. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const ADVICE = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.';

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  runs: (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
};

/**
 * Finds an installed browser: the one that CHROMIUM_PATH names, else the first whole Chromium or Chrome that starts, which
 * is what learners have, else a headless shell.
 */
export function findBrowser(machine: Machine, downloaded?: string): string | undefined {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (machine.exists(named)) return named;
    throw new Problem(`CHROMIUM_PATH names ${named}, which does not exist. ${ADVICE}`);
  }
  const folders = (machine.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const inPath = (name: string): string[] => folders.map((folder) => path.join(folder, name));
  const candidates = [
    ...PROGRAMS.flatMap(inPath),
    ...ELSEWHERE,
    ...(downloaded ? [downloaded] : []),
    ...inPath(HEADLESS_SHELL),
  ];
  return candidates.find((file) => machine.exists(file) && machine.runs(file));
}

/** Makes sure that there is a browser, for tests, releases, measurements and films alike, and installs a whole Chromium where there is none. @returns its path */
export async function ensureBrowser(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const find = () => findBrowser(thisMachine, chromium.executablePath());
  const found = find();
  if (found) return found;
  console.log('… no Chromium or Chrome here: downloading one');
  await capture('playwright', ['install', '--no-shell', 'chromium']);
  const downloaded = find();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('… the download does not run here: installing the package chromium');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  const packaged = find();
  if (packaged) return packaged;
  throw new Problem(`There is no browser here, and none could be installed. ${ADVICE}`);
}
