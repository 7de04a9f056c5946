import type { AreaName, ReleaseAnswer } from '@grove/contracts';

/** A build of an area as the service offers it. */
export type OfferedBuild = ReleaseAnswer['areas'][number];

/** What an open page brings, which it keeps until it is loaded again. */
export interface HostCapabilities {
  readonly contract: number;
  /** Versions of the shared modules in the page, by their names. */
  readonly shared: Readonly<Record<string, string>>;
  /** Whether a version is within a range of npm's form. */
  readonly satisfies: (version: string, range: string) => boolean;
}

/** To which build a page may go over, or why to none; `because` is a sentence for the console. */
export type Choice =
  | { readonly kind: 'replace'; readonly build: OfferedBuild }
  | { readonly kind: 'retry'; readonly build: OfferedBuild }
  | { readonly kind: 'none'; readonly because: string };

/**
 * Decides what helps when files of an area are lost (architecture §4): the build of the newest release set if it fits the page that is open, or another try of the same
 * build if there is no other.
 */
export function chooseBuild(
  area: AreaName,
  runningVersion: string,
  offered: readonly OfferedBuild[],
  { contract, shared, satisfies }: HostCapabilities,
): Choice {
  const build = offered.find(({ name }) => name === area);
  if (!build) return { kind: 'none', because: `the site has no ${area} any more.` };
  if (build.version === runningVersion) return { kind: 'retry', build };
  const named = `${area} ${build.version}`;
  if (build.contract !== contract)
    return {
      kind: 'none',
      because: `${named} is made for contract ${build.contract}, and this page is of contract ${contract}.`,
    };
  for (const [module, range] of Object.entries(build.shared)) {
    const version = shared[module];
    if (version === undefined)
      return { kind: 'none', because: `${named} needs ${module}, which this page does not share.` };
    if (!satisfies(version, range))
      return { kind: 'none', because: `${named} needs ${module} ${range}, and this page has ${version}.` };
  }
  return { kind: 'replace', build };
}
