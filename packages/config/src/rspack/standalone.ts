import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { AreaName } from '@grove/contracts';
import { areaFolders } from '../areas.ts';
import { baseConfig } from './base.ts';
import { repositoryRoot } from './paths.ts';

const firstPort = 8101;

/** Where an area can be seen alone: from 8101 on, in the order of the workspaces. */
export const standalonePort = (name: AreaName): number => firstPort + areaFolders.indexOf(name);

/** Folder with the files of the area alone, and the address below which they are served. */
export const standaloneFolder = (name: AreaName): string => path.join(repositoryRoot, name, 'dist/standalone');
export const standaloneAddress = '/standalone/';

const entry = './src/standalone.tsx';
const hmrClient = fileURLToPath(new URL('hmr-client.ts', import.meta.url));

/**
 * The build of an area alone, for those who work on it: no federation, its own copies of the shared modules, mocked
 * calls (`@grove/testing/standalone`), readable code. Its entry files are `main.js` and `main.css`.
 *
 * @param options.refresh for a server that follows changes: open pages exchange what has changed and keep their state. A build that fails leaves the files of the one before
 */
export function defineStandalone({ name, refresh = false }: { name: AreaName; refresh?: boolean }): Configuration {
  const base = baseConfig({ name, folder: name, server: false, refresh });
  return {
    ...base,
    name: `${name} (alone)`,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: { main: refresh ? [hmrClient, entry] : entry },
    output: {
      path: standaloneFolder(name),
      publicPath: standaloneAddress,
      clean: true,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      ...(refresh ? [new rspack.HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin()] : []),
    ],
    ...(refresh && { optimization: { emitOnErrors: false } }),
  };
}
