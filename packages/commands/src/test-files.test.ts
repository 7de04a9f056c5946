import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { inRoot } from '@grove/tooling/paths';
import { hasWork, jestFiles, requireMatches, siteFiles } from './test-files.ts';

const files = ['/grove/services/src/app.test.ts', '/grove/mf-chat/src/chat.test.tsx'];

test('without a filter a runner has work where it has files', () => {
  expect(hasWork(files, [])).toBe(true);
  expect(hasWork([], [])).toBe(false);
});

test('a runner has work where one of the filters fits a path, in whatever case', () => {
  expect(hasWork(files, ['nonsense', 'MF-Chat'])).toBe(true);
  expect(hasWork(files, ['nonsense'])).toBe(false);
});

test('every filter must fit a path; those that fit none are named', () => {
  expect(() => requireMatches(files, ['services', 'chat.test.tsx:12'])).not.toThrow();
  expect(() => requireMatches(files, ['services', 'nonsense', 'typo'])).toThrow(
    "No test that could run has 'nonsense' or 'typo' in its path",
  );
});

test('the files that the runners run are found, each for its own', () => {
  expect(jestFiles()).toContain(import.meta.filename);
  expect(jestFiles().filter((file) => /node_modules|\/dist\/|\.spec\./.test(file))).toEqual([]);
  expect(siteFiles().some((file) => file.endsWith('packages/e2e/src/journeys/releases.spec.ts'))).toBe(true);
  expect(siteFiles().some((file) => file.endsWith('mf-lessons/alone/lesson.spec.ts'))).toBe(true);
});

test.each([
  ['test --jest', ['test', '--jest', 'nonsense']],
  ['test --e2e', ['test', '--e2e', 'nonsense']],
  ['test', ['test', 'journeys', 'nonsense']],
  ['test:alone', ['test:alone', 'mf-chat', 'nonsense']],
])('npm run %s with a filter that fits no test fails at once, and says which', (_, args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('packages/commands/src/main.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, FAILED_BEFORE: '0' } },
  );
  expect([status, stdout]).toEqual([1, '0 passed, 1 failed\n']);
  expect(stderr).toContain("No test that could run has 'nonsense' in its path");
});
