import type { AreaDescriptor } from '@grove/contracts';

/** A file as it lies in a build's folder. */
export interface FolderFile {
  readonly bytes: number;
  /** SHA-384 in the form of an `integrity` attribute. */
  readonly integrity: string;
  /** Bytes of its brotli copy; where there is none, its own. */
  readonly travelBytes: number;
}

/** The folder holds what the descriptor says, byte for byte, and nothing else; and everything that the descriptor names. */
export function checkFiles(
  { name, entry, routes, files }: Pick<AreaDescriptor, 'name' | 'entry' | 'routes' | 'files'>,
  folder: ReadonlyMap<string, FolderFile>,
): string[] {
  const described = new Set(files.map(({ path }) => path));
  const faults = [
    ...files.flatMap(({ path, bytes, integrity }) => {
      const file = folder.get(path);
      if (!file) return [`${path} is missing`];
      return file.bytes === bytes && file.integrity === integrity ? [] : [`${path} is not what its SHA-384 says`];
    }),
    ...[...folder.keys()].filter((path) => !described.has(path)).map((path) => `${path} is not in area.json`),
    ...[...new Set([entry, ...routes.flatMap((route) => route.files)])]
      .filter((path) => !described.has(path))
      .map((path) => `${path} is needed, and area.json does not list it`),
  ];
  if (faults.length === 0) return [];
  const more = faults.length > 3 ? ` and ${faults.length - 3} more` : '';
  return [
    `The built files of ${name} are not those of its area.json (${faults.slice(0, 3).join(', ')}${more}): delete .grove/release and release again.`,
  ];
}
