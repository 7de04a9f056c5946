import type { BuildMeasures } from '../telemetry/measures.ts';
import { percentile, sizeOf } from '../telemetry/histogram.ts';
import { wilsonInterval } from './wilson.ts';

/** A build that differs between the canary and the active set, and what was measured of both since the canary began. */
export interface Comparison {
  readonly area: string;
  readonly canary: { readonly version: string; readonly measures: BuildMeasures };
  readonly active: { readonly version: string; readonly measures: BuildMeasures };
}

/** Below this many views, or samples of INP, nothing is judged. */
export const fewest = 30;
/** The canary's p75 of INP may be this many times the active set's, and is never too slow below `goodInpMs` (web.dev, 'Interaction to Next Paint': good up to 200 ms). */
const mostTimesSlower = 1.5;
const goodInpMs = 200;

/** A share as people read it: whole percents, and below ten percent one place more. */
export function percentText(share: number): string {
  const percent = share * 100;
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : Math.max(0.1, Math.round(percent * 10) / 10)} %`;
}

/** Why a canary must not go on, in a sentence; undefined while nothing speaks clearly against it. */
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
  if (views < fewest || wilsonInterval(failures, views).lower <= wilsonInterval(before.failures, before.views).upper) return undefined;
  return `${area} ${canary.version}: ${percentText(failures / views)} of ${views} views failed, ${percentText(before.failures / before.views)} of ${before.views} with ${active.version}`;
}

/** Clearly slower to answer: by half, and slower than good. */
function isSlower({ area, canary, active }: Comparison): string | undefined {
  const [inp, before] = [canary.measures.inp, active.measures.inp];
  if (sizeOf(inp) < fewest || sizeOf(before) < fewest) return undefined;
  const [slow, fast] = [percentile(inp, 0.75)!, percentile(before, 0.75)!];
  if (slow <= goodInpMs || slow <= fast * mostTimesSlower) return undefined;
  return `${area} ${canary.version}: it takes ${Math.round(slow)} ms to answer (INP, p75 of ${sizeOf(inp)}), ${Math.round(fast)} ms with ${active.version}`;
}
