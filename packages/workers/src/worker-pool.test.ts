import { afterEach, expect, jest, test } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import type { TestAnswer, TestJob } from './testing/jobs.worker.ts';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

// A busy machine may need seconds to start a worker.
jest.setTimeout(60_000);

const pools: Array<WorkerPool<TestJob, TestAnswer, string>> = [];
const child = { address: 'a', learner: 'child' };
const other = { address: 'b', learner: 'other child' };
let started: Worker[] = [];

function poolWith(options: Partial<WorkerPoolOptions> & { broken?: number; resourceLimits?: object } = {}) {
  started = [];
  const start = () => {
    const turn = started.length + 1;
    const worker = new Worker(new URL('./testing/jobs.worker.ts', import.meta.url), {
      workerData: { turn, isBroken: turn <= (options.broken ?? 0) },
      resourceLimits: options.resourceLimits,
    });
    started.push(worker);
    return worker;
  };
  const pool = new WorkerPool<TestJob, TestAnswer, string>({
    start,
    size: 1,
    limits: { computingMs: 50, clockMs: 20_000 },
    waiting: { each: 10, guests: 10, all: 10 },
    patienceMs: 60_000,
    restartMs: 10,
    ...options,
  });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

test('jobs of an asker are done in order by one worker, which starts with the first of them', async () => {
  const pool = poolWith();
  expect(started).toHaveLength(0);
  expect(await Promise.all(['a', 'b', 'c'].map((job) => pool.run(job, child)))).toEqual(
    ['a', 'b', 'c'].map((job) => ({ job, turn: 1 })),
  );
  expect(started).toHaveLength(1);
});

test('a crash in the middle of a job is overcome where a second attempt is wanted: a new worker does it, and what waits behind it', async () => {
  const pool = poolWith({ attempts: 2 });
  const answers = await Promise.all(['a', 'die once', 'b'].map((job) => pool.run(job, child)));
  expect(answers.map(({ job }) => job)).toEqual(['a', 'die once', 'b']);
  expect(answers[1]?.turn).toBe(2);
});

test('a job that crashes every worker is given up, and the next one is done', async () => {
  const pool = poolWith({ attempts: 2 });
  const [bad, good] = await Promise.allSettled([pool.run('die', child), pool.run('a', child)]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'NoAnswerError' } });
  expect(good).toMatchObject({ status: 'fulfilled', value: { job: 'a' } });
});

test('C2: a job that computes without end is ended, what it told before is known, and the next one is done by a new worker', async () => {
  const pool = poolWith();
  const news: string[] = [];
  await expect(pool.run('tell and spin', child, { onNews: (told) => news.push(told) })).rejects.toMatchObject({
    name: 'TimeLimitError',
  });
  expect(news).toEqual(['on the way']);
  expect(await pool.run('a', child)).toEqual({ job: 'a', turn: 2 });
});

test('a job that waits for something that never comes is ended by the clock', async () => {
  const pool = poolWith({ limits: { computingMs: 50, clockMs: 300 } });
  await expect(pool.run('hang', child)).rejects.toMatchObject({ name: 'TimeLimitError' });
});

test('a job that waits for the processor, and has computed little, is not ended', async () => {
  const pool = poolWith({ limits: { computingMs: 50, clockMs: 20_000 } });
  const hanging = pool.run('hang', child).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  expect(await Promise.race([hanging, new Promise((resolve) => setTimeout(resolve, 500, 'waits'))])).toBe('waits');
  await pool.close();
  expect(await hanging).toBe('The service is stopping.');
});

test('while one asker makes a worker spin, this thread turns and everybody else is answered', async () => {
  const pool = poolWith({ size: 2, limits: { computingMs: 60_000, clockMs: 60_000 } });
  await pool.start();
  const spinning = pool.run('spin', child).catch(() => 'ended');
  let turns = 0;
  for (let number = 0; number < 100; number += 1) {
    expect(await pool.run(`question ${number}`, other)).toMatchObject({ job: `question ${number}` });
    await new Promise<void>((resolve) => void setImmediate(resolve));
    turns += 1;
  }
  expect(turns).toBe(100);
  await pool.close();
  expect(await spinning).toBe('ended');
});

