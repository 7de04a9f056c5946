/** Tells the time in milliseconds, as `Date.now` does. */
export type Clock = () => number;

/** A map that forgets: entries unused for `lifetimeMs`, and the least recently used one when it holds more than `maxEntries`. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { value: Value; usedAt: number }>();
  readonly #maxEntries: number;
  readonly #lifetimeMs: number;
  readonly #now: Clock;

  constructor({ maxEntries, lifetimeMs, now }: { maxEntries: number; lifetimeMs: number; now: Clock }) {
    this.#maxEntries = maxEntries;
    this.#lifetimeMs = lifetimeMs;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    this.#forget();
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.set(key, entry.value);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, usedAt: this.#now() });
    this.#forget();
  }

  /** A map keeps the order of insertion, and every use inserts anew, so the oldest stand first. */
  #forget(): void {
    const oldest = this.#now() - this.#lifetimeMs;
    for (const [key, { usedAt }] of this.#entries) {
      if (usedAt >= oldest && this.#entries.size <= this.#maxEntries) return;
      this.#entries.delete(key);
    }
  }
}
