import type { ServerMessage } from '@grove/contracts';
import type { WebSocket } from 'ws';

/** The part of a socket that messages leave by. */
export type Sink = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close'>;

/** How many bytes may wait for a reader who is slow before the connection ends: a few greetings. */
export const mostWaitingBytes = 1_024 * 1_024;

/** Close codes of RFC 6455 and the IANA registry, as this service uses them. */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  unsupportedData: 1003,
  policyViolation: 1008,
  tryAgainLater: 1013,
} as const;

/** What leaves by a connection. Whoever does not read is asked to come again. */
export class Outbox {
  readonly #socket: Sink;
  readonly #mostBytes: number;

  constructor(socket: Sink, mostBytes = mostWaitingBytes) {
    this.#socket = socket;
    this.#mostBytes = mostBytes;
  }

  send(message: ServerMessage): void {
    const { readyState, OPEN, bufferedAmount } = this.#socket;
    if (readyState !== OPEN) return;
    if (bufferedAmount > this.#mostBytes) this.#socket.close(closeCodes.tryAgainLater, 'Answers are not read.');
    else this.#socket.send(JSON.stringify(message));
  }
}
