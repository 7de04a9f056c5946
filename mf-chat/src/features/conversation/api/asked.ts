import type { Reply } from '../model/conversation.ts';

/** A question on its way. */
export interface Asked {
  /** Rejects with a `ReplyError` or what `fetch` throws; a reply that was stopped is a reply. */
  readonly reply: Promise<Reply>;
  /** Ends the reply where it is. */
  readonly stop: () => void;
}

/** The service gave no reply. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  /** When asking again makes sense, in seconds; undefined when nothing is said about it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds: number | undefined) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
