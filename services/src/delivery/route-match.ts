import { countParameters, pathOfPattern, type ReleaseSet } from '@grove/contracts';
import type { Owned } from './document.ts';

/** The route of the set that shows a path, in whatever case its fixed parts are. Fixed parts win over parameters, as in the browser's router. */
export function matchRoute(set: ReleaseSet, pathname: string): Owned | undefined {
  return set.areas
    .flatMap((area) => area.routes.map((route) => ({ area, route })))
    .filter(({ route }) => pathOfPattern(route.pattern, pathname) !== undefined)
    .toSorted((a, b) => countParameters(a.route.pattern) - countParameters(b.route.pattern))[0];
}
