import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { contractVersion } from '@grove/contracts';
import { descriptorNameOf, publicPathOf } from '@grove/releases/layout';
import { browserConfig, serverConfig } from './base.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { ModuleFederationPlugin, esmRuntimeAlias, esmRuntimePlugin, federationDefaults } from './federation.ts';
import { manifestVersion, repositoryRoot, unstampedVersion } from './paths.ts';
import { sharedByShell, sharedRanges } from './shared.ts';

const folder = 'shell';
/** Dialogs lock scrolling by a style element; ours does it by a way that the Content-Security-Policy lets in. */
const adoptedStyles = { 'react-style-singleton$': path.join(repositoryRoot, 'packages/ui/src/style-singleton.ts') };

const latinFont = /media\/(fredoka|nunito)-latin-.*\.woff2$/;

/** The build of the shell: one entry that carries the shared modules, and the server's twin that draws first views ahead. */
export function defineShell(): Configuration[] {
  const version = unstampedVersion(manifestVersion(folder));
  const publicPath = publicPathOf({ name: 'shell', version });
  const distribution = path.join(repositoryRoot, folder, 'dist');

  const web = browserConfig({
    name: 'shell',
    folder,
    outputPath: path.join(distribution, 'web'),
    publicPath,
    uniqueName: `shell@${version}`,
  });

  const descriptor = new DescriptorPlugin(descriptorNameOf({ name: 'shell' }), ({ files, filesOf }) => {
    const entryFiles = filesOf('main');
    return {
      name: 'shell',
      version,
      contract: contractVersion,
      scripts: entryFiles.filter((file) => file.endsWith('.js')),
      styles: entryFiles.filter((file) => file.endsWith('.css')),
      preloads: files.map((file) => file.path).filter((file) => latinFont.test(file)),
      shared: sharedRanges(),
      keepsStrictPolicy: true,
      files,
    };
  });

  const federation = new ModuleFederationPlugin({
    ...federationDefaults,
    name: 'shell',
    remotes: {},
    runtimePlugins: [path.join(repositoryRoot, 'shell/src/federation/provide-runtime-core.ts')],
    shared: sharedByShell(),
  });

  return [
    {
      ...web,
      entry: { main: './src/main.tsx' },
      resolve: { ...web.resolve, alias: { ...esmRuntimeAlias, ...adoptedStyles } },
      plugins: [...(web.plugins ?? []), esmRuntimePlugin(), federation, descriptor],
    },
    serverConfig({
      name: 'shell',
      folder,
      entry: './src/prerender.tsx',
      outputPath: path.join(distribution, 'server'),
      publicPath,
      externals: [],
    }),
  ];
}
