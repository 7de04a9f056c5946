import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './paths.ts';

/**
 * The modules that exist once in a page. The shell carries them; a deployed area brings no copy of its own,
 * only the range it works with. Anything else is bundled where it is used.
 * `react-router-dom` is offered as the part of it that areas use (`shell/src/federation/router.tsx`), because shared modules are not tree-shaken.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@grove/platform',
  '@grove/ui',
] as const;

/** Shared as well, but no part of the shell's first script; `shell/src/federation/lazy-shared.ts` names them too. */
export const lazySharedModules = ['@grove/ui/dialog'] as const;

/** The shared modules that are made here, with the source of each, relative to the project's folder. What they export is no number's matter: it is compared name by name. */
export const ownSharedModules = (): Readonly<Record<string, string>> => ({
  'react-router-dom': routerFacade,
  ...Object.fromEntries(
    [...sharedModules, ...lazySharedModules]
      .filter((request) => request.startsWith('@grove/'))
      .map((request) => [request, sourceOf(request)]),
  ),
});

/** What the shell shares as the router. */
const routerFacade = 'shell/src/federation/router.tsx';

function sourceOf(request: string): string {
  const folder = packageOf(request).replace('@grove/', 'packages/');
  const { exports } = JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return path.posix.join(folder, exports[`.${request.slice(packageOf(request).length)}`]!);
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

function installedVersion(request: string): string {
  const file = path.join(repositoryRoot, 'node_modules', packageOf(request), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  import?: false | string;
  eager?: boolean;
}

const describe = (request: string): SharedModule => {
  const version = installedVersion(request);
  return { singleton: true, version, requiredVersion: `^${version}` };
};

/** What the shell offers: everything eager but the parts that few pages need. */
export function sharedByShell(): Record<string, SharedModule> {
  const router = path.join(repositoryRoot, routerFacade);
  return Object.fromEntries([
    ...sharedModules.map((request) => [
      request,
      { ...describe(request), eager: true, ...(request === 'react-router-dom' ? { import: router } : {}) },
    ]),
    ...lazySharedModules.map((request) => [request, describe(request)]),
  ]) as Record<string, SharedModule>;
}

/** What an area expects of the shell. */
export function expectedByArea(): Record<string, SharedModule> {
  return Object.fromEntries(
    [...sharedModules, ...lazySharedModules].map((request) => [request, { ...describe(request), import: false }]),
  );
}

/** The ranges alone, for the descriptor. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    [...sharedModules, ...lazySharedModules].map((request) => [request, describe(request).requiredVersion]),
  );
