import * as z from 'zod/mini';
import type { DocumentName } from './content/documents.ts';
import type { AreaDescriptor, RouteDescriptor } from './area-descriptor.ts';
import type { ContentDescriptor, ReleaseSet, ShellDescriptor } from './release-set.ts';

/** Raised when shell and areas must change together; a release set holds only parts of one contract version. */
export const contractVersion = 1;

/** The name of an area, which is that of its folder. A release set says which areas there are; the contract knows none by name, so that a team can bring another one. */
export type AreaName = `mf-${string}`;
const areaPattern = /^mf-[a-z](?:-?[a-z0-9]){0,40}$/;
export const isAreaName = (name: string): name is AreaName => areaPattern.test(name);
// The pattern makes of any text what the type says.
export const areaName = z.string().check(z.regex(areaPattern)) as unknown as z.ZodMiniType<AreaName, string>;

/** A route as an area writes it, in its `src/routes.ts`: plain data, which the build turns into a `RouteDescriptor`. */
export interface AreaRoute {
  /** Name of the route within its area; its title is the text `title.<id>`, its page the chunk `page-<id>`. */
  readonly id: string;
  /** Path pattern of the router, such as `/level/:id`. */
  readonly pattern: string;
  /** The first view is the same for everybody, so it is drawn to HTML when a release set is made. */
  readonly prerender: boolean;
  /** Parameters of the address's query that change the first view: with one of them the page is drawn by the browser, inside the frame that is prerendered. */
  readonly query?: readonly string[];
  /** Addresses that the page reads at once, preloaded with the document; `:name` stands for a parameter of the pattern. */
  readonly reads: readonly string[];
  /** Documents of the content that the page shows: it is drawn when they are there. */
  readonly content?: readonly DocumentName[];
  /** The page brings its own navigation; the shell shows none above it. */
  readonly ownNavigation?: boolean;
  /** The place (see `@grove/ui` tokens) whose palette the page wears from the first paint on. */
  readonly place?: string;
  /** An address that shows the page with its content, as `/level/2`; a pattern with parameters needs one. A release is tried out there. */
  readonly example?: string;
}

/** The name, among the views of a release set, of the frame around a route whose first view is prerendered too; that has the route's pattern as its name. */
export const frameOf = (pattern: string): string => `${pattern}?`;

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** A path's segments; a slash at the end does not count. */
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * A path as a pattern writes it: its fixed parts as the pattern has them, its parameters as they came. Fixed parts are found in any case, as by the browser's router.
 * Undefined for a path that is not of the pattern.
 */
export function pathOfPattern(pattern: string, pathname: string): string | undefined {
  const [expected, given] = [segmentsOf(pattern), segmentsOf(pathname)];
  const isOfPattern =
    expected.length === given.length &&
    expected.every((segment, index) => isParameter(segment) || segment.toLowerCase() === given[index]!.toLowerCase());
  if (!isOfPattern) return undefined;
  return `/${expected.map((segment, index) => (isParameter(segment) ? given[index]! : segment)).join('/')}`;
}

/** How many parts of a pattern are parameters. */
const countParameters = (pattern: string): number => segmentsOf(pattern).filter(isParameter).length;

/** The route that shows a path, for service and browser alike: of several whose patterns the path has, the one with the fewest parameters. */
export const matchRoute = <Owned extends { readonly route: { readonly pattern: string } }>(
  routes: readonly Owned[],
  pathname: string,
): Owned | undefined =>
  routes
    .filter(({ route }) => pathOfPattern(route.pattern, pathname) !== undefined)
    .toSorted((a, b) => countParameters(a.route.pattern) - countParameters(b.route.pattern))[0];

/** Alike for two patterns that the same paths have, whatever their parameters are called and in whatever case their fixed parts are. */
export const shapeOfPattern = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .map((segment) => (isParameter(segment) ? ':' : segment.toLowerCase()))
    .join('/')}`;

/**
 * The addresses that a page reads at once at a path, with the path's parameters filled in. A path that is not of the pattern, or that
 * cannot be decoded, has none.
 */
export function readsAt({ pattern, reads }: Pick<RouteDescriptor, 'pattern' | 'reads'>, pathname: string): string[] {
  if (pathOfPattern(pattern, pathname) === undefined) return [];
  const given = segmentsOf(pathname);
  try {
    const values = new Map(
      segmentsOf(pattern).flatMap((segment, index) =>
        isParameter(segment) ? [[segment, encodeURIComponent(decodeURIComponent(given[index]!))] as const] : [],
      ),
    );
    return reads.map((address) => address.replaceAll(/:[a-zA-Z]+/g, (name) => values.get(name) ?? name));
  } catch {
    return [];
  }
}

/** The address of a document of the content. @param base address of the content's folder, with a slash at the end */
export const documentAddress = (base: string, name: string): string => `${base}${name}.json`;

/** What a browser needs to show an area: where its build lies and what it shows. */
export interface PageArea {
  readonly name: AreaName;
  readonly version: string;
  /** Address of the area's folder, with a slash at the end. */
  readonly base: string;
  readonly entry: string;
  readonly routes: readonly Omit<RouteDescriptor, 'reads' | 'content' | 'prerender' | 'query' | 'example'>[];
}

/** The part of a release set that a document carries for the shell. */
export interface PageSet {
  readonly id: string;
  /** Version of the shell. */
  readonly shell: string;
  readonly areas: readonly PageArea[];
  /** The content, and the address of its folder, with a slash at the end; a set of before content was released has none. */
  readonly content?: { readonly version: string; readonly base: string };
  /** Share of page loads that report about themselves, from 0 to 1; none where it is not said. */
  readonly telemetry?: { readonly sampleRate: number };
  /** The page shows one area in a build of its own, by a pin link: a version or a development server's origin, until a time in ISO form. */
  readonly pin?: { readonly area: AreaName; readonly build: string; readonly until: string };
}

/** Reduces a release set to what the browser needs. `baseOf` gives the address of the folder of an area or of the content. */
export function pageSetOf(
  set: Pick<ReleaseSet, 'id' | 'areas' | 'content'> & { readonly shell: Pick<ShellDescriptor, 'version'> },
  baseOf: (part: AreaDescriptor | ContentDescriptor) => string,
): PageSet {
  return {
    id: set.id,
    shell: set.shell.version,
    areas: set.areas.map((area) => ({
      name: area.name,
      version: area.version,
      base: baseOf(area),
      entry: area.entry,
      routes: area.routes.map(
        ({ reads: _reads, content: _content, prerender: _prerender, query: _query, example: _example, ...route }) =>
          route,
      ),
    })),
    ...(set.content && { content: { version: set.content.version, base: baseOf(set.content) } }),
  };
}
