import { chatCall, type ChatEvents, chatEvents, eventStreamType } from '@grove/contracts';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';

/** An event of a reply, with its name. */
export type ChatEvent = {
  [Name in keyof ChatEvents]: { readonly name: Name; readonly data: ChatEvents[Name] };
}[keyof ChatEvents];

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser's end of a reply that is streamed: every event is read by its contract. */
export class ChatStream {
  readonly received: ChatEvent[] = [];
  readonly #leaving = new AbortController();
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  /** The answer once its headers are there. */
  readonly response: Promise<Response>;
  /** Settles when the stream has ended, or broke off. */
  readonly ended: Promise<void>;

  constructor(url: string, message: Record<string, unknown>, { headers = {} }: Options = {}) {
    this.response = fetch(url + chatCall.path, {
      method: chatCall.method,
      headers: { 'content-type': 'application/json', accept: eventStreamType, ...headers },
      body: JSON.stringify({ teacherId: 2, ...message }),
      signal: this.#leaving.signal,
    });
    this.ended = this.#read()
      .catch(() => undefined)
      .finally(() => {
        this.#isOver = true;
        this.#wake();
      });
  }

  /** The sentences so far. */
  get sentences(): string[] {
    return this.received.flatMap((event) => (event.name === 'sentence' ? [event.data.text] : []));
  }

  /** The data of the first event by a name, waited for if need be. */
  async first<Name extends ChatEvent['name']>(name: Name): Promise<ChatEvents[Name]> {
    for (;;) {
      const found = this.received.find((event) => event.name === name);
      if (found) return found.data as ChatEvents[Name];
      if (this.#isOver) throw new Error(`The stream ended before the event '${name}' came.`);
      await new Promise<void>((resolve) => void this.#waiting.add(resolve));
    }
  }

  /** Leaves, as a browser does when Stop is pressed or its page goes. */
  leave(): void {
    this.#leaving.abort();
  }

  async #read(): Promise<void> {
    const { body, headers } = await this.response;
    if (!headers.get('content-type')?.startsWith(eventStreamType)) return;
    const parser = createParser({
      onEvent: ({ event, data }) => {
        const name = event as ChatEvent['name'];
        this.received.push({ name, data: z.parse(chatEvents[name], JSON.parse(data)) } as ChatEvent);
        this.#wake();
      },
    });
    for await (const text of body!.pipeThrough(new TextDecoderStream())) parser.feed(text);
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
