import type { ReleaseSet } from '@grove/contracts';
import type { Owned } from './document.ts';

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** A path's segments; a slash at the end does not count. */
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function matches(pattern: string, pathname: string): boolean {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  return expected.length === given.length && expected.every((segment, i) => isParameter(segment) || segment === given[i]);
}

/** The route of the set that shows a path. Fixed segments win over parameters, as in the browser's router. */
export function matchRoute(set: ReleaseSet, pathname: string): Owned | undefined {
  const parameters = ({ route }: Owned): number => segmentsOf(route.pattern).filter(isParameter).length;
  return set.areas
    .flatMap((area) => area.routes.map((route) => ({ area, route })))
    .filter(({ route }) => matches(route.pattern, pathname))
    .toSorted((a, b) => parameters(a) - parameters(b))[0];
}
