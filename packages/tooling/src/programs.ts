import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { root } from './paths.ts';

/** How a finished program ended. */
export interface Outcome {
  code: number;
  /** What it wrote to standard output and standard error, in the order of arrival. */
  output: string;
}

/** Runs a program of the project to its end and collects what it writes. */
export async function capture(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const child = begin(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { code: await exitCode(child), output };
}

/** Runs a program of the project whose output goes straight to the terminal. @returns its exit code */
export function show(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return exitCode(begin(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] }));
}

/** Makes a signal end this process in the ordinary way, so that the programs that it runs end with it. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
}

function begin(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { cwd: root, ...options });
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

function exitCode(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.on('error', reject);
  child.on('close', (code) => resolve(code ?? 1));
  return promise;
}
