import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashOfSources } from './stamp.ts';

let folder = '';
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'grove-stamp-'));
  write('src/page.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a changed source', 'src/page.ts'],
  ['a new source', 'src/other.ts'],
])('%s asks for a new build', (_, name) => {
  const before = hashOfSources([folder]);
  write(name, 'two');
  expect(hashOfSources([folder])).not.toBe(before);
});

test.each(['src/page.test.ts', 'README.md', 'dist/page.js', 'node_modules/x/index.js'])(
  '%s asks for no new build',
  (name) => {
    const before = hashOfSources([folder]);
    write(name, 'two');
    expect(hashOfSources([folder])).toBe(before);
  },
);

test('a file that was only touched, as by a change of branch and back, asks for no new build', () => {
  const before = hashOfSources([folder]);
  utimesSync(path.join(folder, 'src/page.ts'), new Date(0), new Date(0));
  expect(hashOfSources([folder])).toBe(before);
});
