import type { AreaDescriptor, ShellDescriptor } from '@grove/contracts';

/** An export that an area uses and a shell does not offer as the area was built against it. */
export interface MissingExport {
  readonly module: string;
  readonly name: string;
  /** `absent`: the shell has none of this name; `changed`: its type is another one. */
  readonly is: 'absent' | 'changed';
}

/** What an area uses of the modules that the shell shares, and this shell does not offer. A build of before such things were noted misses nothing. */
export function missingExports(
  { needs = {} }: Pick<AreaDescriptor, 'needs'>,
  { offers }: Pick<ShellDescriptor, 'offers'>,
): MissingExport[] {
  if (!offers) return [];
  return Object.entries(needs).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, promise]): MissingExport[] => {
      const offered = offers[module]?.[name];
      if (offered === promise) return [];
      return [{ module, name, is: offered === undefined ? 'absent' : 'changed' }];
    }),
  );
}
