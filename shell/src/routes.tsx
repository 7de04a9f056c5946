import type { RouteObject } from 'react-router';
import type { PageSet } from '@grove/contracts';
import { AreaPage } from './areas/area-page.tsx';
import type { PageLoader } from './areas/page-loader.ts';
import { ownedRoutes, type OwnedRoute } from './areas/page-set.ts';
import { Layout } from './layout/layout.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** What the layout knows of the page inside it. Absent on the 404 page. */
export type RouteHandle = OwnedRoute | undefined;

const idOf = ({ area, route }: OwnedRoute): string => `${area}/${route.id}`;

/**
 * The routes of all areas, from their descriptors: an area adds a route with no change here. A route's loader waits for
 * its page, so the router shows the old page until the new one is there.
 */
export function composeRoutes(set: PageSet, loader: PageLoader): RouteObject[] {
  return [
    {
      id: 'layout',
      element: <Layout {...(set.pin && { pin: set.pin })} />,
      children: [
        ...ownedRoutes(set).map((owned) => ({
          id: idOf(owned),
          path: owned.route.pattern,
          handle: owned,
          loader: async () => {
            await loader.load(owned.area, owned.route.id);
            return null;
          },
          element: <AreaPage key={idOf(owned)} area={owned.area} route={owned.route.id} loader={loader} />,
        })),
        { id: 'not-found', path: '*', Component: NotFoundPage },
      ],
    },
  ];
}

/** Tells the router that the page of this path is loaded already, so that its first render is the page itself. */
export const loadedAlready = (owned: OwnedRoute | undefined): { loaderData: Record<string, null> } => ({
  loaderData: owned ? { [idOf(owned)]: null } : {},
});
