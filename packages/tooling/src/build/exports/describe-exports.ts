import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashSources, ownSharedModules } from '@grove/config/rspack';
import type { ExportPromises } from '@grove/contracts';
import { inGrove, inRoot } from '../../paths.ts';
import { Problem } from '../../problem.mjs';
import { capture } from '../../programs.ts';
import { declaredExports } from './declared-exports.ts';
import { usedExports } from './used-exports.ts';

/** What the shell of the working tree offers to areas: every export of the modules of ours that it shares. */
export async function offeredExports(): Promise<ExportPromises> {
  const offered = await Promise.all(
    Object.entries(ownSharedModules()).map(async ([module, source]) => [module, await declarationsOf(source)] as const),
  );
  return Object.fromEntries(offered);
}

/** What an area of the working tree uses of that. @throws Problem for an import of something that is not there */
export async function neededExports(area: string): Promise<ExportPromises> {
  const modules = ownSharedModules();
  const used = usedExports(`${area}/src/area.tsx`, Object.keys(modules));
  const needed = await Promise.all(
    Object.entries(used).map(async ([module, names]) => {
      const declared = await declarationsOf(modules[module]!);
      const wanted = names.includes('*') ? Object.keys(declared) : names;
      const lacking = wanted.find((name) => !(name in declared));
      if (lacking) throw new Problem(`${area} imports ${lacking} of ${module}, which does not export it.`);
      return [module, Object.fromEntries(wanted.map((name) => [name, declared[name]!]))] as const;
    }),
  );
  return Object.fromEntries(needed);
}

/** The exports of a shared module, as TypeScript declares them. */
async function declarationsOf(source: string): Promise<Record<string, string>> {
  return declaredExports(path.join(await declarations(), source.replace(/\.tsx?$/, '.d.ts')));
}

const emitting = new Map<string, Promise<string>>();

/** Lets TypeScript write the declarations of all shared modules, once for the same sources. @returns the folder, in which they lie as sources lie in the project */
function declarations(): Promise<string> {
  const folder = inGrove('types', hashSources(declaring));
  const emitted = emitting.get(folder) ?? emitDeclarations(folder);
  emitting.set(folder, emitted);
  return emitted;
}

/** Where shared modules lie, and what their types are made of besides. */
const declaring = ['shell', 'packages/platform', 'packages/ui', 'packages/art', 'packages/contracts'];

async function emitDeclarations(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  const configuration = path.join(unfinished, 'tsconfig.json');
  await writeFile(
    configuration,
    JSON.stringify({
      extends: inRoot('packages/config/tsconfig.web.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        incremental: false,
        // Faults in types are the check's matter; without looking for them this takes a third of the time.
        noCheck: true,
        rootDir: inRoot(),
        outDir: unfinished,
      },
      files: Object.values(ownSharedModules()).map((source) => inRoot(source)),
    }),
  );
  const { code, output } = await capture('tsc', ['-p', configuration]);
  if (code !== 0) throw new Problem(`TypeScript cannot declare what the shell shares:\n${output.trim()}`);
  // Another command may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}
