import { afterEach, expect, jest, test } from '@jest/globals';
import { Conversations } from './conversations.ts';

const minute = 60_000;

const said = (content: string) => [{ role: 'user', content }] as const;

afterEach(() => void jest.useRealTimers());

test('experience §5 chat: a conversation keeps its last twelve lines and is forgotten after half an hour', () => {
  let now = 1;
  const conversations = new Conversations(() => now);
  const key = { sessionId: 's', teacherId: 1, owner: 'a' };
  for (let turn = 0; turn < 10; turn += 1)
    conversations.add(
      key,
      [
        { role: 'user', content: `q${turn}` },
        { role: 'assistant', content: `a${turn}` },
      ],
      { lesson: `l${turn}` },
    );
  expect(conversations.get('s', 1).lines.map(({ content }) => content)).toEqual([
    'q4',
    'a4',
    'q5',
    'a5',
    'q6',
    'a6',
    'q7',
    'a7',
    'q8',
    'a8',
    'q9',
    'a9',
  ]);
  expect(conversations.get('s', 1).memory).toEqual({ lesson: 'l9' });
  expect(conversations.get('s', 2)).toEqual({ lines: [], memory: {} });
  now += 29 * minute;
  expect(conversations.get('s', 1).lines).toHaveLength(12);
  now += 31 * minute;
  expect(conversations.get('s', 1)).toEqual({ lines: [], memory: {} });
});

test('M1: a conversation is gone after half an hour of silence, though nobody says anything any more', () => {
  jest.useFakeTimers();
  const conversations = new Conversations(Date.now);
  conversations.add({ sessionId: 's', teacherId: 1, owner: 'a' }, said('first'), {});
  jest.advanceTimersByTime(20 * minute);
  conversations.add({ sessionId: 't', teacherId: 1, owner: 'a' }, said('second'), {});
  expect(conversations.size).toBe(2);
  jest.advanceTimersByTime(10 * minute + 1);
  expect(conversations.size).toBe(1);
  jest.advanceTimersByTime(20 * minute);
  expect([conversations.size, jest.getTimerCount()]).toEqual([0, 0]);
});

test('experience §5 chat: of too many conversations the least recently used is forgotten', () => {
  const conversations = new Conversations(() => 0, 2);
  for (const sessionId of ['a', 'b']) conversations.add({ sessionId, teacherId: 1, owner: 'x' }, said(sessionId), {});
  conversations.get('a', 1);
  conversations.add({ sessionId: 'c', teacherId: 1, owner: 'x' }, said('c'), {});
  expect(['a', 'b', 'c'].map((session) => conversations.get(session, 1).lines.length)).toEqual([1, 0, 1]);
});

test('M4: however many sessions an address makes up, the running conversations of others stay', () => {
  const conversations = new Conversations(() => 0, 5_000);
  for (let child = 0; child < 30; child += 1)
    conversations.add({ sessionId: `child ${child}`, teacherId: 1, owner: `home ${child % 10}` }, said('hello'), {});
  for (let session = 0; session < 6_000; session += 1)
    conversations.add({ sessionId: `made up ${session}`, teacherId: 1, owner: 'flood' }, said('x'), {});
  expect(Array.from({ length: 30 }, (_, child) => conversations.get(`child ${child}`, 1).lines.length)).toEqual(
    Array(30).fill(1),
  );
  expect(conversations.size).toBe(5_000);
});
