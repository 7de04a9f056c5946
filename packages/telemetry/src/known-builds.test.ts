import { expect, test } from '@jest/globals';
import { testRelease } from '@grove/releases/testing';
import { KnownBuilds } from './known-builds.ts';

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
