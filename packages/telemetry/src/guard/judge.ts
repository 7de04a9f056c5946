import { percentile, sizeOf } from '../histogram.ts';
import { wilsonInterval } from './wilson-interval.ts';
import { goodInpMs, type JudgedMeasures } from './without-extremes.ts';

/** A build that differs between the canary and the active set, and what was measured of both since the canary began. */
export interface Comparison {
  readonly area: string;
  readonly canary: { readonly version: string; readonly measures: JudgedMeasures };
  readonly active: { readonly version: string; readonly measures: JudgedMeasures };
}

/** Below this many views, or samples of INP, nothing is judged. */
const fewest = 30;
/** Nor with fewer visitors than these, besides those that are left out. */
const fewestVisitors = 5;
/** The share of failed views that is borne where hardly anybody saw the active build meanwhile, as with a canary for nearly all browsers. */
const borneFailures = 0.1;
/** The canary's p75 of INP may be this many times the active set's, and is never too slow below `goodInpMs`. */
const mostTimesSlower = 1.5;

const hasViews = ({ views, viewVisitors }: JudgedMeasures): boolean =>
  views >= fewest && viewVisitors >= fewestVisitors;
const hasSamples = ({ inp, inpVisitors }: JudgedMeasures): boolean =>
  sizeOf(inp) >= fewest && inpVisitors >= fewestVisitors;

/** A share as people read it: whole percents, and below ten percent one place more. */
export function percentText(share: number): string {
  const percent = share * 100;
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : Math.max(0.1, Math.round(percent * 10) / 10)} %`;
}

/** Why a canary must not continue, in a sentence; undefined while nothing speaks clearly against it. */
export function judge(comparisons: readonly Comparison[]): string | undefined {
  for (const comparison of comparisons) {
    const reason = failsMore(comparison) ?? isSlower(comparison);
    if (reason) return reason;
  }
  return undefined;
}

/** Clearly more views fail: the two intervals of the share of failed views do not touch. */
function failsMore({ area, canary, active }: Comparison): string | undefined {
  const [{ views, failures }, before] = [canary.measures, active.measures];
  const borne = hasViews(before) ? wilsonInterval(before.failures, before.views).upper : borneFailures;
  if (!hasViews(canary.measures) || wilsonInterval(failures, views).lower <= borne) return undefined;
  const compared = hasViews(before)
    ? `${percentText(before.failures / before.views)} of ${before.views} with ${active.version}`
    : `hardly anybody saw ${active.version}`;
  return `${area} ${canary.version}: ${percentText(failures / views)} of ${views} views failed, ${compared}`;
}

/** Clearly slower to answer: by half, and slower than good. */
function isSlower({ area, canary, active }: Comparison): string | undefined {
  const [inp, before] = [canary.measures.inp, active.measures.inp];
  if (!hasSamples(canary.measures) || !hasSamples(active.measures)) return undefined;
  const [slow, fast] = [percentile(inp, 0.75)!, percentile(before, 0.75)!];
  if (slow <= goodInpMs || slow <= fast * mostTimesSlower) return undefined;
  return `${area} ${canary.version}: it takes ${Math.round(slow)} ms to answer (INP, p75 of ${sizeOf(inp)}), ${Math.round(fast)} ms with ${active.version}`;
}
