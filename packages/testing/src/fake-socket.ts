import { act } from '@testing-library/react';
import type { ServerMessage } from '@grove/contracts';

/** What the service says to the message that came last; its session is added. */
type Said = Partial<ServerMessage> & { readonly type: ServerMessage['type'] };

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

  /** The service says something to the session of the message that was sent last. */
  saysBack(message: Said): void {
    this.says({ sessionId: this.sent.at(-1)?.['sessionId'], ...message });
  }

  /** The whole reply of a teacher to the message that was sent last. */
  responds(text: string, over: Partial<Extract<ServerMessage, { type: 'response' }>> = {}): void {
    this.saysBack({ type: 'response', text, teacher: 'The teacher', source: 'tutor', kind: 'explanation', ...over });
  }

  #happens(event: Event): void {
    act(() => void this.dispatchEvent(event));
  }
}
