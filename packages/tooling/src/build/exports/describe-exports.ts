import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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

/** The exports of a source of a workspace, as TypeScript declares them. */
async function declarationsOf(source: string): Promise<Record<string, string>> {
  const workspace = /^(?:packages\/)?[^/]+/.exec(source)![0];
  const folder = await declarationsIn(workspace);
  return declaredExports(path.join(folder, source.replace(/\.tsx?$/, '.d.ts')));
}

const emitting = new Map<string, Promise<string>>();

/** Lets TypeScript write the declarations of a workspace, once for the same sources. @returns the folder, in which they lie as sources lie in the project */
function declarationsIn(workspace: string): Promise<string> {
  const folder = inGrove('types', workspace.replaceAll('/', '-'), hashSources([workspace, ...beneath]));
  const emitted = emitting.get(folder) ?? emitDeclarations(workspace, folder);
  emitting.set(folder, emitted);
  return emitted;
}

/** What the types of shared modules are made of besides their own workspace. */
const beneath = ['packages/contracts', 'packages/art', 'packages/ui', 'packages/platform'];

async function emitDeclarations(workspace: string, folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}.unfinished`;
  // Faults in types are the check's matter: what can be declared is written all the same.
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--incremental', 'false'];
  const folders = ['--outDir', unfinished, '--rootDir', inRoot()];
  const { output } = await capture('tsc', ['-p', inRoot(workspace), ...flags, ...folders]);
  if (!existsSync(unfinished)) throw new Problem(`TypeScript cannot declare ${workspace}:\n${output.trim()}`);
  // Another command may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}
