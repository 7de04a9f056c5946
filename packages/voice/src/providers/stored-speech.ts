import { type SpeechLine, spokenName } from '../spoken-address.ts';
import type { Asker } from '@grove/workers';
import type { Speech, SpeechProvider } from './speech-provider.ts';
import type { SpeechFileStore } from './speech-file-store.ts';

/** Tells which lines have a fixed text, so that their sound is kept. */
interface FixedLines {
  has(line: SpeechLine): boolean;
}

/** Says the fixed lines of the site from their files. One that is not there yet, and any other line, is left to the provider. */
export class StoredSpeech implements SpeechProvider {
  readonly #provider: SpeechProvider;
  readonly #files: SpeechFileStore;
  readonly #fixed: FixedLines;
  readonly #onUnkept: (error: unknown) => void;

  /** @param onUnkept hears why a spoken line could not be kept as a file; it is spoken all the same */
  constructor(provider: SpeechProvider, files: SpeechFileStore, fixed: FixedLines, onUnkept: (error: unknown) => void) {
    this.#fixed = fixed;
    this.#onUnkept = onUnkept;
    this.#provider = provider;
    this.#files = files;
  }

  get name(): string {
    return this.#provider.name;
  }

  async speak(line: SpeechLine, asker: Asker): Promise<Speech> {
    if (!this.#fixed.has(line)) return this.#provider.speak(line, asker);
    const name = spokenName(line);
    return (await this.#files.read(name)) ?? (await this.#speakAndKeep(name, line, asker));
  }

  async #speakAndKeep(name: string, line: SpeechLine, asker: Asker): Promise<Speech> {
    const speech = await this.#provider.speak(line, asker);
    await this.#files.keep(name, speech).catch(this.#onUnkept);
    return speech;
  }
}
