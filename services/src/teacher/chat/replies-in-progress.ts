import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '../../common/index.ts';
import type { Asker } from '../../limits/index.ts';

/** Replies that one learner is written at a time: in the chat, and in lessons that are open beside it. */
const mostOfOne = 4;

/** Another reply is still being written. */
class StillWritingError extends DomainError {
  override readonly retryAfterSeconds = 1;

  constructor() {
    super('too_many_requests', 'A reply is still being written. Wait for its end, or stop it.');
  }
}

/** A reply that is asked for. */
export interface AskedReply {
  readonly sessionId: string;
  readonly asker: Asker;
  /** Ends the work on it, when the learner has left or stopped it, and when the service stops. */
  readonly stop: AbortController;
  /** Whether it must not wait for the end of another. It is asked only when it would. */
  readonly isUrgent: () => Promise<boolean>;
}

/** The replies that this copy of the service is writing: one at a time for a session, few for a learner, none while it stops. */
@Injectable()
export class RepliesInProgress implements OnModuleDestroy {
  readonly #replies = new Set<AskedReply>();
  #isStopping = false;

  /**
   * Has a reply written.
   * @throws DomainError `too_many_requests` while another is written; `unavailable` when the service stops before its end; what `write` throws
   */
  async take<Reply>(asked: AskedReply, write: () => Promise<Reply>): Promise<Reply> {
    this.#refuseWhenStopping();
    if (this.#isFull(asked) && !(await asked.isUrgent())) throw new StillWritingError();
    this.#replies.add(asked);
    try {
      const reply = await write();
      this.#refuseWhenStopping();
      return reply;
    } finally {
      this.#replies.delete(asked);
    }
  }

  /** Before the HTTP server closes, which waits for open requests. */
  onModuleDestroy(): void {
    this.#isStopping = true;
    for (const { stop } of this.#replies) stop.abort();
  }

  #isFull({ sessionId, asker: { learner } }: AskedReply): boolean {
    const replies = [...this.#replies];
    const ofLearner = learner === undefined ? [] : replies.filter(({ asker }) => asker.learner === learner);
    return ofLearner.length >= mostOfOne || replies.some((other) => other.sessionId === sessionId);
  }

  #refuseWhenStopping(): void {
    if (this.#isStopping) throw new DomainError('unavailable', 'The service is stopping. Try again in a moment.');
  }
}
