import { expect, test } from '@jest/globals';
import type { ReleaseSet } from '@grove/contracts';
import { expectLogged } from '@grove/testing/log';
import type { Pointers, Registry } from '../registry/index.ts';
import { PointersMoved } from '../registry/index.ts';
import { testRelease } from '../test-release.ts';
import type { Count } from '../telemetry/measures.ts';
import { CanaryGuard } from './canary-guard.ts';

const canarySet: ReleaseSet = { ...testRelease, id: 'set-2', areas: testRelease.areas.map((area) => (area.name === 'mf-landing' ? { ...area, version: '2.0.0' } : area)) };
const canary = { setId: 'set-2', percent: 20, since: '2026-01-01T10:00:00.000Z' };

const views = (version: string, count: number, failures: number): Count[] => [
  { area: 'mf-landing', version, measure: 'view', bucket: 0, count },
  { area: 'mf-landing', version, measure: 'error-render', bucket: 0, count: failures },
];

/** A registry and table in memory that any number of guards share. */
function surroundings(counts: readonly Count[], { running = canary, before = [] }: { running?: Pointers['canary']; before?: readonly Count[] } = {}) {
  let pointers: Pointers = { revision: 7, active: 'set-1', canary: running };
  const halted: string[] = [];
  const reads: Date[] = [];
  const clock = { ms: Date.parse('2026-01-01T10:30:00.000Z') };
  const registry: Pick<Registry, 'pointers' | 'set' | 'endCanary'> = {
    pointers: async () => pointers,
    set: async (id) => [testRelease, canarySet].find((set) => set.id === id),
    endCanary: async ({ reason, expectedRevision }) => {
      if (expectedRevision !== pointers.revision) throw new PointersMoved(expectedRevision ?? 0, pointers.revision);
      halted.push(reason);
      pointers = { revision: pointers.revision + 1, active: 'set-1', canary: null };
      return pointers;
    },
  };
  const read = async (since: Date) => {
    reads.push(since);
    return since.getTime() < Date.parse(canary.since) ? [...before, ...counts] : counts;
  };
  const guard = () => new CanaryGuard({ registry, read, now: () => clock.ms });
  return { guard, halted, reads, clock };
}

test('a canary of which 20 % of the views fail is halted, once, also by two copies at the same time', async () => {
  expectLogged(/WARN \[CanaryGuard\] The canary was halted\. mf-landing 2\.0\.0: 20 % of 100 views failed/);
  const { guard, halted } = surroundings([...views('2.0.0', 100, 20), ...views('1.2.3', 400, 1)]);
  await Promise.all([guard().look(), guard().look(), guard().look()]);
  expect(halted).toEqual(['mf-landing 2.0.0: 20 % of 100 views failed, 0.3 % of 400 with 1.2.3']);
});

test.each([
  ['healthy', [...views('2.0.0', 100, 1), ...views('1.2.3', 400, 3)]],
  ['hardly seen', [...views('2.0.0', 25, 20), ...views('1.2.3', 400, 3)]],
  ['not seen at all', []],
])('a canary that is %s goes on', async (_, counts) => {
  const { guard, halted } = surroundings(counts);
  await guard().look();
  expect(halted).toEqual([]);
});

test('a canary that nearly everybody gets is compared with what the active set did before', async () => {
  expectLogged(/WARN \[CanaryGuard\] The canary was halted/);
  const counts = [...views('2.0.0', 100, 20), ...views('1.2.3', 2, 0)];
  const { guard, halted } = surroundings(counts, { before: views('1.2.3', 400, 1) });
  await guard().look();
  expect(halted).toEqual(['mf-landing 2.0.0: 20 % of 100 views failed, 0.2 % of 402 with 1.2.3']);
  const unknown = surroundings(counts);
  await unknown.guard().look();
  expect(unknown.halted).toEqual([]);
});

test('what both went through meanwhile speaks against neither', async () => {
  const { guard, halted } = surroundings([...views('2.0.0', 100, 30), ...views('1.2.3', 100, 30)], { before: views('1.2.3', 10_000, 0) });
  await guard().look();
  expect(halted).toEqual([]);
});

test('it measures since the canary began, and at most for a day', async () => {
  const { guard, reads, clock } = surroundings([]);
  const one = guard();
  await one.look();
  clock.ms = Date.parse('2026-01-03T10:00:00.000Z');
  await one.look();
  expect(reads.map((since) => since.toISOString())).toEqual(['2026-01-01T10:00:00.000Z', '2025-12-31T10:30:00.000Z', '2026-01-02T10:00:00.000Z', '2026-01-02T10:00:00.000Z']);
});

test('it looks at most every second, and reads nothing while no canary runs', async () => {
  const { guard, reads, clock } = surroundings([]);
  const one = guard();
  await Promise.all([one.look(), one.look()]);
  clock.ms += 999;
  await one.look();
  expect(reads).toHaveLength(2);
  clock.ms += 1;
  await one.look();
  expect(reads).toHaveLength(4);
  const without = surroundings([], { running: null });
  await without.guard().look();
  expect(without.reads).toEqual([]);
});

test('a database that is away is tried again with the next look', async () => {
  expectLogged(/WARN \[CanaryGuard\] The canary could not be judged/, /WARN \[CanaryGuard\] Error: away \d/);
  const clock = { ms: 0 };
  let looks = 0;
  const guard = new CanaryGuard({
    registry: { pointers: async () => Promise.reject(new Error(`away ${(looks += 1)}`)), set: async () => undefined, endCanary: () => Promise.reject(new Error('unused')) },
    read: async () => [],
    now: () => clock.ms,
  });
  await guard.look();
  clock.ms += 1_000;
  await guard.look();
  expect(looks).toBe(2);
});
