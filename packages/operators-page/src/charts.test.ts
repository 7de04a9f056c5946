import { expect, test } from '@jest/globals';
import { chartsOf, tableOf } from './charts.ts';
import type { Figures, VersionHealth } from './health.ts';
import { agoText, moment, msText, shareText } from './texts.ts';

const figures = (over: Partial<Figures> = {}): Figures => ({
  views: 0,
  failures: 0,
  lcp: undefined,
  inp: undefined,
  lcpSamples: 0,
  inpSamples: 0,
  ...over,
});
const health = (stretches: readonly Figures[]): VersionHealth => ({
  version: '1.0.0',
  role: 'active',
  hour: figures({ views: 200, failures: 4, lcp: 1_240, inp: 96, lcpSamples: 40, inpSamples: 1 }),
  stretches: stretches.map((own, place) => ({ at: new Date(Date.UTC(2026, 0, 1, 11, 20 + place * 5)), figures: own })),
});
const labels = (text: string): string[] => Array.from(text.matchAll(/aria-label="([^"]+)"/g), ([, label]) => label!);

test('every chart says in words what it shows', () => {
  const { text } = chartsOf(
    health([
      figures({ views: 50, failures: 1, lcp: 900 }),
      figures(),
      figures({ views: 50, failures: 10, lcp: 3_100 }),
    ]),
  );
  expect(labels(text)).toEqual([
    'Failed views in the last hour: from 2 % to 20 %, highest at 11:30, last 20 %.',
    'LCP, p75 in the last hour: from 900 ms to 3.1 s, highest at 11:30, last 3.1 s.',
    'INP, p75: nothing was reported in the last hour.',
  ]);
  for (const shown of ['2 %</strong>', 'of 200 views', '1.2 s</strong>', '40 samples', '96 ms</strong>', '1 sample<'])
    expect(text).toContain(shown);
});

test('a gap is no line, and what is not good is marked', () => {
  const { text } = chartsOf(health([figures({ inp: 100 }), figures({ inp: 120 }), figures(), figures({ inp: 500 })]));
  expect(/class="trace" d="(M[^"]*L[^"]*M[^"L]*)"/.test(text)).toBe(true);
  expect(text.match(/<circle class="mark-bad"/g)).toHaveLength(1);
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
});

test('nothing is drawn outside, however bad it gets', () => {
  const { text } = chartsOf(health([figures({ views: 1, failures: 1, lcp: 600_000, inp: 600_000 })]));
  for (const [, y] of text.matchAll(/ (?:y|cy|y1)="([^"]+)"/g)) expect(Number(y)).toBeGreaterThanOrEqual(0);
});

test('the numbers stand in a table, too', () => {
  expect(tableOf('mf-chat', health([figures({ views: 50, failures: 1, lcp: 900 })])).text).toContain(
    '<th scope="row">11:20</th><td>50</td><td>1</td><td>900 ms</td><td>–</td>',
  );
});

test('times and shares read as people say them', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(
    [0, 59_999, 60_000, 7_200_000, 86_400_000 * 3].map((passed) => agoText(new Date(now.getTime() - passed), now)),
  ).toEqual(['just now', 'just now', '1 minute ago', '2 hours ago', '3 days ago']);
  expect(
    [moment('2026-02-01T09:05:00Z', now).text, moment('2025-12-31T23:59:00Z', now).text].map((text) =>
      text.replace(/<[^>]+>/g, ''),
    ),
  ).toEqual(['1 Feb, 09:05 (28 days ago)', '31 Dec 2025, 23:59 (59 days ago)']);
  expect([shareText(0, 0), shareText(1, 1_000), msText(undefined), msText(999.4), msText(1_940)]).toEqual([
    '–',
    '0.1 %',
    '–',
    '999 ms',
    '1.9 s',
  ]);
});
