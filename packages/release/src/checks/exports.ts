import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';
import { missingExports } from '@grove/releases';

/** The modules of ours that the shell shares are compared name by name: an area may be built against a newer shell than the one that is active. */
export function checkExports(
  area: Pick<AreaDescriptor, 'name' | 'needs'>,
  { shell }: Pick<ReleaseSet, 'shell'>,
): string[] {
  return missingExports(area, shell).map(({ module, name, is }) =>
    is === 'absent'
      ? `${area.name} uses ${name} of ${module}, which the active shell ${shell.version} does not offer: deploy a shell with it first, or do without it.`
      : `${area.name} was built with another ${name} of ${module} than the active shell ${shell.version} offers: deploy that shell first, or build the area from a commit of before ${name} changed.`,
  );
}
