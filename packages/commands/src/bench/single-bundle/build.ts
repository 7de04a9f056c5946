import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';
import { areaFolders } from '@grove/config/areas';
import { publicPathOf } from '@grove/releases/layout';
import { pageSetOf, readsAt, type PageSet, type ReleaseSet, type RouteDescriptor } from '@grove/contracts';
import { defineShell } from '@grove/config/rspack';
import { compressFolder } from '@grove/tooling/compress';
import { readLocalSet } from '../../build/release-set.ts';
import { inGrove, inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { writeDocument } from './document.ts';

const publicPath = '/assets/';

/**
 * Builds the yardstick: the same sources as one ordinary single-page application, split by page, without federation and
 * without first views prerendered. The entry is the shell's own; only the module that fetches areas is replaced by one
 * that imports them.
 *
 * @param folder gets the files below `assets/` and the HTML of each path in `documents.json`
 */
export async function buildSingleBundle(folder: string, paths: readonly string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const set = await readLocalSet(inGrove('store'));
  const assets = path.join(folder, 'assets');
  const { namedChunkGroups, entrypoints } = await compile(await configure(folder, assets));
  const pageSet = routesOnly(set);
  const entry = filesOf(entrypoints?.['main']);
  const icon = set.shell.files.find((file) => /media\/icon\..*\.svg$/.test(file.path))?.path ?? '';
  const documents = paths.map((pathname) => {
    const route = routeOf(set, pathname);
    const files = { entry, page: filesOf(namedChunkGroups?.[`page-${route.id}`]), fonts: set.shell.preloads, icon };
    return [
      pathname,
      writeDocument({ publicPath, pageSet, route: { ...route, reads: readsAt(route, pathname) }, files }),
    ];
  });
  await writeFile(path.join(folder, 'documents.json'), JSON.stringify(Object.fromEntries(documents)));
  await compressFolder(assets);
}

/** The shell's browser build with the areas inside: same loaders, targets, minimisers and hashed names. */
async function configure(folder: string, assets: string): Promise<Configuration> {
  const [shell] = defineShell() as [Configuration];
  const loadArea = path.join(folder, 'load-area.ts');
  await writeFile(loadArea, importAreas());
  const prepareBuild = path.join(folder, 'prepare-build.ts');
  await writeFile(prepareBuild, nothingToPrepare);
  return {
    ...shell,
    name: 'single bundle',
    devtool: false,
    output: { ...shell.output, path: assets, publicPath, uniqueName: 'single-bundle' },
    resolve: { ...shell.resolve, alias: { 'react-router-dom$': inRoot('shell/src/federation/router.tsx') } },
    plugins: [
      ...(shell.plugins ?? []).filter((plugin) => plugin instanceof rspack.CssExtractRspackPlugin),
      new rspack.NormalModuleReplacementPlugin(/\/federation\/load-area\.ts$/, loadArea),
      new rspack.NormalModuleReplacementPlugin(/\/federation\/prepare-build\.ts$/, prepareBuild),
    ],
  };
}

async function compile(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(configuration);
  const { promise, resolve, reject } = Promise.withResolvers<StatsCompilation>();
  compiler.run((fault, stats) => {
    if (!stats) reject(fault ?? new Error('rspack gave no result'));
    else if (stats.hasErrors())
      reject(
        new Problem(
          `The single bundle could not be built:\n${stats.toString({ all: false, errors: true, colors: false })}`,
        ),
      );
    else resolve(stats.toJson({ all: false, chunkGroups: true, entrypoints: true }));
  });
  try {
    return await promise;
  } finally {
    compiler.close(() => undefined);
  }
}

function filesOf(group: { assets?: { name: string }[] } | undefined): string[] {
  return (group?.assets ?? []).map(({ name }) => name);
}

/** Whether a path is one of a pattern such as `/lesson/:levelId/:lessonId`. */
const fits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`).test(pathname);

function routeOf(set: ReleaseSet, pathname: string): RouteDescriptor {
  const route = set.areas.flatMap(({ routes }) => routes).find(({ pattern }) => fits(pattern, pathname));
  if (!route) throw new Problem(`No area owns ${pathname}, so its load cannot be measured.`);
  return route;
}

/** Source text of what stands in for the shell's `federation/load-area.ts`. */
function importAreas(): string {
  const imports = areaFolders.map(
    (name, index) => `import { area as area${index} } from ${JSON.stringify(inRoot(name, 'src/area.tsx'))};`,
  );
  const entries = areaFolders.map((name, index) => `${JSON.stringify(name)}: area${index}`);
  return `${imports.join('\n')}\nconst areas = { ${entries.join(', ')} };\nexport const createAreaLoader = () => async (name) => areas[name];\n`;
}

/** What stands in for the shell's `federation/prepare-build.ts`: such an application has no builds that could be replaced. */
const nothingToPrepare = ['readHostCapabilities', 'refreshFiles', 'preloadScripts', 'retireStyles']
  .map((name) => `export const ${name} = () => {};\n`)
  .join('');

/** The routes as such an application would know them: no addresses of areas and their files. */
function routesOnly(set: ReleaseSet): PageSet {
  const withoutFiles = set.areas.map((area) =>
    Object.assign({}, area, { entry: '', routes: area.routes.map((route) => Object.assign({}, route, { files: [] })) }),
  );
  return pageSetOf({ ...set, areas: withoutFiles }, (part) =>
    part.name === 'content' ? publicPathOf(part) : publicPath,
  );
}
