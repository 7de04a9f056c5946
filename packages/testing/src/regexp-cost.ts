import { jest } from '@jest/globals';
import { check } from 'recheck';

/** A sticky pattern that does not match has looked at one place only. */
const charsAtOnePlace = 32;

/**
 * For tests: how many characters patterns read while `task` ran, up to the match of each, or to the end of the text where there is none. As every pattern is linear, which the
 * linter of patterns holds, this is what the task costs, on any machine.
 */
export function charsRead(task: () => void): number {
  const { exec }: { exec: (this: RegExp, text: string) => RegExpExecArray | null } = RegExp.prototype;
  let chars = 0;
  const watched = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function watch(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    chars += found
      ? found.index + found[0].length - from
      : Math.min(text.length - from, this.sticky ? charsAtOnePlace : Number.POSITIVE_INFINITY);
    return found;
  });
  try {
    task();
  } finally {
    watched.mockRestore();
  }
  return chars;
}

/** Rounds and steps instead of milliseconds: a look at one pattern that takes no longer on a busy machine. `npm run check -- patterns` looks longer, and at all of them. */
const effort = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxNFASize: 5_000,
  maxIteration: 1,
  attackLimit: 2_000_000,
  incubationLimit: 5_000,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
} as const;

/** For tests: whether the time that a pattern takes grows no faster than the text it reads. */
export async function isLinear({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Promise<boolean> {
  return (await check(source, flags, effort)).status === 'safe';
}
