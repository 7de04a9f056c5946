/** Tells the time in milliseconds, as `Date.now` does. */
export type Clock = () => number;

interface Entry<Value> {
  readonly value: Value;
  readonly owner: string;
  readonly usedAt: number;
}

/**
 * A map that forgets: by itself, entries unused for `lifetimeMs`; and when it holds more than `maxEntries`, the least recently used one of whoever owns most, so that nobody
 * can push out the entries of others by making many.
 */
export class ExpiringMap<Value> {
  /** In the order of their last use, the oldest first: a map keeps the order of insertion, and every use inserts anew. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #owned = new Map<string, number>();
  readonly #maxEntries: number;
  readonly #lifetimeMs: number;
  readonly #now: Clock;
  #timer: NodeJS.Timeout | undefined;

  constructor({ maxEntries, lifetimeMs, now }: { maxEntries: number; lifetimeMs: number; now: Clock }) {
    this.#maxEntries = maxEntries;
    this.#lifetimeMs = lifetimeMs;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    this.#forgetOld();
    const entry = this.#entries.get(key);
    if (entry) this.set(key, entry.value, entry.owner);
    return entry?.value;
  }

  set(key: string, value: Value, owner: string): void {
    this.#forgetOld();
    this.#delete(key);
    this.#entries.set(key, { value, owner, usedAt: this.#now() });
    this.#owned.set(owner, (this.#owned.get(owner) ?? 0) + 1);
    if (this.#entries.size > this.#maxEntries) this.#forgetOneOf(this.#ownerOfMost());
    this.#wake();
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    const left = this.#owned.get(entry.owner)! - 1;
    if (left > 0) this.#owned.set(entry.owner, left);
    else this.#owned.delete(entry.owner);
  }

  #forgetOld(): void {
    const oldest = this.#now() - this.#lifetimeMs;
    for (const [key, { usedAt }] of this.#entries) {
      if (usedAt > oldest) return;
      this.#delete(key);
    }
  }

  #ownerOfMost(): string {
    let most = { owner: '', count: 0 };
    for (const [owner, count] of this.#owned) if (count > most.count) most = { owner, count };
    return most.owner;
  }

  #forgetOneOf(unlucky: string): void {
    for (const [key, { owner }] of this.#entries) if (owner === unlucky) return this.#delete(key);
  }

  /** Forgets the oldest entry when its time comes, whether anybody asks or not. */
  #wake(): void {
    const [oldest] = this.#entries.values();
    if (this.#timer || !oldest) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#forgetOld();
        this.#wake();
      },
      Math.max(0, oldest.usedAt + this.#lifetimeMs - this.#now()),
    ).unref();
  }
}
