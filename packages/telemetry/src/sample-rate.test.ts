import { expect, test } from '@jest/globals';
import { sampleRateOf } from './sample-rate.ts';

test('every page load reports while a canary runs', () => {
  expect(sampleRateOf({ canary: null }, 0.2)).toBe(0.2);
  expect(sampleRateOf(undefined, 0.2)).toBe(0.2);
  expect(sampleRateOf({ canary: { setId: 's', percent: 5, since: '' } }, 0.2)).toBe(1);
});
