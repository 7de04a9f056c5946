import { createHash } from 'node:crypto';
import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';
import { missingExports } from '../missing-exports.ts';
import { PinTrouble } from './pin-trouble.ts';

/** The build of an area that is shown instead; `base` is the address of its folder where that is not the site's own. */
export type PinnedBuild = AreaDescriptor & { readonly base?: string };

/**
 * The active set with one area in another build. Views that were drawn for the other build do not fit, so none of the area's pages counts as prerendered.
 * @throws PinTrouble when the build and the rest of the set do not fit together
 */
export function pinnedSet(active: ReleaseSet, build: PinnedBuild): ReleaseSet {
  const named = `${build.name} ${build.version}`;
  if (build.contract !== active.contract)
    throw new PinTrouble(
      `${named} is made for contract ${build.contract}, and the site is of contract ${active.contract}. Build it from newer sources.`,
    );
  for (const [module, range] of Object.entries(build.shared)) {
    const offered = active.shell.shared[module];
    if (!offered || !isWithin(offered, range))
      throw new PinTrouble(
        `${named} needs ${module} ${range}, and the site offers ${offered ?? 'none'}. Build it from newer sources.`,
      );
  }
  const [missing] = missingExports(build, active.shell);
  if (missing)
    throw new PinTrouble(
      `${named} uses ${missing.name} of ${missing.module}${missing.is === 'changed' ? ' in another form' : ''}, which the site does not offer. Build it from ${missing.is === 'changed' ? 'the sources of the site' : 'sources that do without it'}.`,
    );
  const area = { ...build, routes: build.routes.map((route) => ({ ...route, prerender: false })) };
  // A development server's build changes under one version, so what it holds names the set.
  const mark = createHash('sha256').update(JSON.stringify(build)).digest('hex').slice(0, 8);
  return {
    ...active,
    id: `${active.id}-${mark}`,
    areas: active.areas.map((other) => (other.name === build.name ? area : other)),
  };
}

/** Whether the version that a shell offers, written as the range `^version`, is within an area's range `^version`: the only form that builds write. */
function isWithin(offered: string, range: string): boolean {
  const [have, want] = [offered, range].map((text) => (/^\^(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number));
  if (!have?.length || !want?.length) return offered === range;
  const fixed = want[0] === 0 ? 2 : 1;
  const isSameLine = want.slice(0, fixed).every((number, place) => number === have[place]);
  const difference = have.map((number, place) => number - want[place]!).find((each) => each !== 0) ?? 0;
  return isSameLine && difference >= 0;
}
