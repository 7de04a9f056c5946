import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FliteAnswer, FliteJob } from './flite/flite.worker.ts';
import { personas } from './personas.ts';
import type { Speech, SpeechLine, SpeechProvider } from './speech-provider.ts';
import { spokenText } from './text/spoken-text.ts';
import { WorkerQueue } from './worker-queue.ts';

/** How long one line may take, in milliseconds: the longest takes two seconds on a slow machine. */
const timeLimitMs = 20_000;

/** How many lines may wait. A greeting takes a fifth of a second, so the last one waits some seconds. */
const queueLimit = 32;

/** The worker as it stands beside this file: TypeScript when the sources run, JavaScript when the build does. */
export const startFliteWorker = (): Worker => new Worker(new URL(`./flite/flite.worker${extname(import.meta.url)}`, import.meta.url));

/** The built-in voices: Flite as WebAssembly in a worker thread. Needs no network and knows when each word is said. */
export class FliteSpeech implements SpeechProvider {
  readonly name = 'flite';
  readonly #queue: WorkerQueue<FliteJob, FliteAnswer>;

  constructor(start: () => Worker = startFliteWorker) {
    this.#queue = new WorkerQueue({ start, timeLimitMs, limit: queueLimit });
  }

  /** @throws QueueFullError, WorkerFailedError, or Error for a voice that does not exist */
  async speak({ text, voiceId }: SpeechLine): Promise<Speech> {
    const persona = personas[voiceId];
    if (!persona) throw new Error('There is no such voice.');
    return this.#queue.run({ spoken: spokenText(text).map(({ spoken }) => spoken), persona });
  }

  /** Ends the worker. */
  close(): Promise<void> {
    return this.#queue.close();
  }
}
