import { expect, test } from '@jest/globals';
import { badge } from './badges.ts';
import { badgeNames } from './named.ts';

test('each badge has a picture of its own, under 12 KB', () => {
  const drawn = badgeNames.map(badge);
  expect(new Set(drawn).size).toBe(badgeNames.length);
  for (const svg of drawn) expect(svg.length).toBeLessThan(12 * 1024);
});

test('a badge is the same each time it is drawn', () => {
  expect(badgeNames.map(badge)).toEqual(badgeNames.map(badge));
});
