import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '@grove/tooling/paths';
import { freePort } from '@grove/tooling/postgres';
import { Problem } from '@grove/tooling/problem';
import { capture } from '@grove/tooling/programs';
import { seconds, step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import type { Section } from './report.ts';
import { childEnvironment, stepTimes } from './start-output.ts';

const readyLine = 'Grove is ready';
const startWithinMs = 15 * 60_000;

interface Start {
  totalMs: number;
  /** Seconds of each step that the command printed. */
  steps: Map<string, number>;
}

/** Times of the first and the second `npm start` of a fresh clone of the last commit, with an empty home folder and npm cache. */
export async function measureStarts(atEnd: AtEnd): Promise<Section> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'grove-bench-'));
  // The embedded PostgreSQL runs as another user where the command runs as root, and must reach the clone as it would reach any.
  await chmod(folder, 0o755);
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  const [clone, home] = [path.join(folder, 'grove'), path.join(folder, 'home')];
  await mkdir(home);
  const cloned = await capture('git', ['clone', '--quiet', root, clone]);
  if (cloned.code !== 0)
    throw new Problem(`The project could not be cloned, so its start was not measured:\n${cloned.output.trim()}`);

  const env = childEnvironment(process.env, { HOME: home, PORT: String(await freePort()) });
  const first = await step('first npm start', () => timeStart(clone, env, atEnd));
  const second = await step('second npm start', () => timeStart(clone, env, atEnd));
  const names = [...new Set([...first.steps.keys(), ...second.steps.keys()])];
  return {
    title: 'Start',
    tables: [
      {
        title: 'From `npm start` to "Grove is ready"',
        head: ['', 'first', 'second'],
        rows: [
          ...names.map((name) => [name, cell(first, name), cell(second, name)]),
          ['in all', seconds(first.totalMs), seconds(second.totalMs)],
        ],
      },
    ],
    goals: [],
    notes: [
      'One run each, no median: the first one fetches every package from the registry, so it depends on the network.',
      'A fresh clone of the last commit in a temporary folder, with an empty home folder and an empty npm cache. The rows are the steps that the command itself prints; `build` includes those from `pictures` on.',
    ],
  };
}

const cell = ({ steps }: Start, name: string): string => (steps.has(name) ? `${steps.get(name)!.toFixed(1)} s` : '–');

async function timeStart(clone: string, env: NodeJS.ProcessEnv, atEnd: AtEnd): Promise<Start> {
  const started = performance.now();
  // A process group of its own, so that it can be stopped as Ctrl-C stops it: the signal goes to all of its processes.
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const stop = () => stopGroup(child, ended);
  atEnd(stop);
  const output = await outputUntilReady(child, ended);
  const totalMs = performance.now() - started;
  await stop();
  return { totalMs, steps: stepTimes(output) };
}

async function outputUntilReady(child: ChildProcess, ended: Promise<unknown>): Promise<string> {
  const { promise: ready, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), startWithinMs);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(readyLine)) resolve(true);
    });
  }
  const isReady = await Promise.race([ready, ended.then(() => false)]);
  clearTimeout(timer);
  if (!isReady) throw new Problem(`npm start did not get ready in the fresh clone:\n${output.trim()}`);
  return output;
}

async function stopGroup(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGINT');
  await ended;
}
