import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { declaredExports } from './declared-exports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'grove-types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes declarations and reads what `index.d.ts` promises. */
function promises(files: Record<string, string>): Record<string, string> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return declaredExports(path.join(folder, 'index.d.ts'));
}

const index = `export { useRead } from './read.ts';\nexport * from './widgets.tsx';\n`;
const widgets = `import type { ReactNode } from 'react';
import { type Look } from './look.ts';
interface WidgetProps { name: string; look?: Look; children: ReactNode }
export declare function Widget({ name }: WidgetProps): ReactNode;
export declare const other: 1;
`;
const before = {
  'index.d.ts': index,
  'read.d.ts': 'export declare function useRead(name: string): number;\nexport declare function useRead(): string;\n',
  'widgets.d.ts': widgets,
  'look.d.ts': 'export type Look = { color: string };\nexport type Unused = 1;\n',
};

test('every export has a digest, through re-exports and stars', () => {
  expect(Object.keys(promises(before))).toEqual(['Widget', 'other', 'useRead']);
});

test('comments, layout, files and what is not exported change nothing', () => {
  const known = promises(before);
  expect(
    promises({
      'index.d.ts': `export { useRead } from './read.ts';\nexport { other, Widget } from './moved/widgets.tsx';\n`,
      'read.d.ts': `/** Reads. */\n${before['read.d.ts'].replace('(name: string)', '(\n  /** Of what. */ name: string)')}`,
      'moved/widgets.d.ts': widgets.replace('./look.ts', '../look.ts'),
      'look.d.ts': 'export type Look = {\n  color: string\n};\nexport type Unused = 2;\n',
    }),
  ).toEqual(known);
});

test.each([
  ['a parameter', 'read.d.ts', 'name: string', 'name: number', ['useRead']],
  ['an overload', 'read.d.ts', 'useRead(): string', 'useRead(): boolean', ['useRead']],
  ['props that are not exported', 'widgets.d.ts', 'name: string', 'name?: string', ['Widget']],
  ['a type behind the props in another file', 'look.d.ts', 'color: string', 'color: number', ['Widget']],
  ['a type of a library', 'widgets.d.ts', "'react'", "'preact'", ['Widget']],
] as const)('%s that changed changes the digest of what names it, and no other', (_, file, from, to, names) => {
  const known = promises(before);
  const changed = promises({ ...before, [file]: before[file].replace(from, to) });
  expect(Object.keys(known).filter((name) => known[name] !== changed[name])).toEqual(names);
});
