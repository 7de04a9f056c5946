import { expect, test } from '@jest/globals';
import { readReport } from './read-report.ts';

const landing = { area: 'mf-landing', version: '1.2.3' } as const;
const report = { nonce: 'n-1', setId: 'set-1', views: [landing, landing], errors: [], vitals: [], loads: [] };

test('a report is taken as it is', () => {
  expect(readReport({ headers: { 'content-length': '100' }, body: report })).toEqual(report);
});

test.each([
  ['nothing', undefined],
  ['a text', JSON.stringify(report)],
  ['a list', []],
  ['without a nonce', { ...report, nonce: undefined }],
  ['no area', { ...report, views: [{ area: 'spy', version: '1' }] }],
  ['a version that is a text', { ...report, views: [{ area: 'mf-chat', version: 'Ada, 9 years' }] }],
  ['too many views', { ...report, views: Array.from({ length: 31 }, () => landing) }],
  ['a negative time', { ...report, loads: [{ ...landing, ms: -1 }] }],
])('a report that is %s is refused without repeating it', (_, body) => {
  expect(() => readReport({ headers: {}, body })).toThrow('This is not a report of a page.');
});

test('a report that is too large is refused', () => {
  expect(() => readReport({ headers: { 'content-length': '16385' }, body: report })).toThrow(/at most 16384 bytes/);
});

test('more than the agreed fields is cut off', () => {
  expect(readReport({ headers: {}, body: { ...report, learner: 'Ada' } })).toEqual(report);
});
