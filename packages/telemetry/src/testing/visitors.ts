import type { Count, Measure } from '../measures.ts';
import { countedBy, type VisitorCount } from '../visitors.ts';

const count = (version: string, measure: Measure, number: number, bucket = 0): Count[] =>
  number > 0 ? [{ area: 'mf-landing', version, measure, bucket, count: number }] : [];

/** What one visitor says of a version of the landing page. */
export const visitor = (name: string, version: string, views: number, failures = 0): VisitorCount[] =>
  [...count(version, 'view', views), ...count(version, 'error-render', failures)].map((said) => countedBy(name, said));

/** How long a visitor waited for answers, all of them in one bucket. */
export const waits = (name: string, version: string, bucket: number, samples: number): VisitorCount[] =>
  count(version, 'INP', samples, bucket).map((said) => countedBy(name, said));

/** So many visitors with ten views each, of which `failuresEach` fail; and two more at each end, who are left out. */
export const visitors = (version: string, number: number, failuresEach: number): VisitorCount[] =>
  [
    ...Array.from({ length: number }, (_, place) => visitor(`v${place}`, version, 10, failuresEach)),
    ...['worst-1', 'worst-2'].map((name) => visitor(name, version, 20, 20)),
    ...['best-1', 'best-2'].map((name) => visitor(name, version, 20, 0)),
  ].flat();
