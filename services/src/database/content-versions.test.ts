import { expect, test } from '@jest/globals';
import { type ContentVersion, digestOf, standingOf } from './content-versions.ts';
import type { SeedTable } from './seed-tables.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const had = (...versions: [digest: string, day: number][]): ContentVersion[] =>
  versions.map(([digest, day]) => ({ digest, changedAt: at(day), broughtAt: at(20), author: 'Ada' }));
const build = (digest: string, day: number) => ({ digest, changedAt: at(day) });

test.each([
  ['a database without content', build('a', 1), had(), 'first'],
  ['the content that is there, whenever it was changed', build('a', 1), had(['b', 5], ['a', 9]), 'same'],
  ['an edit', build('b', 2), had(['a', 1]), 'newer'],
  ['an older build, which this database never had', build('a', 1), had(['b', 2]), 'older'],
  ['an older build, which it had', build('a', 1), had(['a', 1], ['b', 2]), 'older'],
  ['an edit that was committed back', build('a', 3), had(['a', 1], ['b', 2]), 'newer'],
  ['the same source by a newer mapping to rows', build('a2', 1), had(['a', 1]), 'newer'],
  ['the same source by the older mapping', build('a', 1), had(['a', 1], ['a2', 1]), 'older'],
  ['what somebody replaced knowingly by older content', build('b', 2), had(['b', 2], ['a', 1]), 'older'],
  ['what came after such a replacement', build('c', 3), had(['b', 2], ['a', 1]), 'newer'],
  ['what lies between a replaced version and its replacement', build('c', 2), had(['b', 3], ['a', 1]), 'older'],
] as const)('how content stands to that of a database: %s', (_, own, versions, standing) => {
  expect(standingOf(own, versions)).toBe(standing);
});

test('the digest of content depends on its rows, not on how they were put together', () => {
  const table = (tableName: string, ...rows: object[]) =>
    ({ entity: { meta: { tableName } }, rows }) as unknown as SeedTable;
  const digest = digestOf([table('lesson', { id: 1, steps: [{ title: 'a', content: 'b' }] })]);
  expect(digestOf([table('lesson', { steps: [{ content: 'b', title: 'a' }], id: 1 })])).toBe(digest);
  expect(digestOf([table('lesson', { id: 1, steps: [{ title: 'a', content: 'c' }] })])).not.toBe(digest);
  expect(digestOf([table('scene', { id: 1, steps: [{ title: 'a', content: 'b' }] })])).not.toBe(digest);
  expect(digestOf([table('lesson', { id: 1, steps: [{ title: 'a', content: 'b' }] }, { id: 2 })])).not.toBe(digest);
});
