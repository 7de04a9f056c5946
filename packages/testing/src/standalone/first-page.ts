import { replace } from 'react-router-dom';
import type { AreaRoute } from '@grove/contracts';

/** An address that shows the first of an area's pages. */
export function firstPageOf([first]: readonly AreaRoute[]): string {
  return first?.example ?? first?.pattern ?? '/';
}

/** Where an area has no page at the site's root, whoever goes there is sent on to its first page with the chosen states (a query). */
export const rootOf = (routes: readonly AreaRoute[], search: string) =>
  routes.some(({ pattern }) => pattern === '/')
    ? []
    : [{ path: '/', loader: () => replace(firstPageOf(routes) + search) }];
