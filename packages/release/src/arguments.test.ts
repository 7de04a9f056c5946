import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { areaOf, authorOf, numberOf, readArguments } from './arguments.ts';

let before: string | undefined;
beforeEach(() => {
  before = process.env['GROVE_AUTHOR'];
});
afterEach(() => {
  if (before === undefined) delete process.env['GROVE_AUTHOR'];
  else process.env['GROVE_AUTHOR'] = before;
});

const usage = 'npm run x -- <set> [--reason "why"]';
const read = (...args: string[]) => readArguments(args, { reason: { type: 'string' } }, usage, 1);

test('words and options are read in any order', () => {
  expect(read('--reason', 'spring', 'abc')).toMatchObject({ word: 'abc', values: { reason: 'spring' } });
});

test.each([
  [[], 'A word is missing. Use it like this: npm run x'],
  [['abc', 'def'], "'def' is one word too many. Use it like this"],
  [['abc', '--percent', '3'], "Unknown option '--percent'. Use it like this"],
  [['abc', '--reason'], 'argument missing. Use it like this'],
])('what does not fit is answered with the usage (%j)', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence);
});

test('only areas and numbers in bounds are taken', () => {
  expect(areaOf('mf-chat')).toBe('mf-chat');
  expect(() => areaOf('shell')).toThrow("There is no area 'shell'. These exist: mf-landing,");
  expect(numberOf('percent', '20', 1, 99)).toBe(20);
  for (const text of ['0', '100', 'ten', '1.5', '-3', ''])
    expect(() => numberOf('percent', text, 1, 99)).toThrow(
      `--percent must be a whole number from 1 to 99, and it is '${text}'.`,
    );
});

test('who stands in the history is who was typed, else the environment, else the login', () => {
  process.env['GROVE_AUTHOR'] = 'the lessons team';
  expect(authorOf('Ada')).toBe('Ada');
  expect(authorOf(undefined)).toBe('the lessons team');
  delete process.env['GROVE_AUTHOR'];
  expect(authorOf(undefined)).not.toBe('');
});
