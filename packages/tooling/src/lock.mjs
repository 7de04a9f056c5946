import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explain } from './problem.mjs';
import { isAlive } from './processes.mjs';

const BEAT_MS = 1000;
const STALE_MS = 60_000;

/**
 * Does work that two commands must not do at the same time; the second one waits. A lock file is kept young while the work
 * lasts; one that a killed command left behind is passed over.
 *
 * @template Result
 * @param {string} file
 * @param {string} doing told to whoever waits, as in 'building'
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, doing, work) {
  await take(file, doing);
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} file
 * @param {string} doing
 */
async function take(file, doing) {
  for (let told = false; !create(file); told = true) {
    if (isLeftBehind(file)) rmSync(file, { force: true });
    else {
      if (!told) console.log(`… waiting: another command is ${doing}`);
      await new Promise((resolve) => setTimeout(resolve, BEAT_MS / 2));
    }
  }
}

/**
 * True when the process that made the lock is gone, or when nobody has kept it young (its number can have gone to another program).
 *
 * @param {string} file
 */
function isLeftBehind(file) {
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (touchedAt === undefined) return false;
  if (Date.now() - touchedAt > STALE_MS) return true;
  const owner = Number(readFileSync(file, 'utf8'));
  return owner > 0 && !isAlive(owner);
}

/** @param {string} file */
function create(file) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (fault) {
    if (/** @type {NodeJS.ErrnoException} */ (fault).code === 'EEXIST') return false;
    throw explain(fault, 'preparing the project folder');
  }
}
