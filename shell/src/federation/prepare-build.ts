import { getInstance } from '@module-federation/enhanced/runtime';
import { satisfy } from '@module-federation/runtime-core';
import { contractVersion } from '@grove/contracts';
import type { OfferedBuild, HostCapabilities } from '../areas/choose-build.ts';

/** What this page shares with areas. */
export const readHostCapabilities = (): HostCapabilities => ({
  contract: contractVersion,
  shared: Object.fromEntries(
    Object.entries(getInstance()?.shareScopeMap['default'] ?? {}).map(([module, versions]) => [
      module,
      Object.keys(versions)[0]!,
    ]),
  ),
  satisfies: satisfy,
});

/** An address with what must lie there. */
type Expected = readonly [address: string, integrity: string];

const filesOf = ({ base, files }: OfferedBuild, kind: RegExp): Expected[] =>
  files.filter(({ path }) => kind.test(path)).map(({ path, integrity }) => [base + path, integrity]);

const fault = ([address]: Expected): Error => new Error(`${address} is lost or is not what it should be.`);

/**
 * Fetches all scripts and stylesheets of a build past the browser's cache, each checked against its hash. A browser may hold a spoilt copy of a file that never
 * changes, for a year; this puts the right one in its place. Rejects with the address of one that is lost or not what it should be.
 */
export async function refreshFiles(build: OfferedBuild): Promise<void> {
  await Promise.all(
    filesOf(build, /\.(?:js|css)$/).map((file) =>
      fetch(file[0], { cache: 'reload', integrity: file[1] }).catch(() => {
        throw fault(file);
      }),
    ),
  );
}

/** Puts the scripts of a build into the page, checked: the page's import map, made for older builds, does not know them. Rejects like `refreshFiles`. */
export async function preloadScripts(build: OfferedBuild): Promise<void> {
  await Promise.all(filesOf(build, /\.js$/).map(preloadScript));
}

function preloadScript(file: Expected): Promise<void> {
  const [href, integrity] = file;
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href,
    integrity,
    crossOrigin: 'anonymous',
  });
  // Browsers that do not know it do not check scripts by import maps either.
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(fault(file));
    });
    document.head.append(link);
  });
}

/** Takes away the stylesheets of an area's other builds: their rules have the same names as those of the build that the page runs now. */
export function retireStyles(area: string, base: string): void {
  for (const style of document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style[data-href]')) {
    const address = style.dataset['href'] ?? style.getAttribute('href') ?? '';
    if (address.includes(`/areas/${area}/`) && !address.includes(base)) style.remove();
  }
}
