import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../../tooling/src/lock.mjs';
import { Problem, explain } from '../../tooling/src/problem.mjs';

/**
 * Installs the packages where `node_modules` is missing or does not match the lockfile.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} given
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for everything that follows: the project's own programs come first in PATH
 */
export async function install(root, given) {
  const env = environment(root, given);
  if (isInstalled(root)) return env;
  await withLock(path.join(root, '.grove', 'install.lock'), 'installing', async () => {
    if (!isInstalled(root)) await npmInstall(root, env);
  });
  return env;
}

/**
 * True when the installed packages are those of the lockfile: noted by the last installation from here, or installed by hand after
 * the lockfile last changed.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const lockfile = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(stamp(root)) && readFileSync(stamp(root), 'utf8') === hash(lockfile)) return true;
  return statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
async function npmInstall(root, env) {
  const started = performance.now();
  console.log('… install: fetching packages, on a first run this takes a minute or two');
  // npm gives its own path to the scripts that it runs; the plain name serves those who call `node` themselves.
  const own = env['npm_execpath'];
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  // Not `npm ci`: it refuses a lockfile that lacks a binary for some other platform, which not every registry offers.
  // With --no-save the versions are those of the lockfile just the same, and it stays as it is.
  const child = spawn(program, [...first, 'install', '--no-save', '--loglevel=error', '--no-progress'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) {
    const fault = explain(output, 'installing the packages');
    if (fault instanceof Problem) throw fault;
    console.error(output.trim());
    throw new Problem('Installing the packages failed; npm says why above. Mend that, then run the command again.');
  }
  writeFileSync(stamp(root), hash(path.join(root, 'package-lock.json')));
  console.log(`✔ install ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * A machine without a usable home folder (a bare container) still gets one, since npm and the browser keep files there.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} given
 */
function environment(root, given) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...given, PATH: [path.join(root, 'node_modules/.bin'), given['PATH']].join(path.delimiter) };
  if (isWritable(env['HOME'] ?? env['USERPROFILE'])) return env;
  const home = path.join(root, '.grove', 'home');
  try {
    mkdirSync(home, { recursive: true });
  } catch (fault) {
    throw explain(fault, 'preparing the project folder');
  }
  return { ...env, HOME: home };
}

/** @param {string | undefined} folder */
function isWritable(folder) {
  if (!folder) return false;
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} root */
function stamp(root) {
  return path.join(root, 'node_modules/.grove-lockfile');
}

/** @param {string} file */
function hash(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
