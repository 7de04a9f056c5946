import { expect, test } from '@jest/globals';
import { readWordTimes, speechTokens, writeWordTimes } from './speech.ts';

test('word times survive the header', () => {
  expect(readWordTimes(writeWordTimes([0, 110, 110, 2345]))).toEqual([0, 110, 110, 2345]);
});

test.each([null, undefined, '', 'x', '1,', '1,,2', '-1', '1.5', '20,10'])('the header %j is no list of times', (header) => {
  expect(readWordTimes(header)).toBeUndefined();
});

test('tokens stand between white space of any kind', () => {
  expect(speechTokens('  Hello,\n\tlittle\u00a0explorer!  ')).toEqual(['Hello,', 'little', 'explorer!']);
  expect(speechTokens(' ')).toEqual([]);
});
