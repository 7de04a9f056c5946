import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

const takeAll = (queue: FairQueue<string>): string[] => Array.from({ length: queue.size }, () => queue.take()!);

test('architecture §5 limits: turns go from address to address, and within one from learner to learner', () => {
  const queue = new FairQueue<string>({ each: 10, guests: 10, all: 100 });
  for (let number = 1; number <= 3; number += 1) queue.add({ address: 'a', learner: 'a1' }, `a1-${number}`);
  queue.add({ address: 'a', learner: 'a2' }, 'a2-1');
  queue.add({ address: 'b' }, 'b-1');
  queue.add({ address: 'c', learner: 'c1' }, 'c1-1');
  expect(takeAll(queue)).toEqual(['a1-1', 'b-1', 'c1-1', 'a2-1', 'a1-2', 'a1-3']);
  expect(queue.take()).toBeUndefined();
});

test('architecture §5 limits: an address that makes up learners gets one turn in two beside another', () => {
  const queue = new FairQueue<string>({ each: 2, guests: 2, all: 1_000 });
  for (let learner = 0; learner < 500; learner += 1)
    queue.add({ address: 'many', learner: `made up ${learner}` }, 'many');
  for (let number = 0; number < 2; number += 1) queue.add({ address: 'one', learner: 'child' }, 'child');
  expect(takeAll(queue).slice(0, 4)).toEqual(['many', 'child', 'many', 'child']);
});

test('architecture §5 limits: few of one asker wait, and not too many of all', () => {
  const queue = new FairQueue<string>({ each: 2, guests: 3, all: 5 });
  const add = (learner: string) => queue.add({ address: 'a', learner }, learner);
  expect(['x', 'x', 'x', 'y', 'y', 'z', 'z'].map(add)).toEqual([true, true, false, true, true, true, false]);
  queue.take();
  expect(['x', 'x'].map(add)).toEqual([true, false]);
  const guests = new FairQueue<string>({ each: 2, guests: 3, all: 5 });
  expect([1, 2, 3, 4].map((number) => guests.add({ address: 'a' }, `guest ${number}`))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('an address that may have no turn now is passed over, and keeps its place', () => {
  const queue = new FairQueue<string>({ each: 2, guests: 3, all: 5 });
  queue.add({ address: 'a' }, 'a');
  queue.add({ address: 'b' }, 'b');
  expect(queue.take((address) => address !== 'a')).toBe('b');
  expect(queue.take((address) => address !== 'a')).toBeUndefined();
  expect(queue.take()).toBe('a');
});

test('what need not wait any more leaves room', () => {
  const queue = new FairQueue<string>({ each: 1, guests: 1, all: 1 });
  queue.add({ address: 'a' }, 'first');
  expect([
    queue.remove({ address: 'a' }, 'second'),
    queue.remove({ address: 'a' }, 'first'),
    queue.remove({ address: 'a' }, 'first'),
  ]).toEqual([false, true, false]);
  expect([queue.size, queue.add({ address: 'b' }, 'third'), queue.take()]).toEqual([0, true, 'third']);
});
