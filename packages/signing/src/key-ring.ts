/** Signatures of this site, for the service and for commands alike. Plain TypeScript without decorators, so that Node runs this source as it is. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature says of what it stands beside: `old` when a key that is being replaced made it. */
type Verdict = 'current' | 'old' | 'wrong';

/**
 * Signs with the newest of some keys, and knows the signatures of all. So a key is replaced without anything that it signed becoming worthless.
 * The purpose is signed too: what was signed for one does not pass for another.
 */
export class KeyRing {
  readonly #keys: readonly string[];

  /** @param keys the newest first @throws Error for none */
  constructor(keys: readonly string[]) {
    if (keys.length === 0) throw new Error('A key ring needs a key.');
    this.#keys = [...new Set(keys)];
  }

  /** The signature of a value: HMAC-SHA-256, 43 characters that may stand in a cookie or an address. `purpose` consists of lower-case letters and `_`. */
  sign(purpose: string, value: string): string {
    return signatureOf(purpose, value, this.#keys[0]!).toString('base64url');
  }

  /** Whether one of the keys made the signature. Takes as long for a wrong one as for a right one. */
  verify(purpose: string, value: string, signature: string): Verdict {
    const given = Buffer.from(signature, 'base64url');
    // Text that decodes to the same bytes as another, as with something behind its end, is not what was written.
    if (given.toString('base64url') !== signature) return 'wrong';
    const index = this.#keys.findIndex((key) => isEqual(given, signatureOf(purpose, value, key)));
    return index === 0 ? 'current' : index > 0 ? 'old' : 'wrong';
  }
}

function signatureOf(purpose: string, value: string, key: string): Buffer {
  // Without this, the purpose `a=b` with `c` would be signed like `a` with `b=c`.
  if (!/^[a-z_]+$/.test(purpose))
    throw new Error(`'${purpose}' is no purpose of a signature: use lower-case letters and _.`);
  return createHmac('sha256', key).update(`${purpose}=${value}`).digest();
}

const isEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
