import type { Socket } from 'node:net';
import pg from 'pg';

/** How long the database may take for what, in milliseconds. A statement of the service takes a few. */
export interface DatabaseTimes {
  /** Until a connection is there, a new one or a free one of the pool. */
  readonly connectMs: number;
  /** Until the server itself gives a statement up, for example one that waits for a lock. */
  readonly statementMs: number;
  /** Until the answer to a statement is there: a server that hangs gives nothing up. */
  readonly answerMs: number;
}

const times: DatabaseTimes = { connectMs: 2_000, statementMs: 3_000, answerMs: 4_000 };

/** A connection that ends with the first statement that gets no answer in time: whatever is sent into it afterwards would wait behind that one, perhaps for ever. */
class ImpatientClient extends pg.Client {
  override query = ((...given: Parameters<pg.Client['query']>) => {
    const answer: unknown = super.query(...given);
    if (answer instanceof Promise)
      answer.catch(
        (error: unknown) => error instanceof Error && error.message === 'Query read timeout' && this.#hangUp(),
      );
    return answer;
  }) as pg.Client['query'];

  #hangUp(): void {
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** Options of a `pg.Pool` whose users wait for no database that hangs. */
export const limitedPool = ({ connectMs, statementMs, answerMs } = times) => ({
  Client: ImpatientClient,
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  query_timeout: answerMs,
});
