import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { AreaDescriptor, AreaName, AreaRoute, RouteDescriptor } from '@grove/contracts';
import { contractVersion } from '@grove/contracts';
import { descriptorNameOf, publicPathOf } from '@grove/releases/layout';
import { browserConfig, serverConfig } from './base.ts';
import { DescriptorPlugin, type BuildFiles } from './descriptor-plugin.ts';
import { ModuleFederationPlugin, esmRuntimeAlias, esmRuntimePlugin, federationDefaults } from './federation.ts';
import { manifestVersion, repositoryRoot, unstampedVersion } from './paths.ts';
import { expectedByArea, lazySharedModules, sharedModules, sharedRanges } from './shared.ts';

const exposeChunk = 'area';

/** What the build reads from an area's sources: its routes and widgets, and its words for their titles. */
interface AreaSources {
  name: AreaName;
  version: string;
  routes: readonly AreaRoute[];
  widgets: readonly string[];
  uses: readonly string[];
  titles: Readonly<Record<string, string>>;
}

async function readSources(name: AreaName): Promise<AreaSources> {
  const source = (file: string): string => path.join(repositoryRoot, name, 'src', file);
  const { routes, widgets = [] } = (await import(source('routes.ts'))) as {
    routes: readonly AreaRoute[];
    widgets?: readonly string[];
  };
  const { en } = (await import(source('locales/en.ts'))) as { en: Readonly<Record<string, string>> };
  return {
    name,
    version: unstampedVersion(manifestVersion(name)),
    routes,
    widgets,
    uses: usedWidgets(path.join(repositoryRoot, name, 'src')),
    titles: en,
  };
}

/** An address of the area's first page, for whoever wants to see the area. */
export async function firstPageOf(name: AreaName): Promise<string> {
  const [first] = (await readSources(name)).routes;
  return first?.example ?? first?.pattern ?? '/';
}

/** The widgets of other areas that sources place into their pages, found by their slots: `<Widget name="mf-media/player" …`. */
export function usedWidgets(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const names = sources.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/<Widget\s+name="([^"]+)"/g)].map(([, name]) => name!),
  );
  return [...new Set(names)].toSorted();
}

function checkedExample({ name }: AreaSources, { id, pattern, example }: AreaRoute): { example?: string } {
  if (pattern.includes('/:') && !example)
    throw new Error(
      `${name}: the route '${id}' has parameters, so it needs an \`example\` in src/routes.ts, an address that shows the page`,
    );
  return example ? { example } : {};
}

function describeRoute(
  sources: AreaSources,
  route: AreaRoute,
  entry: string,
  filesOf: BuildFiles['filesOf'],
): RouteDescriptor {
  const { name, titles } = sources;
  const title = titles[`title.${route.id}`];
  if (!title)
    throw new Error(`${name}: the route '${route.id}' needs the text 'title.${route.id}' in src/locales/en.ts`);
  const pageFiles = filesOf(`page-${route.id}`);
  if (pageFiles.length === 0)
    throw new Error(
      `${name}: the route '${route.id}' needs a page imported with webpackChunkName "page-${route.id}" in src/area.tsx`,
    );
  return {
    id: route.id,
    pattern: route.pattern,
    title,
    prerender: route.prerender,
    reads: [...route.reads],
    ...(route.content ? { content: [...route.content] } : {}),
    ownNavigation: route.ownNavigation ?? false,
    ...(route.place ? { place: route.place } : {}),
    ...(route.query ? { query: [...route.query] } : {}),
    ...checkedExample(sources, route),
    files: [...new Set([entry, ...filesOf(exposeChunk), ...pageFiles])],
  };
}

function checkedWidget({ name }: AreaSources, widget: string, filesOf: BuildFiles['filesOf']): string {
  if (filesOf(`widget-${widget}`).length === 0)
    throw new Error(
      `${name}: the widget '${widget}' needs a module imported with webpackChunkName "widget-${widget}" in src/area.tsx`,
    );
  return widget;
}

function describeArea(sources: AreaSources, { files, filesOf }: BuildFiles): AreaDescriptor {
  const entry = files.find((file) => file.path === 'remoteEntry.js')?.path;
  if (!entry) throw new Error(`${sources.name}: the build made no remote entry`);
  return {
    name: sources.name,
    version: sources.version,
    contract: contractVersion,
    entry,
    routes: sources.routes.map((route) => describeRoute(sources, route, entry, filesOf)),
    widgets: sources.widgets.map((widget) => checkedWidget(sources, widget, filesOf)),
    uses: [...sources.uses],
    shared: sharedRanges(),
    files,
  };
}

const federate = (name: AreaName): InstanceType<typeof ModuleFederationPlugin> =>
  new ModuleFederationPlugin({
    ...federationDefaults,
    name,
    // Without a hash: its folder is named by its content, and the order in which the bundler writes hashes into it is not always the same.
    filename: 'remoteEntry.js',
    exposes: { './area': { import: './src/area.tsx', name: exposeChunk } },
    shared: expectedByArea(),
    library: { type: 'module' },
    experiments: { ...federationDefaults.experiments, externalRuntime: true },
  });

/** The files of an area that browsers load. */
function webBuild(sources: AreaSources, { folder, publicPath }: { folder: string; publicPath: string }): Configuration {
  const { name, version } = sources;
  // Two versions of an area in one page must not share a chunk registry: with one name, v1's page rendered with v2's parts.
  const web = browserConfig({
    name,
    folder: name,
    outputPath: path.join(repositoryRoot, name, 'dist', folder),
    publicPath,
    uniqueName: `${name}@${version}`,
  });
  const descriptor = new DescriptorPlugin(descriptorNameOf(sources), (build) => describeArea(sources, build));
  return {
    ...web,
    entry: {},
    resolve: { ...web.resolve, alias: esmRuntimeAlias },
    plugins: [...(web.plugins ?? []), esmRuntimePlugin(), federate(name), descriptor],
  };
}

/** The whole build of an area: the files that browsers load, and the server's twin that draws first views ahead. */
export async function defineArea({ name }: { name: AreaName }): Promise<Configuration[]> {
  const sources = await readSources(name);
  const publicPath = publicPathOf(sources);
  return [
    webBuild(sources, { folder: 'web', publicPath }),
    serverConfig({
      name,
      folder: name,
      entry: './src/area.tsx',
      outputPath: path.join(repositoryRoot, name, 'dist/server'),
      publicPath,
      externals: [...sharedModules, ...lazySharedModules],
    }),
  ];
}

/** Where a developer's own server has the federated build of its area, and the folder that it comes from. */
export const ownAreaAddress = '/area/';
export const ownAreaFolder = (name: AreaName): string => path.join(repositoryRoot, name, 'dist/own');

/**
 * The federated build of an area that a developer's own server offers at `origin`, so that a deployed site can show it in place of its
 * own (a pin link). Readable code; files of earlier builds stay, because an open page may still ask for them.
 */
export async function defineOwnArea({ name, origin }: { name: AreaName; origin: string }): Promise<Configuration> {
  const web = webBuild(
    { ...(await readSources(name)), version: 'dev' },
    { folder: 'own', publicPath: origin + ownAreaAddress },
  );
  return {
    ...web,
    name: `${name} (own)`,
    devtool: 'cheap-module-source-map',
    output: { ...web.output, clean: false },
    optimization: { ...web.optimization, minimize: false },
  };
}
