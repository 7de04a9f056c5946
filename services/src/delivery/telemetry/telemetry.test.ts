import { expect, test } from '@jest/globals';
import { expectLogged } from '@grove/testing/log';
import { PageNonces } from './page-nonces.ts';
import { readReport } from './read-report.ts';
import { KnownBuilds } from './known-builds.ts';
import { testRelease } from '@grove/releases/testing';
import type { CountedReport } from './telemetry.repository.ts';
import { Telemetry } from './telemetry.service.ts';
import type { Watch } from './visitors.ts';
import { sampleRateOf } from './sample-rate.ts';

const landing = { area: 'mf-landing', version: '1.2.3' } as const;
const report = { nonce: 'n-1', setId: 'set-1', views: [landing, landing], errors: [], vitals: [], loads: [] };
const nonce = { id: 'n-1', expiresAt: new Date(9_000) };
const views = { ...landing, measure: 'view', bucket: 0, count: 1 } as const;

function telemetry(watch?: Watch, content?: string) {
  const written: { at: Date; reports: readonly CountedReport[] }[] = [];
  const timers: { ms: number; run: () => void; isCancelled: boolean }[] = [];
  const state = { isAway: false, told: 0 };
  const made = new Telemetry({
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
    now: () => 1_000,
    after: (ms, run) => {
      const timer = { ms, run, isCancelled: false };
      timers.push(timer);
      return () => void (timer.isCancelled = true);
    },
  });
  made.onWritten(() => (state.told += 1));
  return { made, written, timers, state };
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
  expectLogged(/WARN \[Telemetry\] Telemetry could not be written and waits/, /WARN \[Telemetry\] Error: away/);
  const { made, written, timers, state } = telemetry();
  state.isAway = true;
  await made.take(report, '203.0.113.7');
  await made.flush();
  expect([timers.map(({ ms }) => ms), state.told]).toEqual([[2_000, 10_000], 0]);
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
  await expect(made.take({ ...report, nonce: 'forged' }, '203.0.113.7')).rejects.toThrow(
    'The nonce of this report is not ours, or too old.',
  );
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

test('a nonce is ours for an hour, whoever changes it', () => {
  const clock = { ms: 1_000_000 };
  const nonces = new PageNonces(
    {
      sign: (value) => `s${value.length}-${value.slice(-3)}`,
      isSigned: (value, signature) => signature === `s${value.length}-${value.slice(-3)}`,
    },
    () => clock.ms,
  );
  const given = nonces.give();
  expect(nonces.read(given)).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), expiresAt: new Date(4_600_000) });
  expect(nonces.give()).not.toBe(given);
  for (const forged of ['', 'x', '..', `${given}x`, given.replace('.', '.x'), `zzzzzzzz${given}`])
    expect(nonces.read(forged)).toBeUndefined();
  clock.ms = 4_600_000;
  expect(nonces.read(given)).toBeUndefined();
});

test('a page may report about the builds of its set, and about those that are served now', async () => {
  const served = {
    ...testRelease,
    id: 'set-2',
    areas: testRelease.areas.map((area) => ({ ...area, version: '2.0.0' })),
  };
  let asked = 0;
  const builds = new KnownBuilds(
    {
      pointers: async () => ({ revision: 1, active: 'set-2', canary: null }),
      set: async (id) => {
        asked += 1;
        return [testRelease, served].find((set) => set.id === id);
      },
    },
    () => 0,
  );
  const isKnown = await builds.forSet('set-1');
  expect(['1.2.3', '2.0.0', '3.0.0'].map((version) => isKnown({ area: 'mf-landing', version }))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isKnown({ area: 'shell', version: '9.9.9' })).toBe(true);
  await builds.forSet('set-1');
  expect(asked).toBe(2);
  expect((await builds.forSet('made-up'))({ area: 'mf-landing', version: '1.2.3' })).toBe(false);
});

test('a report is taken as it is', () => {
  expect(readReport({ headers: { 'content-length': '100' }, body: report })).toEqual(report);
});

test.each([
  ['nothing', undefined],
  ['a text', JSON.stringify(report)],
  ['a list', []],
  ['without a nonce', { ...report, nonce: undefined }],
  ['no area', { ...report, views: [{ area: 'spy', version: '1' }] }],
  ['a version that is a text', { ...report, views: [{ area: 'mf-chat', version: 'Ada, 9 years' }] }],
  ['too many views', { ...report, views: Array.from({ length: 31 }, () => landing) }],
  ['a negative time', { ...report, loads: [{ ...landing, ms: -1 }] }],
])('a report that is %s is refused without repeating it', (_, body) => {
  expect(() => readReport({ headers: {}, body })).toThrow('This is not a report of a page.');
});

test('a report that is too large is refused', () => {
  expect(() => readReport({ headers: { 'content-length': '16385' }, body: report })).toThrow(/at most 16384 bytes/);
});

test('more than the agreed fields is cut off', () => {
  expect(readReport({ headers: {}, body: { ...report, learner: 'Ada' } })).toEqual(report);
});

test('every page load reports while a canary runs', () => {
  expect(sampleRateOf({ canary: null }, 0.2)).toBe(0.2);
  expect(sampleRateOf(undefined, 0.2)).toBe(0.2);
  expect(sampleRateOf({ canary: { setId: 's', percent: 5, since: '' } }, 0.2)).toBe(1);
});
