import { expect, test } from '@jest/globals';
import { networkOf, VisitorBound } from './visitors.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
])('whoever asks from %s is of the network %s', (addressKey, network) => {
  expect(networkOf(addressKey)).toBe(network);
});

test('so many visitors are counted in an hour, and others in the next', () => {
  let ms = 0;
  const bound = new VisitorBound(() => ms, 2);
  expect(['a', 'b', 'c', 'a'].map((name) => bound.admits(name))).toEqual([true, true, false, true]);
  ms = 60 * 60 * 1_000;
  expect(['c', 'd', 'a'].map((name) => bound.admits(name))).toEqual([true, true, false]);
});
