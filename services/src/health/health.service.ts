import type { HealthResponse } from '@grove/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { withTimeLimit } from '../database/index.ts';
import { ServedContent } from '../content/index.ts';
import { EventLoopWatch } from './event-loop-watch.ts';

const databaseTimeoutMs = 2_000;

/** The answer to some checks: `ok` when none has failed. */
function answerOf(checks: Readonly<Record<string, boolean>>): HealthResponse {
  const results = Object.entries(checks).map(([name, isWell]) => [name, isWell ? 'ok' : 'failed'] as const);
  return { status: Object.values(checks).every(Boolean) ? 'ok' : 'unavailable', checks: Object.fromEntries(results) };
}

@Injectable()
export class HealthService {
  readonly #em: EntityManager;
  readonly #content: ServedContent;
  readonly #eventLoop: EventLoopWatch;

  constructor(em: EntityManager, content: ServedContent, eventLoop: EventLoopWatch) {
    this.#em = em;
    this.#content = content;
    this.#eventLoop = eventLoop;
  }

  /** The process runs and its event loop turns: that this is executed at all is the proof. */
  alive(): HealthResponse {
    return { status: 'ok', checks: { process: 'ok' } };
  }

  /** Whether this copy should be sent requests: its event loop is not behind. */
  serving(): HealthResponse {
    return answerOf({ eventLoop: !this.#eventLoop.isLate });
  }

  /** Whether all requests can be answered: the database within two seconds, a snapshot to read from, and an event loop that is not behind. */
  async ready(): Promise<HealthResponse> {
    return answerOf({
      database: await this.#databaseAnswers(),
      snapshot: this.#content.ready,
      eventLoop: !this.#eventLoop.isLate,
    });
  }

  async #databaseAnswers(): Promise<boolean> {
    return withTimeLimit(this.#em.getConnection().execute('select 1'), databaseTimeoutMs).then(
      () => true,
      () => false,
    );
  }
}
