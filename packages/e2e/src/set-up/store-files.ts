import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSet } from '@grove/contracts';

/** Every version folder of the store with the time of its making. */
export async function folderTimes(store: string): Promise<Record<string, number>> {
  const parents = [
    'shell',
    ...(
      await Promise.all(
        ['areas', 'server'].map(async (kind) =>
          (await readdir(path.join(store, kind))).map((name) => `${kind}/${name}`),
        ),
      )
    ).flat(),
  ];
  const folders = (
    await Promise.all(
      parents.map(async (parent) => (await readdir(path.join(store, parent))).map((name) => `${parent}/${name}`)),
    )
  ).flat();
  return Object.fromEntries(
    await Promise.all(folders.map(async (folder) => [folder, (await stat(path.join(store, folder))).mtimeMs] as const)),
  );
}

/** The files of a set that are not in the store as the set says. */
export async function brokenFiles(store: string, { shell, areas }: ReleaseSet): Promise<string[]> {
  const builds = [
    { folder: `shell/${shell.version}`, files: shell.files },
    ...areas.map(({ name, version, files }) => ({ folder: `areas/${name}/${version}`, files })),
  ];
  const checked = builds.flatMap(({ folder, files }) =>
    files.map(async (file) => {
      const body = await readFile(path.join(store, folder, file.path)).catch(() => Buffer.alloc(0));
      return `sha384-${createHash('sha384').update(body).digest('base64')}` === file.integrity
        ? []
        : [`${folder}/${file.path}`];
    }),
  );
  return (await Promise.all(checked)).flat();
}
