import type { AreaDescriptor, AreaName } from '@grove/contracts';
import type { FolderFile } from './files.ts';

/** Bounds of one area in kilobytes (1,000 bytes) as they travel, with brotli. */
interface Budget {
  /** The scripts and styles of any one route: remote entry, the area's own module, the page. */
  readonly routeKb: number;
  /** All scripts and styles together. */
  readonly codeKb: number;
}

/**
 * What each area may weigh: about a quarter above what it weighed when the bound was set. A team that needs more changes its line here, in a commit
 * that says why.
 */
const budgets: Readonly<Record<AreaName, Budget>> = {
  'mf-landing': { routeKb: 32, codeKb: 60 },
  'mf-lessons': { routeKb: 75, codeKb: 270 },
  'mf-adventures': { routeKb: 30, codeKb: 40 },
  'mf-chat': { routeKb: 52, codeKb: 120 },
  'mf-media': { routeKb: 28, codeKb: 36 },
};

/** What an area may weigh that has no line yet. */
const usual: Budget = { routeKb: 50, codeKb: 100 };

const isCode = (path: string): boolean => /\.(js|css)$/.test(path);
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** A page stays as light as its team has promised. */
export function checkBudget(
  { name, routes, files }: Pick<AreaDescriptor, 'name' | 'routes' | 'files'>,
  folder: ReadonlyMap<string, FolderFile>,
  { routeKb, codeKb } = budgets[name] ?? usual,
): string[] {
  const weigh = (paths: readonly string[]): number =>
    paths.filter(isCode).reduce((sum, path) => sum + (folder.get(path)?.travelBytes ?? 0), 0);
  const advice = `make it smaller, or raise the bound of ${name} in packages/release/src/checks/budget.ts and say why`;
  const heavy = routes
    .map(({ pattern, files: paths }) => ({ pattern, bytes: weigh(paths) }))
    .filter(({ bytes }) => bytes > routeKb * 1000)
    .map(
      ({ pattern, bytes }) =>
        `The route ${pattern} of ${name} brings ${kb(bytes)} of scripts and styles, and its bound is ${routeKb} KB: ${advice}.`,
    );
  const all = weigh(files.map(({ path }) => path));
  return [
    ...heavy,
    ...(all > codeKb * 1000
      ? [`All scripts and styles of ${name} are ${kb(all)}, and the bound is ${codeKb} KB: ${advice}.`]
      : []),
  ];
}
