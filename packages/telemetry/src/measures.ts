import type { BuildName, FailureKind, PageReport, VitalName } from '@grove/contracts';
import { bucketOf, type Histogram, sizeOf } from './histogram.ts';

/** What is counted. Views and failures have one bucket, 0; the others are distributions: milliseconds, and thousandths for CLS. */
export type Measure = 'view' | `error-${FailureKind}` | VitalName | 'load';

/** A count that goes into the table. */
export interface Count {
  readonly area: BuildName | 'content';
  readonly version: string;
  readonly measure: Measure;
  readonly bucket: number;
  readonly count: number;
}

/** Counts of a stretch of time that began at `atMs`. */
export interface TimedCount extends Count {
  readonly atMs: number;
}

const thousandths = 1_000;

/** What a report counts, one entry each. */
export function countsOf({ views, errors, vitals, loads }: PageReport): Count[] {
  return [
    ...views.map((build) => ({ ...build, measure: 'view' as const, bucket: 0, count: 1 })),
    ...errors.map(({ kind, ...build }) => ({ ...build, measure: `error-${kind}` as const, bucket: 0, count: 1 })),
    ...vitals.map(({ name, value, ...build }) => ({
      ...build,
      measure: name,
      bucket: bucketOf(name === 'CLS' ? value * thousandths : value),
      count: 1,
    })),
    ...loads.map(({ ms, ...build }) => ({ ...build, measure: 'load' as const, bucket: bucketOf(ms), count: 1 })),
  ];
}

/** What a report says of the content that its page showed: all that the areas' views say. The shell has every view once more. */
export const countsOfContent = (counts: readonly Count[], version: string): Count[] =>
  counts
    .filter(({ area }) => area !== 'shell')
    .map(({ measure, bucket, count }) => ({ area: 'content', version, measure, bucket, count }));

/** Adds up what has the same build, measure and bucket, and the same visitor where there is one. */
export function addUp<Entry extends Count>(counts: readonly Entry[]): Entry[] {
  const keyOf = (entry: Entry): string =>
    `${'visitor' in entry ? String(entry.visitor) : ''} ${buildKey(entry.area, entry.version)} ${entry.measure} ${entry.bucket}`;
  const byKey = new Map<string, Entry>();
  for (const entry of counts)
    byKey.set(keyOf(entry), { ...entry, count: entry.count + (byKey.get(keyOf(entry))?.count ?? 0) });
  return [...byKey.values()];
}

/** Everything that was measured of one build in some time. */
export interface BuildMeasures {
  readonly views: number;
  /** Views that failed; never more than `views`. */
  readonly failures: number;
  readonly lcp: Histogram;
  readonly inp: Histogram;
}

/** Names a build in maps. */
export const buildKey = (area: string, version: string): string => `${area}@${version}`;

/** Adds up counts by build. */
export function measuresOf(counts: readonly Count[]): ReadonlyMap<string, BuildMeasures> {
  const byBuild = Map.groupBy(counts, ({ area, version }) => buildKey(area, version));
  return new Map(Array.from(byBuild, ([key, own]) => [key, toMeasures(own)]));
}

/** Of a build about which nothing was reported. */
export const noMeasures: BuildMeasures = { views: 0, failures: 0, lcp: new Map(), inp: new Map() };

function toMeasures(counts: readonly Count[]): BuildMeasures {
  const histogramOf = (...measures: readonly Measure[]): Histogram => {
    const histogram = new Map<number, number>();
    for (const { measure, bucket, count } of counts)
      if (measures.includes(measure)) histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
    return histogram;
  };
  const views = sizeOf(histogramOf('view'));
  const failures = Math.min(views, sizeOf(histogramOf('error-render', 'error-load', 'error-script')));
  return { views, failures, lcp: histogramOf('LCP'), inp: histogramOf('INP') };
}
