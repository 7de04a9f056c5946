import { matchRoute, type AreaName, type PageSet } from '@grove/contracts';

/** The release set that this document was made for, as `delivery` wrote it into the page. */
export function readPageSet(): PageSet {
  const element = document.getElementById('page-set');
  if (!element?.textContent) throw new Error('The page carries no release set');
  // Same origin, written by the service that validated it; parsing it again would only cost the learner time.
  return JSON.parse(element.textContent) as PageSet;
}

export interface OwnedRoute {
  readonly area: AreaName;
  readonly route: PageSet['areas'][number]['routes'][number];
}

/** Every route of the set with the area that owns it. */
export const ownedRoutes = (set: PageSet): OwnedRoute[] =>
  set.areas.flatMap(({ name, routes }) => routes.map((route) => ({ area: name, route })));

/** The route that shows a path, if any area owns it. */
export const findRoute = (set: PageSet, pathname: string): OwnedRoute | undefined =>
  matchRoute(ownedRoutes(set), pathname);
