import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { inRoot } from '../../paths.ts';

/**
 * Which exports of shared modules a part of the site uses: those that its modules import, other than types, from its entry on through whatever it bundles of the workspaces.
 *
 * @param entry its first module, relative to the project's folder
 * @param shared modules that come from elsewhere at run time
 * @returns names by module; `*` where a module is imported whole
 */
export function usedExports(entry: string, shared: readonly string[]): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const { from, names } of importsOf(file)) {
      if (shared.includes(from)) used.set(from, new Set([...(used.get(from) ?? []), ...names]));
      else {
        const target = resolve(file, from);
        if (target) visit(target);
      }
    }
  };
  visit(inRoot(entry));
  return Object.fromEntries([...used].map(([module, names]) => [module, [...names].toSorted()]));
}

/** What a module imports when it runs, re-exports and dynamic imports among it. */
function importsOf(file: string): { from: string; names: string[] }[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const imports = module.staticImports
    // One with types alone leaves nothing behind; one without names runs its module.
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    }));
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest && !isType ? [{ from: moduleRequest.value, names: [nameOf(importName)] }] : [],
    );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const from = /^['"](.+)['"]$/.exec(
      source
        .slice(start, end)
        .replaceAll(/\/\*.*?\*\//gs, '')
        .trim(),
    )?.[1];
    return from ? [{ from, names: ['*'] }] : [];
  });
  return [...imports, ...exports, ...dynamic];
}

/** Whole modules have no name. */
const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string =>
  name ?? (kind === 'Default' ? 'default' : '*');

/** The source that a specifier leads to; undefined for what is no workspace's. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  const [, name, rest = ''] = /^@grove\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!name) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  const target = exports[`.${rest}`];
  return target && inRoot('packages', name, target);
}
