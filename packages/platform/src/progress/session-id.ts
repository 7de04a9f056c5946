/** A random id that makes one completion idempotent, 128 bits as hex. `randomUUID` would need a secure origin. */
export function createSessionId(random: Pick<Crypto, 'getRandomValues'> = globalThis.crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
