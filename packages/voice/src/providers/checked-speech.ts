import type { Asker } from '@grove/workers';
import type { SpeechLine } from '../spoken-address.ts';
import type { FliteSpeech } from './flite-speech.ts';
import type { Speech, SpeechProvider } from './speech-provider.ts';

/** A service that is only asked for what can be read aloud: it is paid by the word. */
export class CheckedSpeech implements SpeechProvider {
  readonly #provider: SpeechProvider;
  readonly #flite: FliteSpeech;

  constructor(provider: SpeechProvider, flite: FliteSpeech) {
    this.#provider = provider;
    this.#flite = flite;
  }

  get name(): string {
    return this.#provider.name;
  }

  async speak(line: SpeechLine, asker: Asker): Promise<Speech> {
    await this.#flite.check(line.text, asker);
    return this.#provider.speak(line, asker);
  }
}
