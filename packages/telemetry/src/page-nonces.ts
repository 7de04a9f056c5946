import { randomBytes } from 'node:crypto';
import { telemetryNonceLifetimeMs } from '@grove/contracts';

/** Signs texts for one purpose, and knows its own signatures again. */
export interface Signer {
  sign(value: string): string;
  isSigned(value: string, signature: string): boolean;
}

/** A nonce that was given by us and is not too old: what it is known by, and when it ends. */
export interface PageNonce {
  readonly id: string;
  readonly expiresAt: Date;
}

const idBytes = 12;

/** Nonces of pages: a time and a random number, signed. Nothing is kept of those that were given; those that were used are rows until they end. */
export class PageNonces {
  readonly #signer: Signer;
  readonly #now: () => number;

  constructor(signer: Signer, now: () => number) {
    this.#signer = signer;
    this.#now = now;
  }

  /** A new nonce. */
  give(): string {
    const body = `${this.#now().toString(36)}.${randomBytes(idBytes).toString('base64url')}`;
    return `${body}.${this.#signer.sign(body)}`;
  }

  /** What a nonce says; undefined when it is not ours, or too old. */
  read(nonce: string): PageNonce | undefined {
    const [time = '', id = '', signature = ''] = nonce.split('.', 3);
    const expiresAtMs = Number.parseInt(time, 36) + telemetryNonceLifetimeMs;
    if (!this.#signer.isSigned(`${time}.${id}`, signature) || expiresAtMs <= this.#now()) return undefined;
    return { id, expiresAt: new Date(expiresAtMs) };
  }
}
