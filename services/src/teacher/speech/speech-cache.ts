import type { Speech } from './speech-provider.ts';

/** What an entry takes beside its sound, roughly, in bytes. */
const entryBytes = 256;
const bytesPerTime = 8;
const bytesPerMove = 48;

const sizeOf = ({ audio, wordTimesMs, mouths }: Speech): number =>
  audio.byteLength + (wordTimesMs?.length ?? 0) * bytesPerTime + (mouths?.length ?? 0) * bytesPerMove + entryBytes;

/** Keeps the lines that were used last, up to a number of bytes. */
export class SpeechCache {
  readonly #limitBytes: number;
  /** In the order of their last use, the oldest first: a `Map` keeps the order of entry. */
  readonly #lines = new Map<string, Speech>();
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** How much is kept. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Speech | undefined {
    const speech = this.#lines.get(key);
    if (!speech) return undefined;
    this.#lines.delete(key);
    this.#lines.set(key, speech);
    return speech;
  }

  /** Keeps a line, and forgets the oldest to make room. One that is larger than everything is not kept. */
  set(key: string, speech: Speech): void {
    this.#forget(key);
    if (sizeOf(speech) > this.#limitBytes) return;
    this.#lines.set(key, speech);
    this.#bytes += sizeOf(speech);
    for (const oldest of this.#lines.keys()) {
      if (this.#bytes <= this.#limitBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const speech = this.#lines.get(key);
    if (!speech) return;
    this.#lines.delete(key);
    this.#bytes -= sizeOf(speech);
  }
}
