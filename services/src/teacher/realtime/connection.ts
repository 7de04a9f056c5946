import type { ErrorCode } from '@grove/contracts';
import { Logger } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { DomainError } from '../../common/index.ts';
import { type Rate, TokenBucket } from '../../limits/index.ts';
import type { Visitor } from '../chat/chat.service.ts';
import { closeCodes, Outbox } from './outbox.ts';
import { readMessage } from './read-message.ts';
import type { ChatMessage, TeacherDesk } from './teacher-desk.ts';

/** Frames of any kind that one connection may send, and how often it may be told so before it ends. */
const frameRate: Rate = { burst: 40, perMinute: 120 };
const warningRate: Rate = { burst: 10, perMinute: 10 };

/** Replies that one page writes at a time: its chat, a widget, a greeting or two. */
const mostReplies = 4;

const logger = new Logger('Realtime');

/** One browser's connection: reads its messages, writes its replies, and never throws. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #visitor: Visitor;
  readonly #desk: TeacherDesk;
  readonly #now: () => number;
  readonly #outbox: Outbox;
  readonly #frames: TokenBucket;
  readonly #warnings: TokenBucket;
  /** By session, how to stop the reply that is being written. */
  readonly #replies = new Map<string, AbortController>();
  #isAlive = true;
  #usedAt: number;

  constructor(socket: WebSocket, visitor: Visitor, desk: TeacherDesk, now: () => number) {
    this.#socket = socket;
    this.#visitor = visitor;
    this.#desk = desk;
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
    socket.on('close', () => this.#stopAll());
    // A broken frame ends the connection by itself, with the code that says why.
    socket.on('error', () => undefined);
  }

  /** Asks whether the browser is still there; ends the connection if it did not answer the last time, or has said nothing for `idleMs`. */
  beat(idleMs: number): void {
    if (!this.#isAlive) return this.#socket.terminate();
    if (this.#replies.size === 0 && this.#now() - this.#usedAt > idleMs)
      return this.#socket.close(closeCodes.normal, 'Nothing was said for long.');
    this.#isAlive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Ends the connection because the service stops. */
  leave(): void {
    this.#socket.close(closeCodes.goingAway, 'The service is stopping.');
    this.#stopAll();
  }

  /** Ends it without a farewell. */
  terminate(): void {
    this.#socket.terminate();
  }

  #stopAll(): void {
    for (const reply of this.#replies.values()) reply.abort();
  }

  /** Whether one more frame may come. Whoever sends too many is told when to go on, and finally shown out. */
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
    if ('fault' in read)
      return this.#refuse(
        'invalid_request',
        read.fault,
        read.sessionId === undefined ? {} : { sessionId: read.sessionId },
      );
    if (read.message.type === 'stop') return this.#replies.get(read.message.sessionId)?.abort();
    void this.#reply(read.message);
  }

  async #reply(message: ChatMessage): Promise<void> {
    const { sessionId } = message;
    if (this.#replies.has(sessionId) || this.#replies.size >= mostReplies) {
      return this.#refuse('too_many_requests', 'A reply is still being written. Wait for its end, or stop it.', {
        sessionId,
        retryAfterSeconds: 1,
      });
    }
    const stop = new AbortController();
    this.#replies.set(sessionId, stop);
    try {
      const onSentence = (text: string) => this.#outbox.send({ type: 'delta', sessionId, text });
      this.#outbox.send(await this.#desk.answer(message, this.#visitor, { signal: stop.signal, onSentence }));
    } catch (error) {
      this.#explain(error, sessionId);
    } finally {
      this.#replies.delete(sessionId);
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
    logger.error('A reply failed', error);
    this.#refuse('internal', 'Something went wrong on our side. Try again.', { sessionId });
  }

  #refuse(code: ErrorCode, message: string, details: { sessionId?: string; retryAfterSeconds?: number }): void {
    if (details.retryAfterSeconds !== undefined && this.#warnings.take(this.#now()) > 0)
      return this.#socket.close(closeCodes.policyViolation, 'Too many messages.');
    this.#outbox.send({ type: 'error', code, message, ...details });
  }
}
