import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import type { AreaName } from '@grove/contracts';
import { baseConfig } from './base.ts';
import { repositoryRoot } from './paths.ts';

/** Where each area can be seen alone. */
export const standalonePorts: Readonly<Record<AreaName, number>> = {
  'mf-landing': 8101,
  'mf-lessons': 8102,
  'mf-adventures': 8103,
  'mf-chat': 8104,
  'mf-media': 8105,
};

/** Folder with the files of the area alone, and the address below which they are served. */
export const standaloneFolder = (name: AreaName): string => path.join(repositoryRoot, name, 'dist/standalone');
export const standaloneAddress = '/standalone/';

/**
 * The build of an area alone, for those who work on it: no federation, its own copies of the shared modules, mocked
 * calls (`@grove/testing/standalone`), readable code. Its entry files are `main.js` and `main.css`.
 */
export function defineStandalone({ name }: { name: AreaName }): Configuration {
  const base = baseConfig({ name, folder: name, server: false });
  return {
    ...base,
    name: `${name} (alone)`,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: { main: './src/standalone.tsx' },
    output: { path: standaloneFolder(name), publicPath: standaloneAddress, clean: true, filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [new rspack.CssExtractRspackPlugin({ filename: '[name].css', chunkFilename: '[name].css' })],
  };
}
