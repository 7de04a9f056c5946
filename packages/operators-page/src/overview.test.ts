import { expect, test } from '@jest/globals';
import type { ReleaseSet } from '@grove/contracts';
import type { HistoryEntry } from '@grove/releases';
import type { TimedCount } from '@grove/telemetry';
import { testRelease } from '@grove/releases/testing';
import { startOfHour } from './health.ts';
import { type Known, overviewOf } from './overview.ts';

const now = new Date('2026-01-01T12:17:40Z');
const at = (hour: number): string => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();

/** A set whose landing page has a version. */
const setOf = (id: string, version: string): ReleaseSet => ({
  ...testRelease,
  id,
  areas: [{ ...testRelease.areas[0]!, version }, testRelease.areas[1]!],
});

const entry = (revision: number, kind: HistoryEntry['kind'], setId: string, hour: number): HistoryEntry => ({
  revision,
  kind,
  setId,
  previousSetId: null,
  at: at(hour),
  author: 'Ada',
  reason: 'a test',
});

const sets = [setOf('c', '2.0.0'), setOf('b', '2.0.0'), setOf('a', '1.0.0')];
const known = (over: Partial<Known> = {}): Known => ({
  pointers: { revision: 3, active: 'c', canary: null },
  active: sets[0]!,
  canary: undefined,
  history: [entry(3, 'promoted', 'c', 9), entry(2, 'promoted', 'b', 8), entry(1, 'promoted', 'a', 7)],
  sets: sets.map((set) => ({ set, recordedAt: at(6) })),
  lastHour: [],
  measures: new Map(),
  now,
  ...over,
});
const sinceOf = (over: Partial<Known>) =>
  Object.fromEntries(overviewOf(known(over)).builds.map(({ area, since }) => [area, since]));

test('a build is there since the first of the unbroken row of sets that have it', () => {
  expect(sinceOf({})).toEqual({ shell: at(7), 'mf-landing': at(8), 'mf-lessons': at(7) });
});

test('what came back with a roll back is there since then', () => {
  const history = [entry(4, 'rolled-back', 'a', 10), ...known().history];
  expect(sinceOf({ active: sets[2]!, history })).toEqual({ shell: at(7), 'mf-landing': at(10), 'mf-lessons': at(7) });
});

test('a canary in between changes nothing, and a set that is not known any more ends the row', () => {
  const history = [entry(4, 'canary', 'a', 10), ...known().history];
  expect(sinceOf({ history, sets: [{ set: sets[0]!, recordedAt: at(6) }] })).toEqual({
    shell: at(9),
    'mf-landing': at(9),
    'mf-lessons': at(9),
  });
  expect(sinceOf({ history: [] })).toEqual({ shell: undefined, 'mf-landing': undefined, 'mf-lessons': undefined });
});

test('it can go back to every other set, but not to the running canary', () => {
  const running = {
    pointers: { revision: 4, active: 'c', canary: { setId: 'b', percent: 10, since: at(11) } },
    canary: sets[1]!,
  };
  expect(overviewOf(known(running)).earlier.map(({ set }) => set.id)).toEqual(['a']);
  expect(overviewOf(known()).activeBy).toMatchObject({ revision: 3, author: 'Ada' });
});

test('an area has a row for its active version, for a canary’s, and for what open tabs still show', () => {
  const count = (version: string): TimedCount => ({
    area: 'mf-landing',
    version,
    measure: 'view',
    bucket: 0,
    count: 2,
    atMs: startOfHour(now).getTime(),
  });
  const { health } = overviewOf(
    known({ canary: setOf('d', '3.0.0'), lastHour: ['1.0.0', '2.0.0', '3.0.0'].map(count) }),
  );
  expect(health.map(({ area }) => area)).toEqual(['shell', 'mf-landing', 'mf-lessons']);
  expect(health[1]!.versions.map(({ version, role, hour }) => [version, role, hour.views])).toEqual([
    ['2.0.0', 'active', 2],
    ['3.0.0', 'canary', 2],
    ['1.0.0', 'earlier', 2],
  ]);
  expect(health[1]!.versions[0]!.stretches.map(({ figures }) => figures.views)).toEqual([
    2,
    ...Array.from({ length: 11 }, () => 0),
  ]);
});

test('the hour begins at a full five minutes and ends with the present ones', () => {
  expect(startOfHour(now).toISOString()).toBe('2026-01-01T11:20:00.000Z');
});
