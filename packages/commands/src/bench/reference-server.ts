import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Problem } from '@grove/tooling/problem';
import type { AtEnd } from './clean-up.ts';

/**
 * Starts one of the servers that the site is compared with, in a process of its own as the site's service is.
 * It tells its address by the first message that it sends, and ends with this process.
 *
 * @param file the program's address, as `new URL('./x.ts', import.meta.url)`
 * @returns where it answers
 */
export async function startReferenceServer(file: URL, args: string[], atEnd: AtEnd): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  atEnd(async () => {
    child.kill();
    await ended;
  });
  const [first] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [string?];
  if (!first) throw new Problem('A server to compare with did not start; its message stands above.');
  return first;
}

/** Called in the server's process: tells where it listens, and ends it together with the process that started it. */
export function announce(url: string): void {
  process.send?.(url);
  process.once('disconnect', () => process.exit());
}
