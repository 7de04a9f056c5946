import { expect, test } from '@jest/globals';
import { expectLogged } from '@grove/testing/log';
import type { Count } from './measures.ts';
import { readReport } from './read-report.ts';
import { KnownBuilds } from './known-builds.ts';
import { testRelease } from '../test-release.ts';
import { Telemetry } from './telemetry.service.ts';
import { sampleRateOf } from './sample-rate.ts';

const landing = { area: 'mf-landing', version: '1.2.3' } as const;
const report = { setId: 'set-1', views: [landing, landing], errors: [], vitals: [], loads: [] };

function telemetry() {
  const written: { at: Date; counts: readonly Count[] }[] = [];
  const timers: { ms: number; run: () => void; isCancelled: boolean }[] = [];
  const state = { isAway: false, told: 0 };
  const made = new Telemetry({
    isKnown: async () => ({ version }) => version === '1.2.3',
    write: async (at, counts) => {
      if (state.isAway) throw new Error('away');
      written.push({ at, counts });
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

test('what comes within a second is written with one statement, added up', async () => {
  const { made, written, timers, state } = telemetry();
  await made.take(report);
  await made.take(report);
  expect([timers.map(({ ms }) => ms), written]).toEqual([[1_000], []]);
  await made.flush();
  expect(written).toEqual([{ at: new Date(1_000), counts: [{ ...landing, measure: 'view', bucket: 0, count: 4 }] }]);
  expect(state.told).toBe(1);
  await made.flush();
  expect(written).toHaveLength(1);
});

test('while the database is away counts wait, and are written later', async () => {
  expectLogged(/WARN \[Telemetry\] Telemetry could not be written and waits/, /WARN \[Telemetry\] Error: away/);
  const { made, written, timers, state } = telemetry();
  state.isAway = true;
  await made.take(report);
  await made.flush();
  expect([timers.map(({ ms }) => ms), state.told]).toEqual([[1_000, 10_000], 0]);
  state.isAway = false;
  await made.take(report);
  await made.flush();
  expect(written.flatMap(({ counts }) => counts.map(({ count }) => count))).toEqual([4]);
});

test('builds that nobody released are not counted', async () => {
  const { made, written, timers } = telemetry();
  await made.take({ ...report, views: [{ area: 'mf-chat', version: 'made-up' }] });
  expect(timers).toEqual([]);
  await made.flush();
  expect(written).toEqual([]);
});

test('a page may report about the builds of its set, and about those that are served now', async () => {
  const served = { ...testRelease, id: 'set-2', areas: testRelease.areas.map((area) => ({ ...area, version: '2.0.0' })) };
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
  expect(['1.2.3', '2.0.0', '3.0.0'].map((version) => isKnown({ area: 'mf-landing', version }))).toEqual([true, true, false]);
  expect(isKnown({ area: 'shell', version: '9.9.9' })).toBe(true);
  await builds.forSet('set-1');
  expect(asked).toBe(2);
  expect((await builds.forSet('made-up'))({ area: 'mf-landing', version: '1.2.3' })).toBe(false);
});

test('a report is taken as it is', () => {
  expect(readReport({ headers: { 'content-length': '100' }, body: report })).toEqual(report);
});

test.each([
  ['nothing', undefined], ['text', JSON.stringify(report)], ['a list', []], ['another area', { ...report, views: [{ area: 'mf-spy', version: '1' }] }],
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
