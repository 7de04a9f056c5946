import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Content } from '@grove/content/compiled';
import type { Screening } from '@grove/safety';
import type { ServedContent } from '../../content/index.ts';
import { withTimeLimit } from '../../database/index.ts';
import { WorkerPool } from '@grove/workers';
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

const startTutorWorker = (content: Content): Worker =>
  new Worker(new URL(`./tutor.worker${extname(import.meta.url)}`, import.meta.url), {
    resourceLimits,
    workerData: content,
  });

/**
 * The workers in which the tutor thinks, about the active content; when that changes, workers that know the new one take the place of those that know the old one. They load while the
 * application starts, so that its first answer is as quick as any; in tests, most of which ask no teacher anything, with the first question or a call of `start`.
 */
export class TutorPool
  extends WorkerPool<TutorJob, TutorResult<TutorCall>, Screening>
  implements OnApplicationBootstrap, OnModuleDestroy
{
  readonly #content: Pick<ServedContent, 'ready'>;
  readonly #loadsAtStart: boolean;

  constructor(
    content: Pick<ServedContent, 'active' | 'ready' | 'onChange'>,
    size: number,
    { loadsAtStart }: { loadsAtStart: boolean },
  ) {
    super({ start: () => startTutorWorker(content.active.content), size, limits, waiting, patienceMs });
    this.#content = content;
    this.#loadsAtStart = loadsAtStart;
    content.onChange(() => {
      // The first content is there before the application is, which then waits for its tutors.
      if (loadsAtStart || this.hasStarted) this.renew();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.#loadsAtStart && this.#content.ready)
      await withTimeLimit(this.start(), startLimitMs).catch(() =>
        new Logger('Tutor').error('The tutor has not started yet. Until it has, teachers do not answer.'),
      );
  }

  /** Before the HTTP server closes, which waits for open requests: whatever a worker does then, it holds up no stop. */
  async onModuleDestroy(): Promise<void> {
    await this.close();
  }
}
