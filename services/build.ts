import { transformFile } from '@swc/core';
import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generate } from '@grove/content/generate';

/** Compiles `src` to `dist`, file by file, with legacy decorators and their metadata as Nest wants them, and source maps. */

const source = join(import.meta.dirname, 'src');
const target = join(import.meta.dirname, 'dist');

/** Node runs what stands in `dist`, so a relative import of `./x.ts` becomes one of `./x.js`. */
const withJsImports = (code: string): string =>
  code.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2');

async function compile(file: string): Promise<void> {
  const output = join(target, file.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(join(source, file), {
    swcrc: false,
    sourceMaps: true,
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
      keepClassNames: true,
    },
  });
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, `${withJsImports(code)}\n//# sourceMappingURL=${output.split('/').at(-1)}.map\n`);
  await writeFile(`${output}.map`, map ?? '');
}

// The service reads content from modules that are made of it.
await generate();
const startedAt = performance.now();
await rm(target, { recursive: true, force: true });
const files: string[] = [];
for await (const file of glob('**/*.ts', { cwd: source })) if (!file.endsWith('.test.ts')) files.push(file);
await Promise.all(files.map(compile));
console.log(`services: ${files.length} files compiled in ${Math.round(performance.now() - startedAt)} ms`);
