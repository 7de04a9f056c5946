import type { ComponentType } from 'react';
import type { AreaName, AreaRoute } from '@grove/contracts';

/** Loads the component of a page; each page is a chunk of its own. */
export type LoadPage = () => Promise<ComponentType>;

/** What an area exposes to the shell. */
export interface Area {
  readonly name: AreaName;
  readonly pages: Readonly<Record<string, LoadPage>>;
}

/** Declares an area, checking that every route has its page and no page is without a route. */
export function defineArea<const Routes extends readonly AreaRoute[]>(area: {
  name: AreaName;
  routes: Routes;
  pages: Record<Routes[number]['id'], LoadPage>;
}): Area {
  return { name: area.name, pages: area.pages };
}
