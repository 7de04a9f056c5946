import { expect, test } from '@jest/globals';
import { RepliesInProgress } from './replies-in-progress.ts';

const replies = () => {
  const inProgress = new RepliesInProgress();
  /** Takes up a reply that is over when the test says so. */
  const take = (sessionId: string, learner?: string, { isUrgent = false } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const stop = new AbortController();
    const asked = { sessionId, asker: { address: 'a', learner }, stop, isUrgent: () => Promise.resolve(isUrgent) };
    const reply = inProgress.take(asked, () => promise);
    reply.catch(() => undefined);
    return { reply, stop, say: () => resolve('Said.'), fail: () => reject(new Error('Failed')) };
  };
  return { inProgress, take };
};

const busy = { code: 'too_many_requests', retryAfterSeconds: 1 };

test('§4 chat: one reply at a time for a session, and few for a learner', async () => {
  const { take } = replies();
  const first = take('s1', 'ada');
  await expect(take('s1', 'ada').reply).rejects.toMatchObject(busy);
  await expect(take('s1', 'ben').reply).rejects.toMatchObject(busy);
  for (const session of ['s2', 's3', 's4']) take(session, 'ada');
  await expect(take('s5', 'ada').reply).rejects.toMatchObject(busy);
  const other = take('s6', 'ben');
  first.say();
  other.say();
  expect([await first.reply, await other.reply]).toEqual(['Said.', 'Said.']);
  const next = take('s1', 'ada');
  next.say();
  expect(await next.reply).toBe('Said.');
});

test('§4 chat: a reply that failed holds up none', async () => {
  const { take } = replies();
  const failed = take('s', 'ada');
  failed.fail();
  await expect(failed.reply).rejects.toThrow('Failed');
  const next = take('s', 'ada');
  next.say();
  expect(await next.reply).toBe('Said.');
});

test('§4 chat: behind an address where nobody is known may be a class', async () => {
  const { take } = replies();
  const all = Array.from({ length: 30 }, (_, child) => take(`s${child}`));
  for (const { say } of all) say();
  expect(new Set(await Promise.all(all.map(({ reply }) => reply)))).toEqual(new Set(['Said.']));
});

test('experience §5 safety: a child in need waits for no other reply', async () => {
  const { take } = replies();
  take('s', 'ada');
  const urgent = take('s', 'ada', { isUrgent: true });
  urgent.say();
  expect(await urgent.reply).toBe('Said.');
});

test('architecture §5 growing: a copy that stops ends the work on its replies, says so, and begins none', async () => {
  const { inProgress, take } = replies();
  const open = take('s', 'ada');
  inProgress.onModuleDestroy();
  expect(open.stop.signal.aborted).toBe(true);
  open.say();
  await expect(open.reply).rejects.toMatchObject({ code: 'unavailable' });
  await expect(take('t', 'ada').reply).rejects.toMatchObject({ code: 'unavailable' });
});
