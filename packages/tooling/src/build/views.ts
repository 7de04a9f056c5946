import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { frameOf, pageSetOf, type AreaName, type PageSet, type ReleaseSet } from '@grove/contracts';
import { publicPathOf, serverModuleOf, webFolderOf } from '@grove/releases';

/** Gives what an area's server build exposes; only the shell's server build looks inside. */
type LoadArea = (name: AreaName) => Promise<unknown>;

/** Gives a document of the content by its name. */
type ReadDocument = (name: string) => Promise<unknown>;

/** What the shell's server build offers. */
interface ShellServer {
  renderView(pathname: string, set: PageSet, loadArea: LoadArea, readDocument: ReadDocument): Promise<string>;
  renderFrame(pathname: string, set: PageSet): Promise<string>;
}

/**
 * Draws the routes of a set, or of one of its areas: the whole first view where it is alike for everybody, else the frame around it, and both where the query decides. An area's views
 * depend on its own build, the shell's and the content alone, because widgets come later.
 *
 * @param store holds the server builds at `server/<name>/<version>`, and the content at `content/<version>`
 * @returns views by the routes' patterns, and frames by `frameOf` these; for the whole set also `*`, the 404 page
 */
export async function drawViews(store: string, set: ReleaseSet, only?: AreaName): Promise<Record<string, string>> {
  const importServerBuild = async <Module>(name: string, version: string): Promise<Module> =>
    (await import(pathToFileURL(path.join(store, serverModuleOf({ name, version }))).href)) as Module;
  // First, because it gives the areas the modules that they share.
  const shell = await importServerBuild<ShellServer>('shell', set.shell.version);
  const loadArea: LoadArea = async (name) =>
    (await importServerBuild<{ area: unknown }>(name, set.areas.find((area) => area.name === name)!.version)).area;
  const pageSet = pageSetOf(set, (part) => publicPathOf(part));
  const readDocument: ReadDocument = (name) => readDocumentOf(store, set, name);

  const views: Record<string, string> = only
    ? {}
    : { '*': await shell.renderView('/no-such-page', pageSet, loadArea, readDocument) };
  const areas = set.areas.filter(({ name }) => !only || name === only);
  for (const { pattern, prerender, query } of areas.flatMap((area) => area.routes)) {
    const pathname = pattern.replaceAll(/:[^/]+/g, '1');
    views[pattern] = prerender
      ? await shell.renderView(pathname, pageSet, loadArea, readDocument)
      : await shell.renderFrame(pathname, pageSet);
    if (prerender && query) views[frameOf(pattern)] = await shell.renderFrame(pathname, pageSet);
  }
  return views;
}

async function readDocumentOf(store: string, { content }: ReleaseSet, name: string): Promise<unknown> {
  if (!content) throw new Error(`The set has no content, so no document '${name}'`);
  return JSON.parse(await readFile(path.join(store, webFolderOf(content), `${name}.json`), 'utf8')) as unknown;
}
