import { expect, test } from '@jest/globals';
import { unmatched, type Question } from '@grove/contracts';
import { isReady, isShared, mixed, moved, paired, startOf, toggled } from './arrangement.ts';

test.each([2, 3, 4, 5, 6])('%s things are mixed, always alike, and never begin in order', (length) => {
  for (const seed of ['Put them in order', 'Which comes first?', '']) {
    const places = mixed(length, seed);
    const inOrder = Array.from({ length }, (_, index) => index);
    expect(places.toSorted((a, b) => a - b)).toEqual(inOrder);
    expect(places).not.toEqual(inOrder);
    expect(mixed(length, seed)).toEqual(places);
  }
});

test('things change places with a neighbour, and stay at the edge', () => {
  expect([moved([0, 1, 2], 1, -1), moved([0, 1, 2], 1, 1), moved([0, 1, 2], 0, -1)]).toEqual([
    [1, 0, 2],
    [0, 2, 1],
    [0, 1, 2],
  ]);
});

test('choosing a partner takes it from nobody: a keyboard passes through many on its way', () => {
  expect(paired([0, unmatched], 1, 0)).toEqual([0, 0]);
  expect([isShared([0, 0, 2], 0), isShared([0, 0, 2], 2), isShared([unmatched, unmatched], 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a match can be checked once each partner belongs to one', () => {
  const question: Question = {
    question: 'Which?',
    inputType: 'match',
    pairs: [
      { left: 'a', right: '1' },
      { left: 'b', right: '2' },
    ],
  };
  expect([isReady(question, [0, 0]), isReady(question, [1, 0])]).toEqual([false, true]);
});

test('ticks come and go', () => {
  expect([toggled([1], 2), toggled([1, 2], 1)]).toEqual([[1, 2], [2]]);
});

test('an answer can be checked once it is whole', () => {
  const match = {
    question: 'Match',
    inputType: 'match',
    pairs: [
      { left: 'a', right: '1' },
      { left: 'b', right: '2' },
    ],
  } as const;
  const question = { ...match, pairs: [...match.pairs] };
  expect([isReady(question, startOf(question)), isReady(question, [1, unmatched]), isReady(question, [1, 0])]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isReady({ inputType: 'number' }, '  ')).toBe(false);
});
