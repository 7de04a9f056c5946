import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { AreaName, RouteDescriptor } from '@grove/contracts';
import { contractVersion } from '@grove/contracts';
import { browserConfig, serverConfig } from './base.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { ModuleFederationPlugin, esmRuntimeAlias, esmRuntimePlugin, federationDefaults } from './federation.ts';
import { localVersion, publicPathOf, repositoryRoot } from './paths.ts';
import { expectedByArea, lazySharedModules, sharedModules, sharedRanges } from './shared.ts';

const exposeChunk = 'area';

/** A route as an area writes it in `src/routes.ts`; the build adds title and files. */
export interface SourceRoute {
  id: string;
  pattern: string;
  prerender: boolean;
  reads: readonly string[];
  ownNavigation?: boolean;
  place?: string;
}

interface AreaSources {
  routes: readonly SourceRoute[];
  titles: Readonly<Record<string, string>>;
}

async function readSources(folder: string): Promise<AreaSources> {
  const source = (file: string): string => path.join(repositoryRoot, folder, 'src', file);
  const { routes } = (await import(source('routes.ts'))) as { routes: readonly SourceRoute[] };
  const { en } = (await import(source('locales/en.ts'))) as { en: Readonly<Record<string, string>> };
  return { routes, titles: en };
}

/** The whole build of an area: the files that browsers load, and the server's twin that draws first views ahead. */
export async function defineArea({ name }: { name: AreaName }): Promise<Configuration[]> {
  const { routes, titles } = await readSources(name);
  const version = localVersion(name);
  const publicPath = publicPathOf(name, version);
  const distribution = path.join(repositoryRoot, name, 'dist');

  const web = browserConfig({
    name,
    folder: name,
    outputPath: path.join(distribution, 'web'),
    publicPath,
    // Two versions of an area in one page must not share a chunk registry: with one name, v1's page rendered with v2's parts.
    uniqueName: `${name}@${version}`,
  });

  const describeRoute = (route: SourceRoute, filesOf: (chunk: string) => string[], entry: string): RouteDescriptor => {
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
  };

  const descriptor = new DescriptorPlugin('area.json', ({ files, filesOf }) => {
    const entry = files.find((file) => file.path.startsWith('remoteEntry.'))?.path;
    if (!entry) throw new Error(`${name}: the build made no remote entry`);
    return {
      name,
      version,
      contract: contractVersion,
      entry,
      expose: './area',
      routes: routes.map((route) => describeRoute(route, filesOf, entry)),
      widgets: [],
      shared: sharedRanges(),
      files,
    };
  });

  const federation = new ModuleFederationPlugin({
    ...federationDefaults,
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './area': { import: './src/area.tsx', name: exposeChunk } },
    shared: expectedByArea(),
    library: { type: 'module' },
    experiments: { ...federationDefaults.experiments, externalRuntime: true },
  });

  return [
    { ...web, entry: {}, resolve: { ...web.resolve, alias: esmRuntimeAlias }, plugins: [...(web.plugins ?? []), esmRuntimePlugin(), federation, descriptor] },
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
