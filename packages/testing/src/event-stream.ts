import { chatEvents, eventStreamType, type ChatEvents } from '@grove/contracts';

/** An event of a reply as it travels. What breaks the contract is refused. */
const encode = <Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(chatEvents[name].parse(data))}\n\n`);

/** A teacher's reply as the service streams it, event by event. It ends when nobody waits for it any more. */
export class EventStream {
  readonly response: Response;
  #stream!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  #isOpen = true;

  constructor(signal: AbortSignal | undefined) {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (stream) => {
        this.#stream = stream;
      },
      cancel: () => {
        this.#isOpen = false;
      },
    });
    this.response = new Response(body, { headers: { 'content-type': eventStreamType } });
    signal?.addEventListener('abort', () => this.break(signal.reason));
  }

  /** Whether somebody still reads. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  send<Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]): void {
    if (this.#isOpen) this.#stream.enqueue(encode(name, data));
  }

  end(): void {
    if (this.#isOpen) this.#stream.close();
    this.#isOpen = false;
  }

  /** The connection is lost. */
  break(reason: unknown = new TypeError('network error')): void {
    if (this.#isOpen) this.#stream.error(reason);
    this.#isOpen = false;
  }
}
