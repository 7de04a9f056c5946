import { Logger } from '@nestjs/common';
import { type SpeechLine, spokenName } from '@grove/voice';
import type { Asker } from '../../../limits/index.ts';
import type { FixedLines } from '../fixed-lines.ts';
import type { Speech, SpeechProvider } from '../speech-provider.ts';
import type { SpeechFileStore } from './speech-file-store.ts';

/** Says the fixed lines of the site from their files. One that is not there yet, and any other line, is left to the provider. */
export class StoredSpeech implements SpeechProvider {
  readonly #logger = new Logger('Speech');
  readonly #provider: SpeechProvider;
  readonly #files: SpeechFileStore;
  readonly #fixed: Pick<FixedLines, 'has'>;

  constructor(provider: SpeechProvider, files: SpeechFileStore, fixed: Pick<FixedLines, 'has'>) {
    this.#fixed = fixed;
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
    await this.#files
      .keep(name, speech)
      .catch((error: unknown) =>
        this.#logger.warn(
          `A spoken line could not be kept as a file: ${error instanceof Error ? error.message : 'unknown error'}`,
        ),
      );
    return speech;
  }
}
