import { expect, test } from '@jest/globals';
import { Conversations } from './conversations.ts';
import { ExpiringMap } from './expiring-map.ts';

const minute = 60_000;

test('§5 chat: a conversation keeps its last twelve lines and is forgotten after half an hour', () => {
  let now = 0;
  const conversations = new Conversations(() => now);
  for (let turn = 0; turn < 10; turn += 1) conversations.add('s', 1, [{ role: 'user', content: `q${turn}` }, { role: 'assistant', content: `a${turn}` }], { lesson: `l${turn}` });
  expect(conversations.get('s', 1).lines.map(({ content }) => content)).toEqual(['q4', 'a4', 'q5', 'a5', 'q6', 'a6', 'q7', 'a7', 'q8', 'a8', 'q9', 'a9']);
  expect(conversations.get('s', 1).memory).toEqual({ lesson: 'l9' });
  expect(conversations.get('s', 2)).toEqual({ lines: [], memory: {} });
  now += 29 * minute;
  expect(conversations.get('s', 1).lines).toHaveLength(12);
  now += 31 * minute;
  expect(conversations.get('s', 1)).toEqual({ lines: [], memory: {} });
});

test('§5 chat: of too many conversations the least recently used is forgotten', () => {
  const conversations = new Conversations(() => 0, 2);
  for (const session of ['a', 'b']) conversations.add(session, 1, [{ role: 'user', content: session }], {});
  conversations.get('a', 1);
  conversations.add('c', 1, [{ role: 'user', content: 'c' }], {});
  expect(['a', 'b', 'c'].map((session) => conversations.get(session, 1).lines.length)).toEqual([1, 0, 1]);
});

test('an expiring map holds no more than it may', () => {
  const map = new ExpiringMap<number>({ maxEntries: 3, lifetimeMs: minute, now: () => 0 });
  for (let key = 0; key < 10; key += 1) map.set(String(key), key);
  expect([map.size, map.get('9'), map.get('6')]).toEqual([3, 9, undefined]);
});
