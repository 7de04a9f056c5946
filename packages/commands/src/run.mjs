/**
 * The way into every command: `node packages/commands/src/run.mjs <command> [arguments]`. Works on a plain Node 20 with
 * nothing installed: it installs the packages where they are missing and hands over to main.ts under the project's own Node 24.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenParentEnds } from '../../tooling/src/processes.mjs';
import { install } from './install.mjs';
import { Problem } from '../../tooling/src/problem.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  requireNode(process.versions.node);
  process.exitCode = await handOver(await install(root, process.env));
} catch (fault) {
  console.error(fault instanceof Problem ? `\n${fault.message}` : fault);
  // Whoever reads only the last line of a test run must learn that there was none.
  if (process.argv[2]?.startsWith('test')) console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/** @param {string} version */
function requireNode(version) {
  if (Number(version.split('.')[0]) >= 20) return;
  throw new Problem(
    `Grove needs Node 20 or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}

/**
 * Runs main.ts and passes signals on, so that whoever stops this process, or npm above it, stops all of it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
function handOver(env) {
  const own = path.join(root, 'node_modules/node/bin/node');
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(
    existsSync(own) ? own : process.execPath,
    ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  if (env['npm_lifecycle_event']) whenParentEnds(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
