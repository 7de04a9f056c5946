import { intersects, minVersion, satisfies, validRange } from 'semver';
import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';

/**
 * The modules that exist once in a page come from the shell. Each range that the area asks for must hold the version that the active shell offers;
 * of a module that the shell does not offer, or that it names by a range, some version must suit every other area too.
 */
export function checkRanges(
  area: Pick<AreaDescriptor, 'name' | 'shared'>,
  { shell, areas }: Pick<ReleaseSet, 'shell' | 'areas'>,
): string[] {
  return Object.entries(area.shared).flatMap(([module, range]) => {
    if (validRange(range) === null)
      return [
        `${area.name} asks for ${module} '${range}', which is no range of versions: mend its dependency in ${area.name}/package.json.`,
      ];
    const offered = shell.shared[module];
    if (offered === undefined)
      return [
        `${area.name} asks for the shared module ${module} ${range}, and the active shell offers none: release a shell with it first, or bundle it with the area.`,
      ];
    const version = minVersion(offered)!.version;
    if (!satisfies(version, range)) {
      return [
        `${area.name} asks for ${module} ${range}, and the active shell offers ${version}: install a version that fits in ${area.name}, or release a shell with the newer one first.`,
      ];
    }
    const opponent = areas.find(
      (other) =>
        other.name !== area.name && other.shared[module] !== undefined && !intersects(other.shared[module], range),
    );
    if (opponent)
      return [
        `${area.name} asks for ${module} ${range}, and ${opponent.name} for ${opponent.shared[module]}, which no version satisfies: agree with the team of ${opponent.name} on one.`,
      ];
    return [];
  });
}
