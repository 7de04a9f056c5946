import { act } from '@testing-library/react';

/** A `WebSocket` whose other end is the test. `FakeSocket.install()` puts it in the place of the browser's. */
export class FakeSocket extends EventTarget {
  /** All that were opened, oldest first. */
  static all: FakeSocket[] = [];

  readonly address: string;
  readonly sent: Record<string, unknown>[] = [];
  closeCalls = 0;

  constructor(address = '') {
    super();
    this.address = address;
    FakeSocket.all.push(this);
  }

  /** Takes the place of `WebSocket` in this test file, and forgets the sockets of the test before. */
  static install(): void {
    FakeSocket.all = [];
    Object.assign(globalThis, { WebSocket: FakeSocket });
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('No real-time connection was opened');
    return socket;
  }

  send(data: unknown): void {
    this.sent.push(JSON.parse(String(data)) as Record<string, unknown>);
  }

  close(): void {
    this.closeCalls += 1;
  }

  opens(): void {
    this.#happens(new Event('open'));
  }

  closes(): void {
    this.#happens(new Event('close'));
  }

  /** The service says something: text as it is, anything else as JSON. */
  says(data: unknown): void {
    this.#happens(new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }

  #happens(event: Event): void {
    act(() => void this.dispatchEvent(event));
  }
}
