import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureNginx, nginxFile, renderNginx } from '@grove/tooling/nginx';
import { freePort } from '@grove/tooling/postgres';

const repository = path.resolve(import.meta.dirname, '../../../..');
const startsWithinMs = 10_000;

/** An nginx that runs. */
export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether somebody listens at a port. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/**
 * Starts nginx as docs/deploy has it, in a folder of its own, before copies of the service that are given by address and port. By HTTP/2 it speaks without TLS,
 * and nothing else.
 */
export async function startNginx(
  folder: string,
  copies: readonly string[],
  { protocol = 'http1' }: { protocol?: 'http1' | 'http2' } = {},
): Promise<Nginx> {
  const nginx = await ensureNginx();
  // As root, nginx works as another user.
  await mkdir(folder, { mode: 0o755 });
  const port = await freePort();
  const listen = `127.0.0.1:${port}${protocol === 'http2' ? ' http2' : ''}`;
  const file = path.join(folder, 'nginx.conf');
  const text = await readFile(path.join(repository, nginxFile), 'utf8');
  await writeFile(file, renderNginx(text, { folder, listen, copies }));
  const child = spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
  for (const deadline = performance.now() + startsWithinMs; performance.now() < deadline; await pause(20)) {
    if (await listens(port)) return { url: `http://127.0.0.1:${port}`, stop };
    if (child.exitCode !== null) break;
  }
  await stop();
  throw new Error(`nginx did not start:\n${words}`);
}
