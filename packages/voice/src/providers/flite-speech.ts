import { Worker } from 'node:worker_threads';
import { personas } from '../personas.ts';
import type { SpeechLine } from '../spoken-address.ts';
import type { Asker } from '@grove/workers';
import { WorkerPool } from '@grove/workers';
import type { FliteAnswer, FliteJob } from './flite.worker.ts';
import type { Speech, SpeechProvider } from './speech-provider.ts';

/** How long one line may take, in milliseconds: the longest takes two seconds on a slow machine. */
const limits = { computingMs: 20_000, clockMs: 60_000 };

/** A greeting takes a fifth of a second, so the last one in a full queue waits some seconds. A page needs a line and the one after it. */
const waiting = { each: 2, guests: 2, all: 32 };
const patienceMs = 60_000;

/** In megabytes. The memory of WebAssembly, about 100 MB, is none of these. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Nearly three minutes of speech. The longest text of the site has 123 words; a thousand characters can be made to have six thousand. */
export const mostSpokenWords = 400;

export const startFliteWorker = (): Worker =>
  new Worker(new URL('./flite.worker.ts', import.meta.url), { resourceLimits });

/** A text that cannot be read aloud, whoever reads. The message tells what to do, and nothing of the text. */
export class UnspeakableError extends Error {
  override readonly name = 'UnspeakableError';

  constructor(words: number) {
    super(
      words === 0
        ? 'text has no words that can be spoken. Send at least one word or number in Latin letters.'
        : `text has ${words} words when it is read aloud, and may have ${mostSpokenWords}. Send it in parts.`,
    );
  }
}

/** The built-in voices: Flite as WebAssembly in a worker thread. Needs no network and knows when each word is said. */
export class FliteSpeech implements SpeechProvider {
  readonly name = 'flite';
  readonly #pool: WorkerPool<FliteJob, FliteAnswer>;

  constructor(start: () => Worker = startFliteWorker) {
    this.#pool = new WorkerPool({ start, size: 1, limits, waiting, patienceMs, attempts: 2 });
  }

  /** @throws UnspeakableError, QueueFullError, NoAnswerError, or Error for a voice that does not exist */
  async speak({ text, voiceId }: SpeechLine, asker: Asker): Promise<Speech> {
    const persona = personas[voiceId];
    if (!persona) throw new Error('There is no such voice.');
    const { words, sound } = await this.#pool.run({ text, persona, mostWords: mostSpokenWords }, asker);
    if (!sound) throw new UnspeakableError(words);
    return sound;
  }

  /** Makes sure that a text can be read aloud. @throws UnspeakableError, QueueFullError, NoAnswerError */
  async check(text: string, asker: Asker): Promise<void> {
    const { words } = await this.#pool.run({ text, mostWords: mostSpokenWords }, asker);
    if (words === 0 || words > mostSpokenWords) throw new UnspeakableError(words);
  }

  /** Ends the worker. */
  close(): Promise<void> {
    return this.#pool.close();
  }
}
