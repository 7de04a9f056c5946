import type { ReleaseSet } from '@grove/contracts';
import {
  buildKey,
  type BuildMeasures,
  measuresOf,
  noMeasures,
  percentile,
  sizeOf,
  type TimedCount,
} from '@grove/telemetry';

/** The charts show this hour, in stretches of so many minutes. */
export const stretchMinutes = 5;
const stretchMs = stretchMinutes * 60_000;
const stretches = 12;

/** When the first stretch of the last hour begins; stretches begin at full fives. */
export const startOfHour = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / stretchMs) - stretches + 1) * stretchMs);

/** What was measured in some time. `lcp` and `inp` are the 75th percentiles in milliseconds. */
export interface Figures {
  readonly views: number;
  readonly failures: number;
  readonly lcp: number | undefined;
  readonly inp: number | undefined;
  readonly lcpSamples: number;
  readonly inpSamples: number;
}

/** A version of an area in the last hour. */
export interface VersionHealth {
  readonly version: string;
  readonly role: 'active' | 'canary' | 'earlier';
  readonly hour: Figures;
  readonly stretches: readonly { readonly at: Date; readonly figures: Figures }[];
}

export interface AreaHealth {
  readonly area: string;
  readonly versions: readonly VersionHealth[];
}

const vitalShare = 0.75;

/** Brings measures into figures. */
export const figuresOf = ({ views, failures, lcp, inp }: BuildMeasures): Figures => ({
  views,
  failures,
  lcp: percentile(lcp, vitalShare),
  inp: percentile(inp, vitalShare),
  lcpSamples: sizeOf(lcp),
  inpSamples: sizeOf(inp),
});

interface Hour {
  readonly active: ReleaseSet;
  readonly canary: ReleaseSet | undefined;
  readonly counts: readonly TimedCount[];
  readonly now: Date;
}

const buildsOf = (set: ReleaseSet) => [set.shell, ...set.areas];

/** The last hour of every area: its active version, a canary's, and those that open tabs still show. */
export function healthOf({ active, canary, counts, now }: Hour): AreaHealth[] {
  const whole = measuresOf(counts);
  const byStretch = new Map(
    Array.from(
      Map.groupBy(counts, ({ atMs }) => atMs),
      ([atMs, own]) => [atMs, measuresOf(own)],
    ),
  );
  const starts = Array.from({ length: stretches }, (_, place) => startOfHour(now).getTime() + place * stretchMs);
  const health = (area: string, version: string, role: VersionHealth['role']): VersionHealth => {
    const key = buildKey(area, version);
    return {
      version,
      role,
      hour: figuresOf(whole.get(key) ?? noMeasures),
      stretches: starts.map((atMs) => ({
        at: new Date(atMs),
        figures: figuresOf(byStretch.get(atMs)?.get(key) ?? noMeasures),
      })),
    };
  };
  const versionIn = (set: ReleaseSet | undefined, area: string): string | undefined =>
    set && buildsOf(set).find(({ name }) => name === area)?.version;
  const known = [active, canary].flatMap((set) => (set ? buildsOf(set) : []));
  return [...new Set(known.map(({ name }) => name))].flatMap((area) => {
    const [current, tried] = [versionIn(active, area), versionIn(canary, area)];
    const seen = new Set(counts.filter((count) => count.area === area).map(({ version }) => version));
    const versions = [
      ...(current === undefined ? [] : [health(area, current, 'active')]),
      ...(tried === undefined || tried === current ? [] : [health(area, tried, 'canary')]),
      ...[...seen]
        .filter((version) => version !== current && version !== tried)
        .map((version) => health(area, version, 'earlier')),
    ];
    return versions.length > 0 ? [{ area, versions }] : [];
  });
}
