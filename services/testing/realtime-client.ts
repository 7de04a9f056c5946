import { greetingPrefix, realtimePath, type ServerMessage, serverMessage } from '@grove/contracts';
import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import * as z from 'zod/mini';

/** A browser's end of the real-time channel: every message is read by its contract. */
export class RealtimeClient {
  readonly socket: WebSocket;
  readonly received: ServerMessage[] = [];
  /** The code and reason of the end. */
  readonly closed: Promise<[number, string]>;
  readonly #waiting = new Set<() => void>();
  #isClosed = false;

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url.replace(/^http/, 'ws') + realtimePath, options);
    this.socket.on('message', (data) => {
      this.received.push(z.parse(serverMessage, JSON.parse((data as Buffer).toString())));
      this.#wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => {
        this.#isClosed = true;
        this.#wake();
        resolve([code, reason.toString()]);
      });
    });
    this.socket.on('error', () => undefined);
  }

  /** An open connection. */
  static async open(url: string, options?: ClientOptions): Promise<RealtimeClient> {
    const client = new RealtimeClient(url, options);
    await once(client.socket, 'open');
    return client;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Asks for a greeting; `name` tells it from others. */
  greet(name: string, more: Record<string, unknown> = {}): void {
    this.send({ type: 'chat', text: 'Hello!', teacherId: 2, sessionId: greetingPrefix + name, ...more });
  }

  /** The first message of a type, for one greeting if it is named, waited for if need be. */
  async first<Type extends ServerMessage['type']>(
    type: Type,
    name?: string,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    for (;;) {
      const found = this.received.find(
        (message) => message.type === type && (name === undefined || message.sessionId === greetingPrefix + name),
      );
      if (found) return found as Extract<ServerMessage, { type: Type }>;
      if (this.#isClosed) throw new Error(`The connection ended before a ${type} came.`);
      await new Promise<void>((resolve) => void this.#waiting.add(resolve));
    }
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

/** The status with which a server refuses a connection; 101 when it does not. */
export async function refusal(url: string, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + realtimePath, options);
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.once('open', () => resolve(101));
  });
  socket.terminate();
  return status;
}
