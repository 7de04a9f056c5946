import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { TutorThreads } from '@grove/teacher';
import type { ServedContent } from '../../content/index.ts';
import { withTimeLimit } from '../../database/index.ts';

/** How long a start waits for the tutor, in milliseconds: pages are worth more than its answers. */
const startLimitMs = 30_000;

/**
 * The workers in which the tutor thinks, about the active content; when that changes, workers that know the new one take the place of those that know the old one. They load while the
 * application starts, so that its first answer is as quick as any; in tests, most of which ask no teacher anything, with the first question or a call of `start`.
 */
export class TutorPool extends TutorThreads implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #content: Pick<ServedContent, 'ready'>;
  readonly #loadsAtStart: boolean;

  constructor(
    content: Pick<ServedContent, 'active' | 'ready' | 'onChange'>,
    size: number,
    { loadsAtStart }: { loadsAtStart: boolean },
  ) {
    super(() => content.active.content, size);
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
