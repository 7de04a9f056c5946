import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from '@grove/tooling/paths';
import { workspaces } from '@grove/tooling/workspaces';
import { testFiles } from './test-files.ts';

const scriptsOf = (folder: string): Record<string, string> =>
  (JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as { scripts?: Record<string, string> }).scripts ??
  {};

test.each(workspaces())('%s is checked, and tested where it has tests, by its own name', (folder) => {
  const hasTests = [...testFiles([folder], '.test.{ts,tsx}'), ...testFiles([folder], '.spec.ts')].length > 0;
  const { check, test: own } = scriptsOf(folder);
  expect(check).toMatch(new RegExp(`/run\\.mjs check ${folder}$`));
  if (hasTests) expect(own).toMatch(new RegExp(`/run\\.mjs test ${folder}/$`));
});
