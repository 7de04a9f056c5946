/**
 * A fault that the person at the keyboard can mend: its message is one sentence that says what to do.
 * Commands print it without a stack and end with exit code 1.
 */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * Turns the usual faults of a machine (disk, rights, network) into a Problem; leaves every other fault alone.
 *
 * @param {unknown} fault what was thrown, or the output of a tool that failed
 * @param {string} doing what was being done, as in 'installing the packages'
 * @returns {unknown} a Problem where the cause is known, else `fault` itself
 */
export function explain(fault, doing) {
  const text =
    fault instanceof Error
      ? `${/** @type {NodeJS.ErrnoException} */ (fault).code ?? ''} ${fault.message}`
      : String(fault);
  const cause = CAUSES.find(({ sign }) => sign.test(text));
  return cause ? new Problem(`${capital(doing)} failed: ${cause.sentence}`, { cause: fault }) : fault;
}

const CAUSES = [
  { sign: /ENOSPC|No space left on device/i, sentence: 'the disk is full. Free about 2 GB and run the command again.' },
  {
    sign: /EACCES|EPERM|EROFS|Permission denied|Read-only file system/i,
    sentence:
      'this user may not write here. Run the command as the owner of the project folder, or give yourself the rights to it.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/,
    sentence:
      'the network cannot be reached. Connect to the internet (behind a proxy: set HTTPS_PROXY) and run the command again.',
  },
];

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
