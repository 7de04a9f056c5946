import { act } from '@testing-library/react';
import type { ChatReply, Problem } from '@grove/contracts';
import { EventStream } from './event-stream.ts';
import type { MockedRequest, Reply } from './mock-api.ts';
import { problemOf } from './standalone/problems.ts';

/** The service's end of `POST /api/chat`, which says what the test lets it say to the question that came last. */
export class FakeTeacher {
  /** For `mockApi`. */
  readonly answers = {
    'POST /api/chat': (request: MockedRequest) => this.#begin(request),
  } satisfies Record<string, Reply>;
  readonly asked: MockedRequest[] = [];
  readonly #streams: EventStream[] = [];

  /** What was asked, oldest first. */
  get questions(): Record<string, unknown>[] {
    return this.asked.map(({ body }) => body as Record<string, unknown>);
  }

  /** Whether somebody still waits for the reply. */
  get isHeard(): boolean {
    return this.#last.isOpen;
  }

  /** A sentence of the reply. */
  says(text: string): Promise<void> {
    return this.#happens((stream) => stream.send('sentence', { text }));
  }

  /** The whole reply. */
  replies(text: string, over: Partial<ChatReply> = {}): Promise<void> {
    return this.#happens((stream) => {
      stream.send('reply', { response: text, source: 'tutor', kind: 'explanation', ...over });
      stream.end();
    });
  }

  /** There will be no reply. */
  fails(over: Partial<Problem> & { retryAfterSeconds?: number } = {}): Promise<void> {
    return this.#happens((stream) => {
      stream.send('problem', { ...problemOf('unavailable'), ...over });
      stream.end();
    });
  }

  /** The connection is lost, or ends as if all had been said. */
  leaves({ quietly = false } = {}): Promise<void> {
    return this.#happens((stream) => (quietly ? stream.end() : stream.break()));
  }

  get #last(): EventStream {
    const stream = this.#streams.at(-1);
    if (!stream) throw new Error('Nothing was asked');
    return stream;
  }

  #begin(request: MockedRequest): Response {
    this.asked.push(request);
    const stream = new EventStream(request.signal);
    this.#streams.push(stream);
    return stream.response;
  }

  /** What happens to a stream reaches the page after some turns of the event loop. */
  #happens(change: (stream: EventStream) => void): Promise<void> {
    return act(async () => {
      change(this.#last);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  }
}
