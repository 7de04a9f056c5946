import { workerData } from 'node:worker_threads';
import { serveJobs } from '../serve-jobs.ts';

/** What a test wants of a worker; any other text is the answer, with the number of the worker that gave it. */
export type TestJob =
  | 'spin'
  | 'tell and spin'
  | 'hang'
  | 'die'
  | 'die once'
  | 'throw'
  | 'fill the memory'
  | (string & {});

export interface TestAnswer {
  readonly job: TestJob;
  readonly turn: number;
}

const { turn, isBroken } = workerData as { turn: number; isBroken?: boolean };
if (isBroken) throw new Error('This worker does not start.');

function spin(): never {
  for (;;) Math.sqrt(2);
}

/** Does what no job should do, as far as it is asked to. */
function work(job: TestJob, tell: (news: string) => void): TestAnswer | Promise<TestAnswer> {
  if (job === 'die' || (job === 'die once' && turn === 1)) process.exit(1);
  if (job === 'throw') throw new TypeError('marker-word');
  if (job === 'hang') return new Promise(() => setInterval(() => undefined, 1_000));
  if (job === 'tell and spin') tell('on the way');
  if (job.endsWith('spin')) spin();
  if (job === 'fill the memory')
    for (const kept: string[][] = []; ;) kept.push(Array.from({ length: 10_000 }, (_, place) => String(place)));
  return { job, turn };
}

serveJobs(work);
