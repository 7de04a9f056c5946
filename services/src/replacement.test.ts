import { expect, test } from '@jest/globals';
import { readReplacement } from './replacement.ts';

/** An account that the system has no name for. */
const nobody = (): string => {
  throw new Error('uv_os_get_passwd returned ENOENT');
};

test('newer content is replaced only with a word, a reason and a name, which is that of the login where none is given', () => {
  expect(readReplacement([], nobody)).toBeUndefined();
  expect(readReplacement(['--replace', '--reason', ' wrong answers '], () => 'ada')).toEqual({
    author: 'ada',
    reason: 'wrong answers',
  });
  expect(readReplacement(['--replace', '--reason', 'wrong answers', '--author', 'Bo'], nobody)).toEqual({
    author: 'Bo',
    reason: 'wrong answers',
  });
  expect(() => readReplacement(['--replace', '--reason', 'wrong answers'], nobody)).toThrow(
    /who replaces newer content/,
  );
});

test.each([
  [['--replace'], /who replaces newer content and why/],
  [['--replace', '--reason', ' '], /who replaces newer content and why/],
  [['--replace', '--reason', 'x'.repeat(201)], /1 to 200 characters/],
  [['--reason', 'wrong answers'], /Use it like this: --replace --reason/],
  [['--force'], /--force.*Use it like this: --replace --reason/],
])('%j is answered with how to use it', (args, sentence) => {
  expect(() => readReplacement(args, () => 'ada')).toThrow(sentence);
});
