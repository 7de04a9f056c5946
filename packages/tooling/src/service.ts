import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './paths.ts';
import { Problem } from './problem.mjs';
import { capture } from './programs.ts';

/** What a run of the service needs to know. */
export interface ServiceOptions {
  port: number;
  /** The address to listen at. */
  host: string;
  databaseUrl: string;
  /** Folder with the built files that it serves. */
  store: string;
  /** File for its log, begun again. */
  log: string;
  /** Further variables of its environment. */
  env?: NodeJS.ProcessEnv;
}

/** A running service. */
export interface Service {
  /** Where it answers on this machine. */
  readonly url: string;
  /** The number of its process. */
  readonly pid: number | undefined;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
  /** Waits until it says that it is ready; throws when it does not come up. */
  untilReady(): Promise<void>;
  /** Lets open requests end, then ends it. */
  stop(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does, as a loss of power would. */
  kill(): Promise<void>;
  /** The last lines of its log. */
  lastWords(): string;
}

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 8000;
const POLL_MS = 50;

/** The step before a start: brings a database to this build's schema, puts its content on record, and takes up what was built in the store. @returns what was done, in sentences */
export async function prepareSite({
  databaseUrl,
  store,
  env,
}: Pick<ServiceOptions, 'databaseUrl' | 'store' | 'env'>): Promise<string> {
  const { code, output } = await capture(process.execPath, [inRoot('services/dist/prepare.js')], {
    ...env,
    DATABASE_URL: databaseUrl,
    GROVE_STORE: store,
  });
  if (code !== 0) throw new Problem(output.trim());
  return output.trim();
}

/** Starts the service; `untilReady` tells when it answers. */
export function startService(options: ServiceOptions): Service {
  mkdirSync(path.dirname(options.log), { recursive: true });
  const log = openSync(options.log, 'w');
  const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', preload, inRoot('services/dist/main.js')],
    {
      cwd: inRoot(),
      env: {
        ...process.env,
        ...options.env,
        PORT: String(options.port),
        HOST: options.host,
        DATABASE_URL: options.databaseUrl,
        GROVE_STORE: options.store,
      },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const ended = once(child, 'exit');
  const url = `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${options.port}`;
  const lastWords = () => readFileSync(options.log, 'utf8').trim().split('\n').slice(-8).join('\n');
  return {
    url,
    pid: child.pid,
    ended,
    lastWords,
    stop: () => end(child, ended),
    kill: () => kill(child, ended),
    untilReady: () => untilReady(child, url, lastWords),
  };
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), pause(STOP_WITHIN_MS, false, { ref: false })]);
  if (!inTime) child.kill('SIGKILL');
  await ended;
}

async function kill(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await ended;
}

async function untilReady(child: ChildProcess, url: string, lastWords: () => string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Problem(`The service did not start:\n${lastWords()}`);
    if (await answersReady(url)) return;
    await pause(POLL_MS);
  }
  throw new Problem(`The service was not ready after ${READY_WITHIN_MS / 1000} seconds:\n${lastWords()}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function answersReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
