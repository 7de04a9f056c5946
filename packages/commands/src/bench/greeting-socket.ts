import { once } from 'node:events';
import { greetingPrefix, realtimePath, serverMessage } from '@grove/contracts';
import * as z from 'zod/mini';
import { Problem } from '@grove/tooling/problem';

/** A greeting as it came. */
export interface HeardGreeting {
  readonly ms: number;
  /** Its sound in base64. */
  readonly audio: string;
}

/** One page's real-time connection. */
export class GreetingSocket {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Connects to the site at `url`. */
  static async open(url: string): Promise<GreetingSocket> {
    const socket = new WebSocket(url.replace(/^http/, 'ws') + realtimePath);
    const [event] = (await Promise.race([once(socket, 'open'), once(socket, 'error')])) as [Event];
    if (event.type === 'error') throw new Problem(`No connection to ${realtimePath}.`);
    return new GreetingSocket(socket);
  }

  /** Asks for a teacher's greeting and waits for it. One is on its way at a time. */
  async greet(teacherId: number): Promise<HeardGreeting> {
    const over = new AbortController();
    const begun = performance.now();
    const said = once(this.#socket, 'message', { signal: over.signal });
    const ended = once(this.#socket, 'close', { signal: over.signal }).then(() => {
      throw new Problem(`${realtimePath} was closed before a greeting came.`);
    });
    const sessionId = `${greetingPrefix}${Date.now()}`;
    this.#socket.send(JSON.stringify({ type: 'chat', text: 'Hello!', teacherId, sessionId }));
    try {
      const [{ data }] = (await Promise.race([said, ended])) as [MessageEvent];
      const message = z.parse(serverMessage, JSON.parse(String(data)));
      if (message.type === 'error') throw new Problem(`${realtimePath} answered: ${message.message}`);
      return { ms: performance.now() - begun, audio: message.audio ?? '' };
    } finally {
      ended.catch(() => undefined);
      over.abort();
    }
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }
}
