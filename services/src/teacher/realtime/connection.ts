import type { ClientMessage, ErrorCode } from '@grove/contracts';
import { type Rate, TokenBucket } from '@grove/http';
import { Logger } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { DomainError } from '../../common/index.ts';
import type { Asker } from '../../limits/index.ts';
import type { Greeter } from './greeter.ts';
import { closeCodes, Outbox } from './outbox.ts';
import { readMessage } from './read-message.ts';

/** Frames of any kind that one connection may send, and how often it may be told so before it ends. */
const frameRate: Rate = { burst: 40, perMinute: 120 };
const warningRate: Rate = { burst: 10, perMinute: 10 };

/** Greetings that one page asks for at a time. */
const mostGreetings = 4;

const logger = new Logger('Realtime');

/** One browser's connection: reads its messages, greets, and never throws. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #asker: Asker;
  readonly #greeter: Greeter;
  readonly #now: () => number;
  readonly #outbox: Outbox;
  readonly #frames: TokenBucket;
  readonly #warnings: TokenBucket;
  /** Sessions whose greeting is on its way. */
  readonly #greetings = new Set<string>();
  #isAlive = true;
  #usedAt: number;

  constructor(socket: WebSocket, asker: Asker, greeter: Greeter, now: () => number) {
    this.#socket = socket;
    this.#asker = asker;
    this.#greeter = greeter;
    this.#now = now;
    this.#usedAt = now();
    this.#outbox = new Outbox(socket);
    this.#frames = new TokenBucket(frameRate, this.#usedAt);
    this.#warnings = new TokenBucket(warningRate, this.#usedAt);
    // `ws` gives a Buffer as long as its `binaryType` is not changed.
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('ping', () => this.#mayGoOn());
    socket.on('pong', () => {
      this.#isAlive = true;
      this.#mayGoOn();
    });
    // A broken frame ends the connection by itself, with the code that says why.
    socket.on('error', () => undefined);
  }

  /** Asks whether the browser is still there; ends the connection if it did not answer the last time, or has said nothing for `idleMs`. */
  beat(idleMs: number): void {
    if (!this.#isAlive) return this.#socket.terminate();
    if (this.#greetings.size === 0 && this.#now() - this.#usedAt > idleMs)
      return this.#socket.close(closeCodes.normal, 'Nothing was said for long.');
    this.#isAlive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Ends the connection because the service stops. */
  leave(): void {
    this.#socket.close(closeCodes.goingAway, 'The service is stopping.');
  }

  /** Ends it without a farewell. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** Whether one more frame may come. Whoever sends too many is told when to continue, and finally shown out. */
  #mayGoOn(): boolean {
    const waitSeconds = this.#frames.take(this.#now());
    if (waitSeconds > 0)
      this.#refuse('too_many_requests', 'Too many messages came at once.', { retryAfterSeconds: waitSeconds });
    return waitSeconds === 0;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (isBinary) return this.#socket.close(closeCodes.unsupportedData, 'Send text.');
    this.#usedAt = this.#now();
    if (!this.#mayGoOn()) return;
    const read = readMessage(data.toString());
    if ('message' in read) return void this.#greet(read.message);
    const { fault, sessionId, isQuestion } = read;
    this.#refuse('invalid_request', fault, sessionId === undefined ? {} : { sessionId });
    // A page of an older release asks its questions here as long as it is connected, and elsewhere when it is not.
    if (isQuestion) this.#socket.close(closeCodes.policyViolation, fault);
  }

  async #greet(message: ClientMessage): Promise<void> {
    const { sessionId } = message;
    if (this.#greetings.has(sessionId) || this.#greetings.size >= mostGreetings) {
      return this.#refuse('too_many_requests', 'Another greeting is still on its way. Wait for it.', {
        sessionId,
        retryAfterSeconds: 1,
      });
    }
    this.#greetings.add(sessionId);
    try {
      this.#outbox.send(await this.#greeter.greet(message, this.#asker));
    } catch (error) {
      this.#explain(error, sessionId);
    } finally {
      this.#greetings.delete(sessionId);
    }
  }

  #explain(error: unknown, sessionId: string): void {
    if (error instanceof DomainError) {
      const { code, message, retryAfterSeconds } = error;
      return this.#refuse(code, message, {
        sessionId,
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      });
    }
    logger.error('A greeting failed', error);
    this.#refuse('internal', 'Something went wrong on our side. Try again.', { sessionId });
  }

  #refuse(code: ErrorCode, message: string, details: { sessionId?: string; retryAfterSeconds?: number }): void {
    if (details.retryAfterSeconds !== undefined && this.#warnings.take(this.#now()) > 0)
      return this.#socket.close(closeCodes.policyViolation, 'Too many messages.');
    this.#outbox.send({ type: 'error', code, message, ...details });
  }
}
