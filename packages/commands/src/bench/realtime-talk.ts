import { once } from 'node:events';
import { realtimePath, serverMessage, type ServerMessage } from '@grove/contracts';
import * as z from 'zod/mini';
import { Problem } from '@grove/tooling/problem';

type Reply = Extract<ServerMessage, { type: 'response' }>;

/** When a reply began and ended, in milliseconds after it was asked for. */
export interface ReplyTimes {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly reply: Reply;
}

/** One browser's end of the real-time channel. One question is open at a time. */
export class RealtimeTalk {
  readonly #socket: WebSocket;
  readonly #sessionId: string;

  private constructor(socket: WebSocket, sessionId: string) {
    this.#socket = socket;
    this.#sessionId = sessionId;
  }

  /** Connects to the site at `url`. */
  static async open(url: string, sessionId: string): Promise<RealtimeTalk> {
    const socket = new WebSocket(url.replace(/^http/, 'ws') + realtimePath);
    const [event] = (await Promise.race([once(socket, 'open'), once(socket, 'error')])) as [Event];
    if (event.type === 'error') throw new Problem(`No connection to ${realtimePath}.`);
    return new RealtimeTalk(socket, sessionId);
  }

  /** Asks and waits for the whole reply. */
  async ask(text: string, teacherId: number): Promise<ReplyTimes> {
    const { promise, resolve, reject } = Promise.withResolvers<ReplyTimes>();
    const begun = performance.now();
    let firstMs: number | undefined;
    const hear = ({ data }: MessageEvent) => {
      const message = z.parse(serverMessage, JSON.parse(String(data)));
      firstMs ??= performance.now() - begun;
      if (message.type === 'response') resolve({ firstMs, lastMs: performance.now() - begun, reply: message });
      if (message.type === 'error') reject(new Problem(`${realtimePath} answered: ${message.message}`));
    };
    const end = () => reject(new Problem(`${realtimePath} was closed in the middle of a reply.`));
    this.#socket.addEventListener('message', hear);
    this.#socket.addEventListener('close', end);
    this.#socket.send(JSON.stringify({ type: 'chat', text, teacherId, sessionId: this.#sessionId }));
    try {
      return await promise;
    } finally {
      this.#socket.removeEventListener('message', hear);
      this.#socket.removeEventListener('close', end);
    }
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }
}
