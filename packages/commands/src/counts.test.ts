import { expect, test } from '@jest/globals';
import { countJest, countPlaywright, judge, sum } from './counts.ts';

test('a test file that cannot be loaded counts as one failed test', () => {
  expect(countJest({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 7,
    failed: 3,
  });
});

test('a flaky test and a fault of the global set-up count as failed', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['no database'] })).toEqual({
    passed: 5,
    failed: 3,
  });
});

test('a runner that ends badly without a failed test has crashed and counts as one', () => {
  expect(judge({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
  expect(judge(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('the counts of a runner that reports its failures stay as they are', () => {
  expect(judge({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 });
  expect(judge({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 });
});

test('the last line adds up all runners', () => {
  expect(
    sum([
      { passed: 4, failed: 2 },
      { passed: 1, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 3 });
});
