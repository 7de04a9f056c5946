/** Who asks for something: an address, and the learner behind it if one is known. */
export interface Asker {
  readonly address: string;
  readonly learner?: string | undefined;
}

/** How many may wait: of one learner, of all from an address who are not known as learners, and of everybody. */
export interface QueueBounds {
  readonly each: number;
  readonly guests: number;
  readonly all: number;
}

const askerOf = ({ address, learner }: Asker): string => learner ?? address;

/** Puts a key behind all others, or takes it away when nothing of it is left. A map keeps the order in which its keys came. */
function rotate<Value>(map: Map<string, Value>, key: string, isLeft: boolean): void {
  const value = map.get(key)!;
  map.delete(key);
  if (isLeft) map.set(key, value);
}

/** What waits, in fair turns: from address to address, and within one from learner to learner, so that whoever sends much waits for themselves. */
export class FairQueue<Entry> {
  readonly #bounds: QueueBounds;
  readonly #waiting = new Map<string, Map<string, Entry[]>>();
  #size = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#size;
  }

  /** Lets something wait; false when there is no room for it. */
  add(asker: Asker, entry: Entry): boolean {
    const learners = this.#waiting.get(asker.address) ?? new Map<string, Entry[]>();
    const entries = learners.get(askerOf(asker)) ?? [];
    if (
      this.#size >= this.#bounds.all ||
      entries.length >= (asker.learner === undefined ? this.#bounds.guests : this.#bounds.each)
    )
      return false;
    entries.push(entry);
    learners.set(askerOf(asker), entries);
    this.#waiting.set(asker.address, learners);
    this.#size += 1;
    return true;
  }

  /** What is next, of an address that may have a turn now. */
  take(mayHaveTurn: (address: string) => boolean = () => true): Entry | undefined {
    for (const [address, learners] of this.#waiting) {
      if (!mayHaveTurn(address)) continue;
      for (const [learner, entries] of learners) {
        const entry = entries.shift();
        rotate(learners, learner, entries.length > 0);
        rotate(this.#waiting, address, learners.size > 0);
        this.#size -= 1;
        return entry;
      }
    }
    return undefined;
  }

  /** Takes out something that need not wait any more; false when it did not wait. */
  remove(asker: Asker, entry: Entry): boolean {
    const learners = this.#waiting.get(asker.address);
    const entries = learners?.get(askerOf(asker));
    const place = entries?.indexOf(entry) ?? -1;
    if (!learners || !entries || place < 0) return false;
    entries.splice(place, 1);
    if (entries.length === 0) learners.delete(askerOf(asker));
    if (learners.size === 0) this.#waiting.delete(asker.address);
    this.#size -= 1;
    return true;
  }
}
