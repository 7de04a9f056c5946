import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { jsonSchemas, schemaFolder } from './json-schemas.ts';
import { sourceFolder, readSource } from './source.ts';

test('the schemas for editors are those of the compiler (npm run schema -w @grove/content writes them)', () => {
  const schemas = jsonSchemas();
  expect(readdirSync(schemaFolder).toSorted()).toEqual([...schemas.keys()].toSorted());
  for (const [name, text] of schemas) expect(readFileSync(path.join(schemaFolder, name), 'utf8')).toBe(text);
});

test('the first line of every source file leads editors to its schema', () => {
  const known = new Set([...jsonSchemas().keys()].map((name) => path.join(schemaFolder, name)));
  for (const { path: file, text } of readSource()) {
    const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? 'none';
    expect([file, known.has(path.resolve(sourceFolder, path.dirname(file), named))]).toEqual([file, true]);
  }
});
