import { afterEach, expect, test } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import { WorkerQueue, type WorkerQueueOptions } from './worker-queue.ts';

/** Answers with the job, but dies at 'crash' (the first time, or always), and never answers 'hang'. */
const script = `
  import { parentPort, threadId, workerData } from 'node:worker_threads';
  parentPort.on('message', (job) => {
    if (job === 'die' || (job === 'die once' && workerData.turn === 1)) throw new Error('boom');
    if (job !== 'hang') parentPort.postMessage({ job, turn: workerData.turn });
  });`;

const queues: Array<WorkerQueue<string, { job: string; turn: number }>> = [];
let started = 0;

function queueWith(options: Partial<WorkerQueueOptions> = {}) {
  started = 0;
  const start = () => {
    started += 1;
    return new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), { workerData: { turn: started } });
  };
  const queue = new WorkerQueue<string, { job: string; turn: number }>({ start, timeLimitMs: 20_000, limit: 10, ...options });
  queues.push(queue);
  return queue;
}

afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close();
});

test('jobs are done in order by one worker, which starts with the first of them', async () => {
  const queue = queueWith();
  expect(started).toBe(0);
  expect(await Promise.all(['a', 'b', 'c'].map((job) => queue.run(job)))).toEqual(['a', 'b', 'c'].map((job) => ({ job, turn: 1 })));
  expect(started).toBe(1);
});

test('a crash in the middle of a job is overcome: a new worker does it, and what waits behind it', async () => {
  const queue = queueWith();
  const answers = await Promise.all(['a', 'die once', 'b'].map((job) => queue.run(job)));
  expect(answers.map(({ job, turn }) => [job, turn])).toEqual([['a', 1], ['die once', 2], ['b', 2]]);
});

test('a job that crashes every worker is given up, and the next one is done', async () => {
  const queue = queueWith();
  const [bad, good] = await Promise.allSettled([queue.run('die'), queue.run('a')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'WorkerFailedError' } });
  expect(good).toMatchObject({ status: 'fulfilled', value: { job: 'a', turn: 3 } });
});

test('a job that takes too long is given up, and the next one is done by a new worker', async () => {
  const queue = queueWith({ timeLimitMs: 1_000 });
  const [slow, good] = await Promise.allSettled([queue.run('hang'), queue.run('a')]);
  expect(slow).toMatchObject({ status: 'rejected', reason: { message: 'The worker took too long.' } });
  expect(good).toMatchObject({ status: 'fulfilled', value: { job: 'a', turn: 2 } });
});

test('no more jobs wait than the limit says', async () => {
  const queue = queueWith({ limit: 2 });
  const settled = await Promise.allSettled(['a', 'b', 'c', 'd'].map((job) => queue.run(job)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(settled[3]).toMatchObject({ reason: { name: 'QueueFullError' } });
});

test('closing gives up what waits and is under way, and takes nothing more', async () => {
  const queue = queueWith();
  const pending = Promise.allSettled([queue.run('hang'), queue.run('a')]);
  await queue.close();
  for (const { status } of await pending) expect(status).toBe('rejected');
  await expect(queue.run('a')).rejects.toThrow('stopping');
});
