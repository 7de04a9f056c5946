import { expect, test } from '@jest/globals';
import { bucketOf } from '../histogram.ts';
import { type Comparison, judge, percentText } from './judge.ts';
import { wilsonInterval } from './wilson-interval.ts';
import { notMeasured } from './without-extremes.ts';

interface Seen {
  views?: number;
  failures?: number;
  inp?: readonly [ms: number, samples: number];
  visitors?: number;
}

const measures = ({ views = 0, failures = 0, inp, visitors = 5 }: Seen) => ({
  ...notMeasured,
  views,
  failures,
  viewVisitors: visitors,
  inpVisitors: visitors,
  inp: new Map(inp ? [[bucketOf(inp[0]), inp[1]] as const] : []),
});
const compared = (area: string, canary: Seen, active: Seen): Comparison[] => [
  {
    area,
    canary: { version: '1.2.3-abc', measures: measures(canary) },
    active: { version: '1.2.2-def', measures: measures(active) },
  },
];
const chat = (canary: Seen, active: Seen): Comparison[] => compared('mf-chat', canary, active);

test.each([
  [0, 10, 0, 0.2775],
  [1, 10, 0.0179, 0.4042],
  [81, 263, 0.2553, 0.3662],
  [50, 100, 0.4038, 0.5962],
  [10, 10, 0.7225, 1],
])('the Wilson interval of %i of %i is %f to %f', (successes, trials, lower, upper) => {
  const interval = wilsonInterval(successes, trials);
  expect(interval.lower).toBeCloseTo(lower, 4);
  expect(interval.upper).toBeCloseTo(upper, 4);
});

test('without trials anything is possible', () => {
  expect(wilsonInterval(0, 0)).toEqual({ lower: 0, upper: 1 });
});

test('a canary of which a fifth fails is halted, with the numbers in the reason', () => {
  expect(judge(chat({ views: 120, failures: 25 }, { views: 540, failures: 2 }))).toBe(
    'mf-chat 1.2.3-abc: 21 % of 120 views failed, 0.4 % of 540 with 1.2.2-def',
  );
});

test.each([
  ['fails as often as the active set', { views: 1_000, failures: 30 }, { views: 9_000, failures: 250 }],
  ['fails never', { views: 500 }, { views: 500, failures: 3 }],
  ['fails, but was seen too seldom', { views: 29, failures: 20 }, { views: 5_000 }],
  ['fails a little, which may be chance', { views: 40, failures: 2 }, { views: 400, failures: 4 }],
  ['fails, but was seen by too few visitors', { views: 500, failures: 400, visitors: 4 }, { views: 5_000 }],
  ['fails in less than a tenth, and nobody saw the active one', { views: 100, failures: 12 }, {}],
  ['is seen by nobody', {}, { views: 800, failures: 1 }],
])('a canary that %s continues', (_, canary, active) => {
  expect(judge(chat(canary, active))).toBeUndefined();
});

test('a canary that fails is halted too when hardly anybody saw the active build', () => {
  expect(judge(chat({ views: 100, failures: 60 }, {}))).toBe(
    'mf-chat 1.2.3-abc: 60 % of 100 views failed, hardly anybody saw 1.2.2-def',
  );
});

test('from 30 views on a canary that always fails is halted', () => {
  expect(judge(chat({ views: 30, failures: 30 }, { views: 30 }))).toContain('100 % of 30 views failed, 0 % of 30');
});

test('a canary that answers half as slow again, and slower than good, is halted', () => {
  expect(judge(chat({ inp: [420, 30] }, { inp: [120, 30] }))).toMatch(
    /^mf-chat 1\.2\.3-abc: it takes 4\d\d ms to answer \(INP, p75 of 30\), 1[12]\d ms with 1\.2\.2-def$/,
  );
});

test.each([
  ['slower by less than half', { inp: [300, 90] }, { inp: [230, 90] }],
  ['twice as slow and still good', { inp: [180, 90] }, { inp: [60, 90] }],
  ['slow, with too few samples', { inp: [900, 29] }, { inp: [60, 90] }],
  ['slow, with too few visitors', { inp: [900, 90], visitors: 4 }, { inp: [60, 90] }],
  ['slow, with too few samples of the active set', { inp: [900, 90] }, { inp: [60, 29] }],
] as const)('a canary that is %s continues', (_, canary, active) => {
  expect(judge(chat(canary, active))).toBeUndefined();
});

test('one bad area of several is enough', () => {
  const good = chat({ views: 100 }, { views: 100 });
  const bad = compared('mf-media', { views: 100, failures: 50 }, { views: 100 });
  expect(judge([...good, ...bad])).toMatch(/^mf-media/);
  expect(judge([])).toBeUndefined();
});

test.each([
  [0, '0 %'],
  [0.0001, '0.1 %'],
  [0.003, '0.3 %'],
  [0.0949, '9.5 %'],
  [0.213, '21 %'],
  [1, '100 %'],
])('the share %f reads %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});
