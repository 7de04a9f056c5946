import { expect, test } from '@jest/globals';
import { type CountedReport, TelemetryCollector } from './telemetry-collector.ts';
import type { Watch } from './visitors.ts';

const landing = { area: 'mf-landing', version: '1.2.3' } as const;
const report = { nonce: 'n-1', setId: 'set-1', views: [landing, landing], errors: [], vitals: [], loads: [] };
const nonce = { id: 'n-1', expiresAt: new Date(9_000) };
const views = { ...landing, measure: 'view', bucket: 0, count: 1 } as const;

function telemetry(watch?: Watch, content?: string) {
  const written: { at: Date; reports: readonly CountedReport[] }[] = [];
  const timers: { ms: number; run: () => void; isCancelled: boolean }[] = [];
  const warnings: unknown[] = [];
  const state = { isAway: false, told: 0 };
  const made = new TelemetryCollector({
    nonces: { read: (given) => (given === 'forged' ? undefined : { ...nonce, id: given }) },
    watch: () => watch,
    isKnown:
      async () =>
      ({ version }) =>
        version === '1.2.3',
    contentOf: async () => content,
    write: async (at, reports) => {
      if (state.isAway) throw new Error('away');
      written.push({ at, reports });
    },
    log: { warn: (...said) => warnings.push(said) },
    now: () => 1_000,
    after: (ms, run) => {
      const timer = { ms, run, isCancelled: false };
      timers.push(timer);
      return () => void (timer.isCancelled = true);
    },
  });
  made.onWritten(() => (state.told += 1));
  return { made, written, timers, warnings, state };
}

test('what comes within two seconds is written at once', async () => {
  const { made, written, timers, state } = telemetry();
  await made.take(report, '203.0.113.7');
  await made.take({ ...report, nonce: 'n-2' }, '203.0.113.7');
  expect([timers.map(({ ms }) => ms), written]).toEqual([[2_000], []]);
  await made.flush();
  expect(written).toEqual([
    {
      at: new Date(1_000),
      reports: ['n-1', 'n-2'].map((id) => ({ nonce: { ...nonce, id }, counts: [views, views], byVisitor: [] })),
    },
  ]);
  expect(state.told).toBe(1);
  await made.flush();
  expect(written).toHaveLength(1);
});

test('what an area says counts for the content of its set, too; what the shell says does not, which is around every page', async () => {
  const { made, written } = telemetry(undefined, 'c0ffee');
  const shell = { area: 'shell', version: '1.2.3' } as const;
  await made.take({ ...report, views: [landing, shell] }, '203.0.113.7');
  await made.flush();
  expect(written[0]!.reports[0]!.counts).toEqual([
    views,
    { ...views, ...shell },
    { ...views, area: 'content', version: 'c0ffee' },
  ]);
});

test('while the database is away reports wait, and are written later', async () => {
  const { made, written, timers, warnings, state } = telemetry();
  state.isAway = true;
  await made.take(report, '203.0.113.7');
  await made.flush();
  expect([timers.map(({ ms }) => ms), state.told]).toEqual([[2_000, 10_000], 0]);
  expect(warnings).toEqual([['Telemetry could not be written and waits', new Error('away')]]);
  state.isAway = false;
  await made.take({ ...report, nonce: 'n-2' }, '203.0.113.7');
  await made.flush();
  expect(written.flatMap(({ reports }) => reports.map(({ nonce: { id } }) => id))).toEqual(['n-1', 'n-2']);
});

test('no more than 5,000 reports wait', async () => {
  const { made, written } = telemetry();
  for (let place = 0; place < 5_010; place += 1) await made.take({ ...report, nonce: `n-${place}` }, '203.0.113.7');
  await made.flush();
  expect(written[0]!.reports).toHaveLength(5_000);
});

test('builds that nobody released are not counted', async () => {
  const { made, written, timers } = telemetry();
  await made.take({ ...report, views: [{ area: 'mf-chat', version: 'made-up' }] }, '203.0.113.7');
  expect(timers).toEqual([]);
  await made.flush();
  expect(written).toEqual([]);
});

test('a report with a forged nonce is refused', async () => {
  const { made, timers } = telemetry();
  expect(await made.take({ ...report, nonce: 'forged' }, '203.0.113.7')).toBe(false);
  expect(timers).toEqual([]);
});

test('while a canary runs, views, failures and INP of the compared builds are kept by visitor, who has another name with each canary', async () => {
  const full = {
    ...report,
    errors: [{ ...landing, kind: 'render' as const }],
    vitals: [
      { ...landing, name: 'INP' as const, value: 80 },
      { ...landing, name: 'LCP' as const, value: 900 },
    ],
    loads: [{ ...landing, ms: 30 }],
  };
  const seen = async (key: string, network: string, isCompared = true) => {
    const { made, written } = telemetry({ key, isCompared: () => isCompared });
    await made.take(full, network);
    await made.flush();
    return written[0]!.reports[0]!.byVisitor;
  };
  const [one, again, other, next] = [
    await seen('canary 1', '203.0.113.7'),
    await seen('canary 1', '203.0.113.7'),
    await seen('canary 1', '203.0.113.8'),
    await seen('canary 2', '203.0.113.7'),
  ];
  expect(one.map(({ measure }) => measure)).toEqual(['view', 'view', 'error-render', 'INP']);
  const names = [one, again, other, next].map((counts) => new Set(counts.map(({ visitor }) => visitor)));
  expect(names[0]).toEqual(names[1]);
  expect(new Set(names.map((set) => [...set].join())).size).toBe(3);
  expect(JSON.stringify(one)).not.toContain('203');
  expect(await seen('canary 1', '203.0.113.7', false)).toEqual([]);
});
