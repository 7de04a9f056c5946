import { jest } from '@jest/globals';

/** A sticky pattern that does not match has looked at one place only. */
const charsAtOnePlace = 32;

/**
 * For tests: how many characters patterns read while `task` ran, up to the match of each, or to the end of the text where there is none. As every pattern is linear, which the
 * linter of patterns holds, this is what the task costs, on any machine.
 */
export function charsRead(task: () => void): number {
  const { exec } = RegExp.prototype;
  let chars = 0;
  const watched = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function watch(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = Reflect.apply(exec, this, [text]) as RegExpExecArray | null;
    chars += found ? found.index + found[0].length - from : Math.min(String(text).length - from, this.sticky ? charsAtOnePlace : Number.POSITIVE_INFINITY);
    return found;
  });
  try {
    task();
  } finally {
    watched.mockRestore();
  }
  return chars;
}
