/** A route of an area as plain data: the build copies it into `area.json`, so this file must not import React. */
export interface AreaRoute {
  /** Name of the route within its area; its title is the text `title.<id>`, its page the chunk `page-<id>`. */
  readonly id: string;
  /** Path pattern of the router, such as `/level/:id`. */
  readonly pattern: string;
  /** The first view is the same for everybody, so it is drawn to HTML when a release set is made. */
  readonly prerender: boolean;
  /** Addresses that the page reads at once; the document preloads them. */
  readonly reads: readonly string[];
  /** The page brings its own navigation; the shell shows none above it. */
  readonly ownNavigation?: boolean;
  /** The place (see `@grove/ui` tokens) whose palette the page wears from the first paint on. */
  readonly place?: string;
}
