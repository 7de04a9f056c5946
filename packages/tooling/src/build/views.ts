import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { frameOf, pageSetOf, type AreaName, type PageSet, type ReleaseSet } from '@grove/contracts';
import { publicPathOf, serverModuleOf } from '@grove/releases';

/** Gives what an area's server build exposes; only the shell's server build looks inside. */
type LoadArea = (name: AreaName) => Promise<unknown>;

/** What the shell's server build offers. */
interface ShellServer {
  renderView(pathname: string, set: PageSet, loadArea: LoadArea): Promise<string>;
  renderFrame(pathname: string, set: PageSet): Promise<string>;
}

/**
 * Draws the routes of a set, or of one of its areas: the whole first view where it is alike for everybody, else the frame around it, and both where the query decides. An area's views
 * depend on its own build and the shell's alone, because widgets come later.
 *
 * @param store holds the server builds at `server/<name>/<version>`
 * @returns views by the routes' patterns, and frames by `frameOf` these; for the whole set also `*`, the 404 page
 */
export async function drawViews(store: string, set: ReleaseSet, only?: AreaName): Promise<Record<string, string>> {
  const importServerBuild = async <Module>(name: string, version: string): Promise<Module> =>
    (await import(pathToFileURL(path.join(store, serverModuleOf({ name, version }))).href)) as Module;
  // First, because it gives the areas the modules that they share.
  const shell = await importServerBuild<ShellServer>('shell', set.shell.version);
  const loadArea: LoadArea = async (name) =>
    (await importServerBuild<{ area: unknown }>(name, set.areas.find((area) => area.name === name)!.version)).area;
  const pageSet = pageSetOf(set, (area) => publicPathOf(area));

  const views: Record<string, string> = only ? {} : { '*': await shell.renderView('/no-such-page', pageSet, loadArea) };
  const areas = set.areas.filter(({ name }) => !only || name === only);
  for (const { pattern, prerender, query } of areas.flatMap((area) => area.routes)) {
    const pathname = pattern.replaceAll(/:[^/]+/g, '1');
    views[pattern] = prerender
      ? await shell.renderView(pathname, pageSet, loadArea)
      : await shell.renderFrame(pathname, pageSet);
    if (prerender && query) views[frameOf(pattern)] = await shell.renderFrame(pathname, pageSet);
  }
  return views;
}
