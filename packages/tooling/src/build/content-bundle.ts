import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, readSource, SourceError } from '@grove/content/compile';
import { contentBuild, contentItemsFile, type ContentBuild } from '@grove/content/release';
import { descriptorNameOf, webFolderOf } from '@grove/releases';
import { Problem } from '../problem.mjs';
import { compressFolder } from './compress.ts';

/** Makes a release of the content in the working tree. Throws a Problem that names every fault of its source with file and line. */
export function compileContent(): ContentBuild {
  try {
    return contentBuild(compile(readSource()));
  } catch (fault) {
    throw fault instanceof SourceError ? new Problem(fault.message) : fault;
  }
}

/** Writes a release of content below a store, whole or not at all. Equal content that is there already stays. @returns its folder */
export async function writeContent(
  store: string,
  { descriptor, files }: ContentBuild,
  { compressed }: { readonly compressed: boolean },
): Promise<string> {
  const folder = path.join(store, webFolderOf(descriptor));
  if (existsSync(path.join(folder, descriptorNameOf(descriptor)))) return folder;
  const unfinished = `${folder}.${process.pid}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  for (const [file, text] of files) if (file !== contentItemsFile) await writeFile(path.join(unfinished, file), text);
  if (compressed) await compressFolder(unfinished);
  // The service reads it from the disk; no browser does.
  await writeFile(path.join(unfinished, contentItemsFile), files.get(contentItemsFile)!);
  await writeFile(path.join(unfinished, descriptorNameOf(descriptor)), JSON.stringify(descriptor, null, 2));
  // Left over when a build was ended between its files and its descriptor; or another build has just written the same.
  if (!existsSync(path.join(folder, descriptorNameOf(descriptor)))) {
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } else await rm(unfinished, { recursive: true });
  return folder;
}
