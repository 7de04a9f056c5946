import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPatterns } from './check-patterns.ts';

const sources = {
  'literal.ts': 'export const trimmed = /^[a-z]+$/;\nexport const nested: RegExp = /^(a+)+$/;\n',
  'view.tsx': 'export const View = () => <p>{/\\s+$/.exec("a")?.[0]}</p>;\n',
  'parts.ts':
    'const digits = String.raw`\\d+`;\nexport const form = (source: string): RegExp => new RegExp(`^(?:${source})$`);\nexport const list = form(`${digits}(?:,?${digits})*`);\n',
  'uses.ts':
    "import { form } from './parts.ts';\nexport const harmless = form('a|b');\nexport const words = form('(?:x|y|xy)*');\n",
  'later.ts': 'export const named = (name: string): RegExp => new RegExp(`^${name}=`);\n',
  'broken.ts': "throw new Error('not alone');\nexport const pattern = RegExp('a');\n",
  'ignored.test.ts': 'export const nested = /^(b+)+$/;\n',
};

let folder: string;
let faults: string[];

// A busy machine may need seconds to start the program that judges patterns.
jest.setTimeout(60_000);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'grove-check-patterns-'));
  for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, name), source);
  faults = await checkPatterns({ folder, files: ['*.{ts,tsx}'], cache: path.join(folder, 'cache/patterns.json') });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a literal that takes exponential time is refused with file, line, growth and a text that shows it', () => {
  expect(faults).toContainEqual(
    expect.stringMatching(/^literal\.ts:2 .*: exponential, as for 'a'.*\n {4}\/\^\(a\+\)\+\$\/$/),
  );
});

test('a literal that takes quadratic time is refused, in a component too', () => {
  expect(faults).toContainEqual(expect.stringMatching(/^view\.tsx:1 .*: 2nd degree polynomial/));
});

test('a pattern that is built from parts is refused with the place that builds it and the place that asked for it', () => {
  expect(faults).toContainEqual(
    expect.stringMatching(/^parts\.ts:2 < parts\.ts:3 .*: exponential.*\n {4}\/\^\(\?:\\d\+\(\?:,\?\\d\+\)\*\)\$\/$/),
  );
  expect(faults).toContainEqual(expect.stringMatching(/^parts\.ts:2 < uses\.ts:3 .*: exponential/));
});

test('a pattern that nobody has seen is refused: one that is built later, or in a module that cannot be loaded', () => {
  expect(faults).toContainEqual(expect.stringMatching(/^later\.ts:1 builds a pattern only when it is called/));
  expect(faults).toContainEqual(expect.stringMatching(/^broken\.ts cannot be loaded alone.*not alone/));
});

test('harmless patterns pass, and tests are left out', () => {
  expect(faults.filter((fault) => /literal\.ts:1|uses\.ts:2|ignored/.test(fault))).toEqual([]);
});

test('verdicts are kept, and told again without another analysis', async () => {
  const cache = path.join(folder, 'cache/patterns.json');
  writeFileSync(
    cache,
    JSON.stringify({ edition: 1, verdicts: { '/^(a+)+$/': { grows: 'as remembered', attack: '' } } }),
  );
  expect(await checkPatterns({ folder, files: ['literal.ts'], cache })).toEqual([
    'literal.ts:2 takes time that grows with the text: as remembered\n    /^(a+)+$/',
  ]);
});
