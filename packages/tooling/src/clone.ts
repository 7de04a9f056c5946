import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, root as repository } from './paths.ts';
import { workspaces } from './workspaces.ts';

/** Left out of a clone: what is made, and what no release needs. What was made of the service and of the pictures is copied. */
const isCloned = (file: string): boolean => {
  const inside = path.relative(repository, file);
  if (/^(services|packages\/art)\/dist(\/|$)/.test(inside)) return true;
  return !/(^|\/)(node_modules|dist|\.git|\.grove|tsconfig\.tsbuildinfo)$|^docs$|^packages\/studio\/media$/.test(
    inside,
  );
};

/** How a command ended. */
export interface Ended {
  /** null when it was killed. */
  readonly code: number | null;
  readonly output: string;
}

/** A clone of the working tree, in which sources may be changed, for tests and measurements of what a team does. */
export interface Clone {
  readonly root: string;
  /** Changes words in a source file for as long as `work` takes. */
  withEdit<Result>(file: string, from: string, to: string, work: () => Promise<Result>): Promise<Result>;
  /** Runs a command of the root. With `killAt` it is killed, with all that it started, as soon as it has printed that. */
  run(args: readonly string[], options?: { killAt?: string; env?: NodeJS.ProcessEnv }): Promise<Ended>;
  remove(): Promise<void>;
}

/** Clones the working tree; its commands run with `settings` in their environment. Packages are linked, but for the workspaces, which are the clone's own. */
export async function createClone(settings: NodeJS.ProcessEnv): Promise<Clone> {
  const root = await mkdtemp(path.join(tmpdir(), 'grove-clone-'));
  await cp(repository, root, { recursive: true, filter: isCloned, verbatimSymlinks: true });
  await linkPackages(root);

  const withEdit: Clone['withEdit'] = async (file, from, to, work) => {
    const place = path.join(root, file);
    const before = await readFile(place, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} has no '${from}' to change`);
    await writeFile(place, before.replace(from, to));
    try {
      return await work();
    } finally {
      await writeFile(place, before);
    }
  };
  const run: Clone['run'] = (args, { killAt, env } = {}) =>
    runCommand(root, { ...process.env, ...settings, ...env }, args, killAt);
  return { root, withEdit, run, remove: () => rm(root, { recursive: true, force: true }) };
}

async function linkPackages(root: string): Promise<void> {
  const [installed, linked] = [inRoot('node_modules'), path.join(root, 'node_modules')];
  await mkdir(path.join(linked, '@grove'), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== '@grove') await symlink(path.join(installed, name), path.join(linked, name));
  for (const name of await readdir(path.join(installed, '@grove')))
    await symlink(await readlink(path.join(installed, '@grove', name)), path.join(linked, '@grove', name));
  // Workspaces that need another version than the project's have it in a folder of their own.
  for (const workspace of workspaces()) {
    const own = inRoot(workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(root, workspace, 'node_modules'));
  }
}

function runCommand(
  root: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  killAt: string | undefined,
): Promise<Ended> {
  // Not by way of run.mjs, which would install packages into the links; and a process group of its own, so that what it started is killed with it.
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'packages/commands/src/main.ts', ...args],
    { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (killAt && output.includes(killAt) && child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
    });
  }
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, output }));
  return promise;
}
