import { expect, test } from '@jest/globals';
import { bucketOf } from '../histogram.ts';
import type { VisitorCount } from '../visitors.ts';
import { testRelease } from '@grove/releases/testing';
import { compareSets } from './compare-sets.ts';
import { judge } from './judge.ts';
import { visitor, waits } from '../testing/visitors.ts';
import { withoutExtremes } from './without-extremes.ts';

const [active, canary] = ['1.2.3', '2.0.0'];
const canarySet = {
  ...testRelease,
  id: 'set-2',
  areas: testRelease.areas.map((area) => (area.name === 'mf-landing' ? { ...area, version: canary } : area)),
};
const verdict = (counts: readonly VisitorCount[]): string | undefined =>
  judge(compareSets(testRelease, canarySet, withoutExtremes(counts)));

interface Kind {
  /** Of a visitor's five views, how many fail; else one of every tenth visitor, for a reason of its own. */
  failures?: number;
  answersInMs?: number;
}

/** Honest visitors, with five views and three answers each. */
const honest = (version: string, number: number, { failures, answersInMs = 80 }: Kind = {}): VisitorCount[] =>
  Array.from({ length: number }, (_, place) => [
    ...visitor(`honest-${place}`, version, 5, failures ?? Number(place % 10 === 0)),
    ...waits(`honest-${place}`, version, bucketOf(answersInMs), 3),
  ]).flat();

/** Reports of one who forges, under one name or two. */
const forged = (version: string, views: number, failures: number, names = 1): VisitorCount[] =>
  Array.from({ length: names }, (_, name) => visitor(`forger-${name}`, version, views, failures)).flat();

const good = [...honest(active, 60), ...honest(canary, 20)];
const failing = [...honest(active, 60), ...honest(canary, 20, { failures: 1 })];
const slow = [...honest(active, 60), ...honest(canary, 20, { answersInMs: 700 })];

test('without forged reports a good canary continues, and one that fails or is slow is halted', () => {
  expect(verdict(good)).toBeUndefined();
  expect(verdict(failing)).toMatch(/^mf-landing 2\.0\.0: 20 % of 80 views failed/);
  expect(verdict(slow)).toMatch(/^mf-landing 2\.0\.0: it takes/);
});

test.each([
  ['two reports of failures', forged(canary, 2, 2)],
  ['a flood of failures', forged(canary, 27_000, 27_000)],
  ['failures from two networks', forged(canary, 500, 500, 2)],
  ['a flood of good views of the active build', forged(active, 27_000, 0, 2)],
  ['a flood of slow answers', waits('forger-0', canary, bucketOf(9_000), 27_000)],
  [
    'slow answers, and quick ones of the active build',
    [...waits('forger-0', canary, bucketOf(9_000), 900), ...waits('forger-0', active, bucketOf(1), 900)],
  ],
])('%s do not halt a good canary', (_, campaign) => {
  expect(verdict([...good, ...campaign])).toBeUndefined();
});

test.each([
  ['a flood of good views', failing, forged(canary, 27_000, 0)],
  ['a flood of failures of the active build', failing, forged(active, 27_000, 27_000)],
  [
    'good views from two networks, and failures of the active build',
    failing,
    [...forged(canary, 27_000, 0, 2), ...forged(active, 9_000, 9_000, 2)],
  ],
  [
    'quick answers, and slow ones of the active build',
    slow,
    [...waits('forger-0', canary, 0, 27_000), ...waits('forger-0', active, bucketOf(9_000), 27_000)],
  ],
])('%s do not hide a bad canary', (_, bad, campaign) => {
  expect(verdict([...bad, ...campaign])).toMatch(/^mf-landing 2\.0\.0: /);
});

test('before enough visitors have seen a canary, forged reports decide nothing', () => {
  expect(verdict([...honest(active, 60), ...honest(canary, 4), ...forged(canary, 900, 900, 2)])).toBeUndefined();
});
