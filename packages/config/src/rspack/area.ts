import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { AreaDescriptor, AreaName, AreaRoute, RouteDescriptor } from '@grove/contracts';
import { contractVersion } from '@grove/contracts';
import { browserConfig, serverConfig } from './base.ts';
import { DescriptorPlugin, type BuildFiles } from './descriptor-plugin.ts';
import { ModuleFederationPlugin, esmRuntimeAlias, esmRuntimePlugin, federationDefaults } from './federation.ts';
import { localVersion, publicPathOf, repositoryRoot } from './paths.ts';
import { expectedByArea, lazySharedModules, sharedModules, sharedRanges } from './shared.ts';

const exposeChunk = 'area';

/** What the build reads from an area's sources: its routes and widgets, and its words for their titles. */
interface AreaSources {
  name: AreaName;
  version: string;
  routes: readonly AreaRoute[];
  widgets: readonly string[];
  titles: Readonly<Record<string, string>>;
}

async function readSources(name: AreaName): Promise<AreaSources> {
  const source = (file: string): string => path.join(repositoryRoot, name, 'src', file);
  const { routes, widgets = [] } = (await import(source('routes.ts'))) as { routes: readonly AreaRoute[]; widgets?: readonly string[] };
  const { en } = (await import(source('locales/en.ts'))) as { en: Readonly<Record<string, string>> };
  return { name, version: localVersion(name), routes, widgets, titles: en };
}

function describeRoute({ name, titles }: AreaSources, route: AreaRoute, entry: string, filesOf: BuildFiles['filesOf']): RouteDescriptor {
  const title = titles[`title.${route.id}`];
  if (!title) throw new Error(`${name}: the route '${route.id}' needs the text 'title.${route.id}' in src/locales/en.ts`);
  const pageFiles = filesOf(`page-${route.id}`);
  if (pageFiles.length === 0) throw new Error(`${name}: the route '${route.id}' needs a page imported with webpackChunkName "page-${route.id}" in src/area.tsx`);
  return {
    id: route.id,
    pattern: route.pattern,
    title,
    prerender: route.prerender,
    reads: [...route.reads],
    ownNavigation: route.ownNavigation ?? false,
    ...(route.place ? { place: route.place } : {}),
    files: [...new Set([entry, ...filesOf(exposeChunk), ...pageFiles])],
  };
}

function checkedWidget({ name }: AreaSources, widget: string, filesOf: BuildFiles['filesOf']): string {
  if (filesOf(`widget-${widget}`).length === 0) throw new Error(`${name}: the widget '${widget}' needs a module imported with webpackChunkName "widget-${widget}" in src/area.tsx`);
  return widget;
}

function describeArea(sources: AreaSources, { files, filesOf }: BuildFiles): AreaDescriptor {
  const entry = files.find((file) => file.path.startsWith('remoteEntry.'))?.path;
  if (!entry) throw new Error(`${sources.name}: the build made no remote entry`);
  return {
    name: sources.name,
    version: sources.version,
    contract: contractVersion,
    entry,
    routes: sources.routes.map((route) => describeRoute(sources, route, entry, filesOf)),
    widgets: sources.widgets.map((widget) => checkedWidget(sources, widget, filesOf)),
    shared: sharedRanges(),
    files,
  };
}

const federate = (name: AreaName): InstanceType<typeof ModuleFederationPlugin> =>
  new ModuleFederationPlugin({
    ...federationDefaults,
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './area': { import: './src/area.tsx', name: exposeChunk } },
    shared: expectedByArea(),
    library: { type: 'module' },
    experiments: { ...federationDefaults.experiments, externalRuntime: true },
  });

/** The whole build of an area: the files that browsers load, and the server's twin that draws first views ahead. */
export async function defineArea({ name }: { name: AreaName }): Promise<Configuration[]> {
  const sources = await readSources(name);
  const publicPath = publicPathOf(name, sources.version);
  const distribution = path.join(repositoryRoot, name, 'dist');
  const web = browserConfig({
    name,
    folder: name,
    outputPath: path.join(distribution, 'web'),
    publicPath,
    // Two versions of an area in one page must not share a chunk registry: with one name, v1's page rendered with v2's parts.
    uniqueName: `${name}@${sources.version}`,
  });
  const descriptor = new DescriptorPlugin('area.json', (build) => describeArea(sources, build));
  return [
    { ...web, entry: {}, resolve: { ...web.resolve, alias: esmRuntimeAlias }, plugins: [...(web.plugins ?? []), esmRuntimePlugin(), federate(name), descriptor] },
    serverConfig({
      name,
      folder: name,
      entry: './src/area.tsx',
      outputPath: path.join(distribution, 'server'),
      publicPath,
      externals: [...sharedModules, ...lazySharedModules],
    }),
  ];
}
