import type { ServerMessage } from '@grove/contracts';
import type { WebSocket } from 'ws';

/** The part of a socket that messages leave by. */
export type Sink = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close'>;

/** How many bytes may wait for a reader who is slow: above the first bound pieces of replies are left out, above the second the connection ends. */
export interface Bounds {
  readonly pieceBytes: number;
  readonly closeBytes: number;
}

export const bounds: Bounds = { pieceBytes: 64 * 1_024, closeBytes: 1_024 * 1_024 };

/** Close codes of RFC 6455 and the IANA registry, as this service uses them. */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  unsupportedData: 1003,
  policyViolation: 1008,
  tryAgainLater: 1013,
} as const;

/** What leaves by a connection. A slow reader misses pieces, never a reply: whoever does not even read replies is asked to come again. */
export class Outbox {
  readonly #socket: Sink;
  readonly #bounds: Bounds;

  constructor(socket: Sink, limits: Bounds = bounds) {
    this.#socket = socket;
    this.#bounds = limits;
  }

  send(message: ServerMessage): void {
    const { readyState, OPEN, bufferedAmount } = this.#socket;
    if (readyState !== OPEN) return;
    if (message.type === 'delta' && bufferedAmount > this.#bounds.pieceBytes) return;
    if (bufferedAmount > this.#bounds.closeBytes) this.#socket.close(closeCodes.tryAgainLater, 'Replies are not read.');
    else this.#socket.send(JSON.stringify(message));
  }
}
