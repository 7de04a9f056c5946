import type { BuildName, VitalName } from '@grove/contracts';
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';

type Metric = Pick<CLSMetric | INPMetric | LCPMetric, 'id' | 'name' | 'value' | 'entries'>;

interface Latest {
  readonly area: BuildName;
  readonly name: VitalName;
  readonly value: number;
}

/**
 * Keeps the latest value of each measurement for the area that owned the page when it happened: INP and CLS grow while a page is used. `settle` says the values
 * that stand, once each, so that a page load gives an area at most one sample of a measure.
 */
export class VitalsByArea {
  readonly #ownerAt: (atMs: number) => BuildName | undefined;
  readonly #latest = new Map<string, Latest | 'said'>();

  constructor(ownerAt: (atMs: number) => BuildName | undefined) {
    this.#ownerAt = ownerAt;
  }

  /** Takes a value of a metric; its last entry tells when it happened, and one without entries (no shift at all) belongs to the first page. */
  take({ id, name, value, entries }: Metric): void {
    const area = this.#ownerAt(entries.at(-1)?.startTime ?? 0);
    const key = `${id} ${area}`;
    if (area && this.#latest.get(key) !== 'said') this.#latest.set(key, { area, name, value });
  }

  /** Says every value that was not said yet. */
  settle(say: (area: BuildName, name: VitalName, value: number) => void): void {
    for (const [key, latest] of this.#latest) {
      if (latest === 'said') continue;
      say(latest.area, latest.name, latest.value);
      this.#latest.set(key, 'said');
    }
  }
}

/** Measures LCP, INP and CLS; where the browser knows soft navigations, again for each page of the visit. */
export function measureVitals(take: (metric: Metric) => void): void {
  onLCP(take, { reportSoftNavs: true });
  onINP(take, { reportSoftNavs: true, reportAllChanges: true });
  onCLS(take, { reportSoftNavs: true, reportAllChanges: true });
}
