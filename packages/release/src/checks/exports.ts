import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';
import { type MissingExport, missingExports } from '@grove/releases';

/** The modules of ours that the shell shares are compared name by name: an area may be built against a newer shell than the one that is active. */
export function checkExports(
  area: Pick<AreaDescriptor, 'name' | 'needs'>,
  { shell }: Pick<ReleaseSet, 'shell'>,
): string[] {
  const missing = missingExports(area, shell);
  const sentences = { absent: absentSentence, changed: changedSentence } as const;
  return (['absent', 'changed'] as const).flatMap((kind) => {
    const names = namesByModule(missing.filter(({ is }) => is === kind));
    return names.length === 0 ? [] : [sentences[kind](area.name, names.join(' and '), shell.version)];
  });
}

const absentSentence = (area: string, names: string, shell: string): string =>
  `${area} uses ${names}, which the active shell ${shell} does not offer: deploy a shell with it first, or do without it.`;

const changedSentence = (area: string, names: string, shell: string): string =>
  `${area} was built with another type of ${names} than the active shell ${shell} offers: deploy the newer shell first, or build the area from a commit of before the change.`;

/** As in `useRead, Widget of @grove/platform`. */
const namesByModule = (missing: readonly MissingExport[]): string[] =>
  [...Map.groupBy(missing, ({ module }) => module)].map(
    ([module, exports]) => `${exports.map(({ name }) => name).join(', ')} of ${module}`,
  );
