import { bucketOf, sizeOf } from '../histogram.ts';
import { type BuildMeasures, buildKey, measuresOf, noMeasures } from '../measures.ts';
import type { VisitorCount } from '../visitors.ts';

/** What was measured of a build by many visitors, without those that speak most for it and most against it. */
export interface JudgedMeasures extends BuildMeasures {
  /** How many visitors' views and failures these are. */
  readonly viewVisitors: number;
  /** How many visitors' samples of INP these are. */
  readonly inpVisitors: number;
}

/** Of a build about which nothing was reported. */
export const notMeasured: JudgedMeasures = { ...noMeasures, viewVisitors: 0, inpVisitors: 0 };

/** INP up to here is good, in milliseconds (web.dev, 'Interaction to Next Paint'). */
export const goodInpMs = 200;

/** At each end so many visitors are left out, or one in a hundred of many: one visitor, or two who agree, cannot decide. */
const leftOutAtEachEnd = (visitors: number): number => Math.max(2, Math.ceil(visitors / 100));

/** What one visitor says: how often it went well, and how often it did not. */
interface Voice {
  readonly measures: BuildMeasures;
  readonly good: number;
  readonly bad: number;
}

/** Leaves out the voices that count most against and most for a build. The trimmed mean is the usual guard against a few wild values (F. R. Hampel et al., 'Robust Statistics', 1986, section 2.2b). */
function trim(voices: readonly Voice[]): readonly Voice[] {
  const spoken = voices.filter(({ good, bad }) => good + bad > 0);
  const leftOut = leftOutAtEachEnd(spoken.length);
  const worst = new Set(spoken.toSorted((a, b) => b.bad - a.bad).slice(0, leftOut));
  const best = new Set(
    spoken
      .toSorted((a, b) => b.good - a.good)
      .filter((voice) => !worst.has(voice))
      .slice(0, leftOut),
  );
  return spoken.filter((voice) => !worst.has(voice) && !best.has(voice));
}

const badInp = ({ inp }: BuildMeasures): number =>
  sizeOf(new Map([...inp].filter(([bucket]) => bucket > bucketOf(goodInpMs))));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function judged(visitors: readonly BuildMeasures[]): JudgedMeasures {
  const views = trim(
    visitors.map((measures) => ({ measures, bad: measures.failures, good: measures.views - measures.failures })),
  );
  const samples = trim(
    visitors.map((measures) => ({ measures, bad: badInp(measures), good: sizeOf(measures.inp) - badInp(measures) })),
  );
  const inp = new Map<number, number>();
  for (const { measures } of samples)
    for (const [bucket, count] of measures.inp) inp.set(bucket, (inp.get(bucket) ?? 0) + count);
  return {
    views: sum(views.map(({ measures }) => measures.views)),
    failures: sum(views.map(({ measures }) => measures.failures)),
    lcp: new Map(),
    inp,
    viewVisitors: views.length,
    inpVisitors: samples.length,
  };
}

/** Adds up what visitors say of each build, without those that say most. */
export function withoutExtremes(counts: readonly VisitorCount[]): ReadonlyMap<string, JudgedMeasures> {
  const byBuild = Map.groupBy(counts, ({ area, version }) => buildKey(area, version));
  const visitorsOf = (key: string, own: readonly VisitorCount[]): BuildMeasures[] =>
    Array.from(Map.groupBy(own, ({ visitor }) => visitor).values(), (said) => measuresOf(said).get(key) ?? noMeasures);
  return new Map(Array.from(byBuild, ([key, own]) => [key, judged(visitorsOf(key, own))]));
}
