import { areaFolders } from '@grove/config/areas';
import type { AreaName } from '@grove/contracts';
import { Problem } from '@grove/tooling/problem';

/** The area of that name. Throws a Problem that says which there are. */
export function areaNamed(name: string | undefined): AreaName {
  const found = areaFolders.find((area) => area === name);
  if (!found) throw new Problem(`There is no area '${name ?? ''}'. These exist: ${areaFolders.join(', ')}.`);
  return found;
}
