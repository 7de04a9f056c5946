import * as z from 'zod/mini';
import { contentRange } from './content/schema.ts';
import { nonEmpty } from './entities/primitives.ts';
import { loadableBuild } from './loadable-build.ts';

/**
 * A route that an area owns. `files` are what the browser needs to show it (paths of the build), `reads` the
 * addresses of the data it asks for at once, `content` the documents of the content that it shows, and `prerender` says that its first view holds no parameter and can be prerendered, unless one of `query` is asked for.
 */
export const routeDescriptor = z.object({
  id: nonEmpty,
  pattern: nonEmpty.check(z.regex(/^\//)),
  title: nonEmpty,
  prerender: z.boolean(),
  query: z.optional(z.array(nonEmpty)),
  reads: z.array(nonEmpty),
  content: z.optional(z.array(nonEmpty)),
  /** The page brings a navigation of its own; the shell shows none above it. */
  ownNavigation: z.boolean(),
  /** The place whose palette the page wears from the first paint on. */
  place: z.optional(nonEmpty),
  /** An address of a pattern with parameters that shows the page with its content. */
  example: z.optional(nonEmpty),
  files: z.array(nonEmpty),
});
export type RouteDescriptor = z.infer<typeof routeDescriptor>;

/** Exports of shared modules by module and name, each with a digest of what its type promises (`packages/tooling/src/build/exports`). */
export const exportPromises = z.record(z.string(), z.record(z.string(), nonEmpty));
export type ExportPromises = z.infer<typeof exportPromises>;

/** What a build of an area says of itself, in `area.json` (architecture §4). */
export const areaDescriptor = z.object({
  ...loadableBuild,
  routes: z.array(routeDescriptor),
  /** Names of the widgets that it offers to other areas. */
  widgets: z.array(nonEmpty),
  /** Full names of the widgets of other areas that its pages show; builds of before this was noted do not say. */
  uses: z.optional(z.array(nonEmpty)),
  /** What it uses of the modules of ours that the shell shares; builds of before this was noted do not say. */
  needs: z.optional(exportPromises),
  /** The forms of content that it can read; builds of before content was released do not say. */
  readsContent: z.optional(contentRange),
});
export type AreaDescriptor = z.infer<typeof areaDescriptor>;
