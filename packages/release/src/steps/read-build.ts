import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@grove/tooling/problem';
import type { Bundle } from '@grove/tooling/bundles';
import { areaDescriptor } from '@grove/contracts';
import type { Candidate } from '../checks/check-area.ts';
import type { FolderFile } from '../checks/files.ts';

const isCopy = (file: string): boolean => /\.(br|gz)$/.test(file);

/** What a build says of itself, and what lies in its folder. */
export async function readBuild({
  name,
  version,
  webFolder,
  descriptor,
}: Pick<Bundle, 'name' | 'version' | 'webFolder' | 'descriptor'>): Promise<Candidate> {
  const { data: area, error } = areaDescriptor.safeParse(JSON.parse(await readFile(descriptor, 'utf8')));
  if (!area)
    throw new Problem(
      `The area.json of ${name} ${version} does not have the form of the contract: ${error.issues.map(({ path: place, message }) => `${place.join('.')} (${message})`).join(', ')}.`,
    );
  const entries = await readdir(webFolder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(webFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const present = new Set(names);
  const files = new Map<string, FolderFile>();
  for (const file of names.filter((one) => one !== 'area.json' && !isCopy(one))) {
    const body = await readFile(path.join(webFolder, file));
    const travelBytes = present.has(`${file}.br`) ? (await stat(path.join(webFolder, `${file}.br`))).size : body.length;
    files.set(file, {
      bytes: body.length,
      integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`,
      travelBytes,
    });
  }
  return { area, files };
}
