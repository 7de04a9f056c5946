import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Screening } from '@grove/safety';
import { withTimeLimit } from '../../database/index.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import type { TutorCall, TutorJob, TutorResult } from './tutor-jobs.ts';

/** An answer takes a few milliseconds. What takes this long was made to take long; by the clock it may, where other programs use the processor. */
const limits = { computingMs: 200, clockMs: 4_000 };

/** Four replies are written for one page at a time, each by one job after the other; behind an address without cookies may be a class. */
const waiting = { each: 8, guests: 250, all: 1_000 };
const patienceMs = 5_000;

/** In megabytes; with everything loaded the tutor uses a third of it. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** How long a start waits for the tutor, in milliseconds: pages are worth more than its answers. */
const startLimitMs = 30_000;

const startTutorWorker = (): Worker =>
  new Worker(new URL(`./tutor.worker${extname(import.meta.url)}`, import.meta.url), { resourceLimits });

/**
 * The workers in which the tutor thinks. They load while the application starts, so that its first answer is as quick as any; in tests, most of which ask no teacher anything, with
 * the first question or a call of `start`.
 */
export class TutorPool
  extends WorkerPool<TutorJob, TutorResult<TutorCall>, Screening>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  readonly #started: Promise<void> | undefined;

  constructor(size: number, { loadsAtStart }: { loadsAtStart: boolean }) {
    super({ start: startTutorWorker, size, limits, waiting, patienceMs });
    if (loadsAtStart) this.#started = this.start();
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.#started)
      await withTimeLimit(this.#started, startLimitMs).catch(() =>
        new Logger('Tutor').error('The tutor has not started yet. Until it has, teachers do not answer.'),
      );
  }

  /** Before the HTTP server closes, which waits for open requests: whatever a worker does then, it holds up no stop. */
  async onModuleDestroy(): Promise<void> {
    await this.close();
  }
}
