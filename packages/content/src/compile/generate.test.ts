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

test('what browsers load has no slides where it lists lessons, and no ids inside questions', () => {
  const modules = modulesOf(compile(readSource()));
  expect(modules.get('lesson-heads.ts')).not.toContain('"steps"');
  for (const name of ['enhanced-lessons.ts', 'placement-questions.ts', 'sample-lesson.ts'])
    expect([name, /optionIds|"id": "wrote-/.test(modules.get(name)!)]).toEqual([name, false]);
});
