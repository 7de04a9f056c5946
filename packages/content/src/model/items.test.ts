import { expect, test } from '@jest/globals';
import { content } from '../../generated/content.ts';
import { contentFrom, itemsOf } from './items.ts';

test('content that is cut into items, sent as JSON and put together again in any order is the same, in the same order', () => {
  const items = itemsOf(content);
  const sent = JSON.parse(JSON.stringify(items)) as typeof items;
  expect(JSON.stringify(contentFrom(sent.toReversed()))).toBe(JSON.stringify(content));
});

test('no two items of a kind have one id', () => {
  const names = itemsOf(content).map(({ kind, id }) => `${kind} ${id}`);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toEqual(
    expect.arrayContaining(['lesson counting_1_10', 'unit pre-k-mathematics', 'story journey-to-the-stars']),
  );
});

test('items without the sample lesson, and items of a kind that nobody knows, make no content', () => {
  const items = itemsOf(content);
  expect(() => contentFrom(items.filter(({ kind }) => kind !== 'sample-lesson'))).toThrow("lacks its 'sample-lesson'");
  expect(() => contentFrom([...items, { kind: 'song' as 'story', id: 'a', body: {} }])).toThrow("'song'");
});
