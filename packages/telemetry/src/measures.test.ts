import { expect, test } from '@jest/globals';
import { percentile } from './histogram.ts';
import { buildKey, countsOf, measuresOf } from './measures.ts';

const chat = { area: 'mf-chat', version: '1.2.3' } as const;
const empty = { setId: 's', views: [], errors: [], vitals: [], loads: [] };

test('a report becomes counts; CLS is counted in thousandths', () => {
  const counts = countsOf({
    ...empty,
    views: [chat],
    errors: [{ ...chat, kind: 'render' }],
    vitals: [
      { ...chat, name: 'LCP', value: 512 },
      { ...chat, name: 'CLS', value: 0.002 },
    ],
    loads: [{ ...chat, ms: 0 }],
  });
  expect(counts.map(({ measure, bucket, count }) => [measure, bucket, count])).toEqual([
    ['view', 0, 1],
    ['error-render', 0, 1],
    ['LCP', 73, 1],
    ['CLS', 9, 1],
    ['load', 0, 1],
  ]);
});

test('counts add up by build, and no more views fail than there were', () => {
  const count = { ...chat, bucket: 0, count: 1 } as const;
  const measures = measuresOf([
    { ...count, measure: 'view', count: 10 },
    { ...count, measure: 'view', version: '2.0.0' },
    { ...count, measure: 'error-render', count: 3 },
    { ...count, measure: 'error-load' },
    { ...count, measure: 'error-script', version: '2.0.0', count: 9 },
    { ...count, measure: 'INP', bucket: 50, count: 4 },
    { ...count, measure: 'INP', bucket: 50, count: 1 },
  ]);
  expect(measures.get(buildKey('mf-chat', '1.2.3'))).toMatchObject({ views: 10, failures: 4 });
  expect(measures.get(buildKey('mf-chat', '2.0.0'))).toMatchObject({ views: 1, failures: 1 });
  expect(percentile(measures.get(buildKey('mf-chat', '1.2.3'))!.inp, 0.75)).toBeCloseTo(2 ** (49.5 / 8));
});
