import { existsSync, readFileSync } from 'node:fs';

const CHECK_MS = 500;

/**
 * @param {number} pid
 * @returns {boolean} true when a process of that number runs, whoever owns it
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return /** @type {NodeJS.ErrnoException} */ (fault).code === 'EPERM';
  }
}

/**
 * Calls `act` once when the process that started this one is gone, however it went (also by SIGKILL, which nobody can pass on).
 * Where the system tells (Linux), one more generation is watched: npm stands behind a shell that outlives it.
 *
 * @param {() => void} act
 */
export function whenParentEnds(act) {
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const begun = ancestors();
  if (isOrphan()) return act();
  const timer = setInterval(() => {
    if (ancestors() === begun) return;
    clearInterval(timer);
    act();
  }, CHECK_MS);
  timer.unref();
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8').match(/^PPid:\t(\d+)/m)?.[1];
  } catch {
    return undefined;
  }
}

/** True when npm was stopped before this process came to look: somebody else has inherited it. */
function isOrphan() {
  if (!process.env['npm_lifecycle_event'] || !existsSync('/proc/1')) return false;
  try {
    return !/npm|node|run\.mjs/.test(readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}
