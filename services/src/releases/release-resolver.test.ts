import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { testRelease } from '@grove/releases/testing';
import type { ServedReleases } from './served-releases.ts';
import { ReleaseResolver } from './release-resolver.ts';

const release = (id: string) => ({ set: { ...testRelease, id }, views: {} });
const request = (cookie?: string) => ({ headers: { cookie }, socket: {} }) as FastifyRequest;

function setsWith(canary?: { percent: number }): ReleaseResolver {
  const current = {
    active: release('active'),
    canary: canary && { release: release('canary'), percent: canary.percent },
  };
  return new ReleaseResolver({ TRUSTED_PROXIES: 0 }, {
    current,
    catchUpWithBuild: () => Promise.resolve(),
  } as unknown as ServedReleases);
}

test('without canary and chooser everybody gets the active set, and no cookie', async () => {
  expect(await setsWith().choose(request('grove_cohort=0'))).toEqual({ release: release('active'), isPersonal: false });
});

test.each([
  [0, 'canary'],
  [9, 'canary'],
  [10, 'active'],
  [99, 'active'],
])('a canary of 10 %%: cohort %i gets the set called %s', async (cohort, id) => {
  const chosen = await setsWith({ percent: 10 }).choose(request(`grove_cohort=${cohort}`));
  expect([chosen.release.set.id, chosen.isPersonal, chosen.cookie]).toEqual([id, true, undefined]);
});

test('about as many new browsers as the percentage says get the canary', async () => {
  const sets = setsWith({ percent: 30 });
  const chosen = await Promise.all(Array.from({ length: 2_000 }, () => sets.choose(request())));
  const share = chosen.filter(({ release: { set } }) => set.id === 'canary').length / chosen.length;
  // Five standard deviations.
  expect(Math.abs(share - 0.3)).toBeLessThan(0.052);
  expect(chosen.every(({ cookie }) => cookie?.startsWith('grove_cohort='))).toBe(true);
});

test('a chooser comes before the canary, when it has something to say', async () => {
  const sets = setsWith({ percent: 99 });
  sets.addChooser(({ headers }) =>
    headers.cookie === 'pin' ? { release: release('pinned'), isPersonal: true } : undefined,
  );
  expect((await sets.choose(request('pin'))).release.set.id).toBe('pinned');
  expect((await sets.choose(request('grove_cohort=0'))).release.set.id).toBe('canary');
});

test('details of all parts come into the page set; what a chooser says wins', async () => {
  const sets = setsWith();
  sets.addDetails(({ release: { set } }) => ({ id: `page of ${set.id}` }));
  sets.addDetails(() => ({ areas: [] }));
  expect((await sets.choose(request())).page).toEqual({ id: 'page of active', areas: [] });
  sets.addChooser(() => ({ release: release('pinned'), isPersonal: true, page: { id: 'mine' } }));
  expect((await sets.choose(request())).page).toEqual({ id: 'mine', areas: [] });
});
