import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { repositoryRoot } from './paths.ts';

export const browserTargets = 'chrome >= 111, edge >= 111, firefox >= 128, safari >= 16.4';

const typescript = (refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...(refresh && { development: true, refresh: true }) } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto',
});

/** Pictures and fonts become files of their own; the server build only learns their addresses. */
const files = (emit: boolean): RuleSetRule => ({
  test: /\.(svg|woff2|webp|png|mp3|mp4|webm|vtt)$/,
  type: 'asset/resource',
  generator: { filename: 'media/[name].[contenthash:8][ext]', emit },
});

/**
 * CSS Modules for `*.module.css`, plain CSS for the rest. Names of classes depend on the file alone, so that the
 * browser's build and the server's build of the same sources agree.
 */
const styles = (server: boolean): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(server ? [] : [rspack.CssExtractRspackPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]-[hash:base64:5]',
          localIdentContext: repositoryRoot,
          localIdentHashSalt: 'grove',
          exportOnlyLocals: server,
        },
      },
    },
  ],
  type: 'javascript/auto',
  sideEffects: true,
});

/** What all builds have in common: how sources are found, read and made small. With `refresh`, components can be exchanged in an open page. */
export function baseConfig({
  name,
  folder,
  server,
  refresh = false,
}: {
  name: string;
  folder: string;
  server: boolean;
  refresh?: boolean;
}): Configuration {
  return {
    name: server ? `${name} (server)` : name,
    mode: 'production',
    context: path.join(repositoryRoot, folder),
    devtool: server ? false : 'hidden-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [typescript(refresh), styles(server), files(!server)] },
    performance: false,
    stats: 'errors-warnings',
  };
}

const remoteEntry = /remoteEntry\.js$/;
/**
 * Short names in the order of the alphabet, not by how often their letters occur: a remote entry is made small while hashes stand in it that are not final, and these
 * depend on what leaves no trace in the end, such as comments.
 */
const steadyNames = { disableCharFreq: true } as object;

/** The part of a browser build that is alike for shell and areas: ES modules with hashed names, small and immutable. */
export function browserConfig({
  name,
  folder,
  outputPath,
  publicPath,
  uniqueName,
}: {
  name: string;
  folder: string;
  outputPath: string;
  publicPath: string;
  uniqueName: string;
}): Configuration {
  const base = baseConfig({ name, folder, server: false });
  return {
    ...base,
    target: ['web', 'es2022'],
    output: {
      path: outputPath,
      publicPath,
      uniqueName,
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      // An entry has no hash in its name: its folder is named by its content.
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      cssFilename: 'css/[name].[contenthash:8].css',
      cssChunkFilename: 'css/[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ exclude: remoteEntry }),
        new rspack.SwcJsMinimizerRspackPlugin({ include: remoteEntry, minimizerOptions: { mangle: steadyNames } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserTargets } }),
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      }),
      // Gives the stylesheets that a build's runtime asks for later their `integrity`. Scripts have theirs in the page's import map.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false, enabled: true }),
    ],
  };
}

/** A build for Node of the same sources, used to draw first views ahead. Shared modules come from the shell's server build through a global. */
export function serverConfig({
  name,
  folder,
  entry,
  outputPath,
  publicPath,
  externals,
}: {
  name: string;
  folder: string;
  entry: string;
  outputPath: string;
  publicPath: string;
  externals: readonly string[];
}): Configuration {
  return {
    ...baseConfig({ name, folder, server: true }),
    target: 'node24',
    entry: { [name]: entry },
    output: {
      path: outputPath,
      publicPath,
      clean: true,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
    },
    externalsType: 'var',
    externals: Object.fromEntries(
      externals.map((request) => [request, `globalThis.__groveShared[${JSON.stringify(request)}]`]),
    ),
    optimization: {
      chunkIds: 'named',
      // Readable, but without comments: what only people read makes no other build.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: false, mangle: false, format: { beautify: true, comments: false } },
        }),
      ],
    },
  };
}
