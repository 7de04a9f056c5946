import { expect, test } from '@jest/globals';
import type { ReleaseSet } from '@grove/contracts';
import { type Pointers, PointersMoved, type Registry } from '@grove/releases';
import { testRelease } from '@grove/releases/testing';
import type { VisitorCount } from '../visitors.ts';
import { CanaryGuard } from './canary-guard.ts';
import { differences } from './compare-sets.ts';
import { visitor, visitors } from '../testing/visitors.ts';

const canarySet: ReleaseSet = {
  ...testRelease,
  id: 'set-2',
  areas: testRelease.areas.map((area) => (area.name === 'mf-landing' ? { ...area, version: '2.0.0' } : area)),
};
const canary = { setId: 'set-2', percent: 20, since: '2026-01-01T10:00:00.000Z' };

/** A registry and table in memory that any number of guards share. */
function surroundings(counts: readonly VisitorCount[], { running = canary }: { running?: Pointers['canary'] } = {}) {
  let pointers: Pointers = { revision: 7, active: 'set-1', canary: running };
  const halted: string[] = [];
  const warnings: string[] = [];
  const reads: Date[] = [];
  const forgotten: number[] = [];
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
    return counts;
  };
  const forget = async () => void forgotten.push(clock.ms);
  const guard = () =>
    new CanaryGuard({
      registry,
      read,
      forget,
      log: { warn: (message) => warnings.push(message) },
      now: () => clock.ms,
    });
  return { guard, halted, warnings, reads, forgotten, clock };
}

test('a canary of which 20 % of the views fail is halted, once, also by two copies at the same time', async () => {
  const { guard, halted, warnings } = surroundings([...visitors('2.0.0', 10, 2), ...visitors('1.2.3', 40, 0)]);
  await Promise.all([guard().look(), guard().look(), guard().look()]);
  expect(halted).toEqual(['mf-landing 2.0.0: 20 % of 100 views failed, 0 % of 400 with 1.2.3']);
  expect(warnings).toEqual([`The canary was halted. ${halted[0]}`]);
});

test.each([
  ['healthy', [...visitors('2.0.0', 10, 0), ...visitors('1.2.3', 40, 0)]],
  ['hardly seen', [...visitors('2.0.0', 2, 10), ...visitors('1.2.3', 40, 0)]],
  ['seen by few visitors', [...visitors('2.0.0', 4, 10), ...visitors('1.2.3', 40, 0)]],
  ['not seen at all', []],
])('a canary that is %s continues', async (_, counts) => {
  const { guard, halted } = surroundings(counts);
  await guard().look();
  expect(halted).toEqual([]);
});

test('a canary that nearly everybody gets is halted when a tenth of its views fail', async () => {
  const { guard, halted, warnings } = surroundings([...visitors('2.0.0', 10, 2), ...visitor('one', '1.2.3', 2)]);
  await guard().look();
  expect(halted).toEqual(['mf-landing 2.0.0: 20 % of 100 views failed, hardly anybody saw 1.2.3']);
  expect(warnings).toEqual([expect.stringContaining('The canary was halted')]);
  const bearable = surroundings(visitors('2.0.0', 20, 1));
  await bearable.guard().look();
  expect(bearable.halted).toEqual([]);
});

test('what both went through meanwhile speaks against neither', async () => {
  const { guard, halted } = surroundings([...visitors('2.0.0', 10, 3), ...visitors('1.2.3', 10, 3)]);
  await guard().look();
  expect(halted).toEqual([]);
});

test('it measures since the canary began, and at most for a day', async () => {
  const { guard, reads, clock } = surroundings([]);
  const one = guard();
  await one.look();
  clock.ms = Date.parse('2026-01-03T10:00:00.000Z');
  await one.look();
  expect(reads.map((since) => since.toISOString())).toEqual(['2026-01-01T10:00:00.000Z', '2026-01-02T10:00:00.000Z']);
});

test('it looks at most every five seconds, and reads nothing while no canary runs', async () => {
  const { guard, reads, clock } = surroundings([]);
  const one = guard();
  await Promise.all([one.look(), one.look()]);
  clock.ms += 4_999;
  await one.look();
  expect(reads).toHaveLength(1);
  clock.ms += 1;
  await one.look();
  expect(reads).toHaveLength(2);
  const without = surroundings([], { running: null });
  await without.guard().look();
  expect(without.reads).toEqual([]);
});

test('what was kept by visitor is forgotten once when no canary runs', async () => {
  const { guard, forgotten, clock } = surroundings([], { running: null });
  const one = guard();
  await one.look();
  clock.ms += 5_000;
  await one.look();
  expect(forgotten).toHaveLength(1);
  const running = surroundings([]);
  await running.guard().look();
  expect(running.forgotten).toEqual([]);
});

test('a database that is away is tried again with the next look', async () => {
  const warnings: unknown[] = [];
  const clock = { ms: 0 };
  let looks = 0;
  const guard = new CanaryGuard({
    registry: {
      pointers: async () => Promise.reject(new Error(`away ${(looks += 1)}`)),
      set: async () => undefined,
      endCanary: () => Promise.reject(new Error('unused')),
    },
    read: async () => [],
    forget: async () => undefined,
    log: { warn: (...said) => warnings.push(said) },
    now: () => clock.ms,
  });
  await guard.look();
  clock.ms += 5_000;
  await guard.look();
  expect(looks).toBe(2);
  expect(warnings).toEqual([1, 2].map((look) => ['The canary could not be judged', new Error(`away ${look}`)]));
});

test('a canary of content is judged as one of an area is', async () => {
  const content = (version: string) => ({ name: 'content', version, schema: 1, files: [] }) as const;
  const [before, after] = ['a', 'b'].map((letter) =>
    Object.assign({}, testRelease, { content: content(letter.repeat(16)) }),
  );
  expect(differences(before!, after!)).toEqual([['content', 'a'.repeat(16), 'b'.repeat(16)]]);
  expect(differences(testRelease, after!)).toEqual([]);
});