test('whoever cost a worker waits until it is replaced, and others never wait for that', async () => {
  const pool = poolWith({ size: 2 });
  await pool.start();
  const order: string[] = [];
  const note = (name: string) => (): void => void order.push(name);
  const hostile = ['spin', 'spin', 'a'].map((job, place) =>
    pool.run(job, child).then(note('hostile answer'), note(`hostile ${place}`)),
  );
  await hostile[0];
  const replaced = new Promise((resolve) => started[2]!.once('message', resolve)).then(note('replaced'));
  expect((await pool.run('question', other)).turn).toBeLessThanOrEqual(2);
  await Promise.all([...hostile, replaced]);
  expect(order).toEqual(['hostile 0', 'replaced', 'hostile 1', 'hostile answer']);
});

test('an address never has the last worker, whatever it sends', async () => {
  const pool = poolWith({ size: 2, limits: { computingMs: 60_000, clockMs: 60_000 } });
  const madeUp = ['one', 'two', 'three'].map((learner) =>
    pool.run('spin', { address: 'a', learner }).catch(() => 'ended'),
  );
  expect(await pool.run('question', other)).toMatchObject({ job: 'question' });
  await pool.close();
  expect(await Promise.all(madeUp)).toEqual(['ended', 'ended', 'ended']);
});

test('what one asker sends at once delays another by one job', async () => {
  const pool = poolWith();
  const order: string[] = [];
  const many = Array.from({ length: 8 }, (_, number) =>
    pool.run(`many ${number}`, child).then(({ job }) => order.push(job)),
  );
  await pool.run('question', other).then(({ job }) => order.push(job));
  await Promise.all(many);
  expect(order.indexOf('question')).toBeLessThanOrEqual(2);
});

test('a job that fills the memory ends its worker, not the process', async () => {
  const pool = poolWith({
    resourceLimits: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 },
    limits: { computingMs: 60_000, clockMs: 60_000 },
  });
  await expect(pool.run('fill the memory', child)).rejects.toMatchObject({ name: 'NoAnswerError' });
  expect(await pool.run('a', child)).toEqual({ job: 'a', turn: 2 });
});

test('a job whose code throws says so by kind and place, keeps the worker and says nothing of the job', async () => {
  const pool = poolWith();
  const failure = await pool.run('throw', child).catch((error: unknown) => error as Error);
  expect(failure).toMatchObject({
    name: 'JobFailedError',
    message: 'The job failed with TypeError.',
    stack: expect.stringContaining('jobs.worker.ts'),
  });
  expect((failure as Error).stack).not.toContain('marker-word');
  expect(await pool.run('a', child)).toEqual({ job: 'a', turn: 1 });
});

test('no more jobs wait than the bounds say, and none longer than its patience', async () => {
  const pool = poolWith({
    waiting: { each: 2, guests: 2, all: 3 },
    patienceMs: 20,
    limits: { computingMs: 60_000, clockMs: 60_000 },
  });
  await pool.start();
  void pool.run('spin', child).catch(() => undefined);
  const settled = await Promise.allSettled([
    pool.run('a', child),
    pool.run('b', child),
    pool.run('c', child),
    pool.run('d', other),
    pool.run('e', other),
  ]);
  expect(settled.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'done'))).toEqual([
    'The job waited for too long.',
    'The job waited for too long.',
    'Too many jobs are waiting.',
    'The job waited for too long.',
    'Too many jobs are waiting.',
  ]);
});

test('who leaves while a job waits is not waited for', async () => {
  const pool = poolWith({ limits: { computingMs: 60_000, clockMs: 60_000 } });
  await pool.start();
  void pool.run('spin', child).catch(() => undefined);
  const leaving = new AbortController();
  const waiting = pool.run('a', child, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(pool.run('b', child, { signal: leaving.signal })).rejects.toThrow('left');
});

test('workers that do not start are tried again after a pause, and what waits is done then', async () => {
  const pool = poolWith({ broken: 2 });
  expect(await pool.run('a', child)).toEqual({ job: 'a', turn: 3 });
});

test('closing ends a worker that spins, gives up what waits and takes nothing more', async () => {
  const pool = poolWith({ limits: { computingMs: 60_000, clockMs: 60_000 } });
  await pool.start();
  const pending = Promise.allSettled([pool.run('spin', child), pool.run('a', child)]);
  await pool.close();
  for (const { status } of await pending) expect(status).toBe('rejected');
  await expect(pool.run('a', child)).rejects.toThrow('stopping');
});
