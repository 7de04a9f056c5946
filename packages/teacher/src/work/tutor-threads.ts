import { Worker } from 'node:worker_threads';
import type { Content } from '@grove/content/compiled';
import type { Screening } from '@grove/safety';
import { WorkerPool } from '@grove/workers';
import type { TutorCall, TutorJob, TutorResult } from './tutor-jobs.ts';

/** An answer takes a few milliseconds. What takes this long was made to take long; by the clock it may, where other programs use the processor. */
const limits = { computingMs: 200, clockMs: 4_000 };

/** Four replies are written for one page at a time, each by one job after the other; behind an address without cookies may be a class. */
const waiting = { each: 8, guests: 250, all: 1_000 };
const patienceMs = 5_000;

/** In megabytes; with everything loaded the tutor uses a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const startThread = (content: Content): Worker =>
  new Worker(new URL('./tutor.worker.ts', import.meta.url), { resourceLimits, workerData: content });

/** The threads in which the tutor thinks. */
export class TutorThreads extends WorkerPool<TutorJob, TutorResult<TutorCall>, Screening> {
  /**
   * @param contentNow the content that a thread learns when it starts; after a change, `renew` replaces threads that know the old one
   * @param size how many threads there are
   */
  constructor(contentNow: () => Content, size: number) {
    super({ start: () => startThread(contentNow()), size, limits, waiting, patienceMs });
  }
}
