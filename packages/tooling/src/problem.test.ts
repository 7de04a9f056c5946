import { expect, test } from '@jest/globals';
import { Problem, explain } from './problem.mjs';

const fault = (code: string) => Object.assign(new Error('something technical'), { code });

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'may not write here'],
  ['EROFS', 'may not write here'],
  ['EAI_AGAIN', 'the network cannot be reached'],
  ['ENOTFOUND', 'the network cannot be reached'],
])('%s becomes a sentence that says what to do', (code, words) => {
  const problem = explain(fault(code), 'installing the packages') as Problem;
  expect(problem).toBeInstanceOf(Problem);
  expect(problem.message).toMatch(/^Installing the packages failed: /);
  expect(problem.message).toContain(words);
});

test('the output of a tool is understood like an error', () => {
  expect(explain('npm error code ENOTFOUND\nnpm error network', 'installing the packages')).toBeInstanceOf(Problem);
});

test('a fault of unknown cause stays what it is', () => {
  const unknown = new Error('a bug');
  expect(explain(unknown, 'building')).toBe(unknown);
});
