import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from './source.ts';

export { SourceError } from './source-fault.ts';

const packageFolder = path.resolve(import.meta.dirname, '../..');

/** Where the generated modules lie; git knows nothing of them. */
const generatedFolder = path.join(packageFolder, 'generated');
const stampFile = path.join(generatedFolder, 'made-from.txt');

/** What the generated modules depend on: the source, the compiler, and what the compiler imports. */
const inputs = [
  'source/**/*.{yaml,yml}',
  'src/{compile,model,tutor,videos}/**/*.ts',
  'src/*.ts',
  '../contracts/src/**/*.ts',
];

/** A hash of everything that the generated modules are made from. */
function hashOfInputs(): string {
  const hash = createHash('sha256');
  const files = inputs
    .flatMap((pattern) => globSync(pattern, { cwd: packageFolder }))
    .filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(path.join(packageFolder, file)));
  return hash.digest('hex');
}

/** A file is there whole or not at all, also for somebody who reads it meanwhile. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/**
 * Brings the generated modules up to date with the source: compiles when something changed since they were made, else does nothing.
 *
 * @returns whether anything was written
 * @throws SourceError that names every fault of the source with its file and line
 */
export async function generate(): Promise<boolean> {
  const stamp = hashOfInputs();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  // Loaded only now: whoever finds everything made does not wait for the libraries of the compiler.
  const [{ compile }, { modulesOf }, { readSource }] = await Promise.all([
    import('./compile.ts'),
    import('./modules.ts'),
    import('./source.ts'),
  ]);
  const modules = modulesOf(compile(readSource(sourceFolder)));
  mkdirSync(generatedFolder, { recursive: true });
  for (const [name, text] of modules) {
    const file = path.join(generatedFolder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
  }
  for (const name of globSync('*.ts', { cwd: generatedFolder }))
    if (!modules.has(name)) rmSync(path.join(generatedFolder, name));
  writeWhole(stampFile, stamp);
  return true;
}
