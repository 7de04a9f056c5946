import { expect, test } from '@jest/globals';
import type { ChartGoal, Clue } from '../../entities/activities/chart.ts';
import { judge, solve, wrongMarks } from './chart.ts';

const goal = (upTo: number, ...clues: Clue[]): ChartGoal => ({
  id: 'goal',
  task: 'Mark.',
  hint: 'Count.',
  praise: 'Yes.',
  upTo,
  clues,
});
const verdictOf = (asked: ChartGoal, ...marks: number[]) => judge(asked, new Set(marks));
const multiples = goal(20, { is: 'multiple', of: 4 });
const factors = goal(30, { is: 'factor', of: 24 });
const primes = goal(12, { is: 'prime' });

test('the numbers that fit every clue', () => {
  expect(solve(multiples)).toEqual([4, 8, 12, 16, 20]);
  expect(solve(factors)).toEqual([1, 2, 3, 4, 6, 8, 12, 24]);
  expect(solve(primes)).toEqual([2, 3, 5, 7, 11]);
  expect(
    solve(goal(50, { is: 'multiple', of: 4 }, { is: 'multiple', of: 6 }, { is: 'between', from: 13, to: 40 })),
  ).toEqual([24, 36]);
});

test('§3 interactive element: a wrong mark is explained with its numbers', () => {
  expect(verdictOf(multiples, 4, 18)).toEqual({
    isReached: false,
    reason: 'not-multiple',
    values: { number: 18, of: 4, times: 4, next: 5, below: 16, above: 20 },
  });
  expect(verdictOf(factors, 9)).toEqual({
    isReached: false,
    reason: 'not-factor',
    values: { number: 9, of: 24, left: 6 },
  });
  expect(verdictOf(goal(50, { is: 'factor', of: 24 }), 48)).toMatchObject({ reason: 'multiple-not-factor' });
  expect(verdictOf(primes, 1)).toMatchObject({ reason: 'one-not-prime' });
  expect(verdictOf(primes, 9)).toMatchObject({ reason: 'not-prime', values: { a: 3, b: 3 } });
  expect(verdictOf(goal(50, { is: 'between', from: 5, to: 6 }), 9)).toMatchObject({ reason: 'not-between' });
});

test('what is often forgotten has a sentence of its own', () => {
  expect(verdictOf(factors, 2, 3, 4, 6, 8, 12)).toMatchObject({ reason: 'forgot-ends', values: { of: 24 } });
  expect(verdictOf(primes, 3, 5, 7, 11)).toMatchObject({ reason: 'two-is-prime' });
  expect(verdictOf(multiples, 4, 8)).toMatchObject({ reason: 'missing', values: { count: 3 } });
  expect(verdictOf(multiples)).toMatchObject({ reason: 'empty' });
});

test('exactly the right numbers reach the goal', () => {
  expect(verdictOf(multiples, 20, 16, 12, 8, 4)).toEqual({ isReached: true });
  expect(wrongMarks(multiples, new Set([8, 7, 3]))).toEqual([3, 7]);
});
