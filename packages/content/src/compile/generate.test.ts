import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { compile } from './compile.ts';
import { generate } from './generate.ts';
import { modulesOf } from './modules.ts';
import { readSource } from './source.ts';

const generated = path.resolve(import.meta.dirname, '../../generated');

test('what commands have generated is what the source says, so nothing is written again', async () => {
  expect(await generate()).toBe(false);
  for (const [name, text] of modulesOf(compile(readSource())))
    expect([name, readFileSync(path.join(generated, name), 'utf8') === text]).toEqual([name, true]);
});
