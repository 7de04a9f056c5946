import { createHash } from 'node:crypto';
import type { SpeechLine } from '../spoken-address.ts';
import type { Asker } from '@grove/workers';
import type { SpeechCache } from './speech-cache.ts';
import type { Speech, SpeechProvider } from './speech-provider.ts';

/** Lines are remembered by a digest: their text is not kept. */
const keyOf = (provider: string, { text, voiceId }: SpeechLine): string =>
  createHash('sha256')
    .update(JSON.stringify([provider, voiceId, text]))
    .digest('base64url');

/** A provider that says the same line only once: from the cache, and for equal requests that come at the same time. */
export class CachedSpeech implements SpeechProvider {
  readonly #provider: SpeechProvider;
  readonly #cache: SpeechCache;
  readonly #underWay = new Map<string, Promise<Speech>>();

  constructor(provider: SpeechProvider, cache: SpeechCache) {
    this.#provider = provider;
    this.#cache = cache;
  }

  get name(): string {
    return this.#provider.name;
  }

  async speak(line: SpeechLine, asker: Asker): Promise<Speech> {
    const key = keyOf(this.name, line);
    return this.#cache.get(key) ?? (await (this.#underWay.get(key) ?? this.#begin(key, line, asker)));
  }

  #begin(key: string, line: SpeechLine, asker: Asker): Promise<Speech> {
    const speech = this.#provider
      .speak(line, asker)
      .then((spoken) => {
        this.#cache.set(key, spoken);
        return spoken;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, speech);
    return speech;
  }
}
