import { expect, test } from '@jest/globals';
import { judgeLog } from './judge-log.ts';
import { RecordedLog } from './record-log.ts';

const levels = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** The console of a test file that is run by hand, one event of the runner after the other. */
function startFile() {
  const target = Object.fromEntries(levels.map((level) => [level, () => undefined])) as unknown as Console;
  const log = new RecordedLog(target);
  const state = { currentlyRunningTest: undefined, unhandledErrors: [] as Error[] };
  const endTest = (): string[] => {
    const running = { errors: [] as Error[] };
    judgeLog(log, { name: 'test_fn_success', test: running }, { ...state, currentlyRunningTest: running });
    judgeLog(log, { name: 'test_done', test: running }, state);
    return running.errors.map(({ message }) => message);
  };
  const endFile = (): string[] => {
    judgeLog(log, { name: 'run_finish' }, state);
    return state.unhandledErrors.map(({ message }) => message);
  };
  return { console: target, log, endTest, endFile };
}

test.each(levels)('a test fails that writes with console.%s what it does not expect', (level) => {
  const { console, endTest } = startFile();
  console[level]('A film could not be played');
  expect(endTest()).toEqual([
    expect.stringMatching(new RegExp(`did not expect.+expectLogged.+\n\n${level}: A film could not be played$`, 's')),
  ]);
});

test('a test passes whose lines are all expected, before or after they come, however often', () => {
  const { console, log, endTest } = startFile();
  log.expect(/error: No voice/);
  for (const _ of [1, 2]) console.error('No voice for %s', 'luna', new Error('503'));
  console.info('Done', { id: 'arrays' });
  log.expect(/info: Done \{ id: 'arrays' \}/);
  expect(log.lines).toEqual([
    'error: No voice for luna Error: 503',
    'error: No voice for luna Error: 503',
    "info: Done { id: 'arrays' }",
  ]);
  expect(endTest()).toEqual([]);
});

test('a test fails that expects a line which does not come', () => {
  const { log, endTest } = startFile();
  log.expect(/never/);
  expect(endTest()).toEqual(['The test expected a line that was not logged: /never/']);
});

test('what one test logs or expects is nothing to the next; what comes after the last one fails the file', () => {
  const { console, log, endTest, endFile } = startFile();
  log.expect(/first/);
  console.warn('first');
  expect(endTest()).toEqual([]);
  console.warn('first');
  expect(endTest()).toHaveLength(1);
  console.warn('too late');
  expect(endFile()).toEqual([expect.stringContaining('warn: too late')]);
});

test('a test fails that keeps the console quiet, and the next one has it back', () => {
  const { console, endTest } = startFile();
  console.error = () => undefined;
  console.error('unseen');
  expect(endTest()).toEqual([expect.stringContaining('The test replaced console.error.')]);
  console.error('seen');
  expect(endTest()).toEqual([expect.stringContaining('error: seen')]);
});

test('a pattern is not met by where an error was thrown', () => {
  const { console, log, endTest } = startFile();
  log.expect(/record-log/);
  console.error(new Error('boom'));
  expect(endTest()).toHaveLength(2);
});

test('what a logger writes to the terminal, past the console, is a line too, without its colours', () => {
  const { log, endTest } = startFile();
  const terminal = { stdout: process.stdout, stderr: process.stderr } as unknown as NodeJS.Process;
  log.recordTerminal(terminal);
  terminal.stdout.write('\u001B[33mWARN\u001B[39m the database is away\n');
  expect(log.lines).toEqual(['stdout: WARN the database is away']);
  expect(endTest()).toHaveLength(1);
});
