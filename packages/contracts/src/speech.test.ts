import { expect, test } from '@jest/globals';
import { readMouths, readWordTimes, speechTokens, writeMouths, writeWordTimes, type MouthMove } from './speech.ts';

test('word times survive the header', () => {
  expect(readWordTimes(writeWordTimes([0, 110, 110, 2345]))).toEqual([0, 110, 110, 2345]);
});

test.each([null, undefined, '', 'x', '1,', '1,,2', '-1', '1.5', '20,10'])(
  'the header %j is no list of times',
  (header) => {
    expect(readWordTimes(header)).toBeUndefined();
  },
);

test('the moves of a mouth survive the header, to a hundredth of a second', () => {
  const moves: MouthMove[] = [
    { atMs: 110, mouth: 'mm' },
    { atMs: 184, mouth: 'aa' },
    { atMs: 9_300, mouth: 'rest' },
    { atMs: 9_300, mouth: 'ff' },
  ];
  expect(writeMouths(moves)).toBe('MbA7RpcF0');
  expect(readMouths(writeMouths(moves))).toEqual(moves.with(1, { atMs: 180, mouth: 'aa' }));
});

test.each([null, undefined, '', 'x', 'A', '7A', 'X7', 'A-1', 'A7,M3'])('the header %j tells no mouths', (header) => {
  expect(readMouths(header)).toBeUndefined();
});

test('tokens stand between white space of any kind', () => {
  expect(speechTokens('  Hello,\n\tlittle\u00a0explorer!  ')).toEqual(['Hello,', 'little', 'explorer!']);
  expect(speechTokens(' ')).toEqual([]);
});
