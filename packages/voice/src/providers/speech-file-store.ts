import { readMouths, readWordTimes, writeMouths, writeWordTimes } from '@grove/contracts';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speech } from './speech-provider.ts';

/** A file that is still being written; one that is older, in milliseconds, was left behind. */
const unfinished = '.unfinished';
const abandonedAfterMs = 3_600_000;

const soundOf = (name: string): string => `${name}.mp3`;
const timesOf = (name: string): string => `${name}.json`;

/** What lies beside a sound: the values of its headers. */
interface Times {
  readonly wordTimes?: string;
  readonly mouths?: string;
}

/** Spoken lines as files: a sound, and beside it the times of its words and mouths. Several processes may use one folder. */
export class SpeechFileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The line of this name, if it lies here and can be read. */
  async read(name: string): Promise<Speech | undefined> {
    try {
      const [audio, times] = await Promise.all([
        readFile(join(this.#folder, soundOf(name))),
        readFile(join(this.#folder, timesOf(name)), 'utf8'),
      ]);
      const { wordTimes, mouths } = JSON.parse(times) as Times;
      return { audio, wordTimesMs: readWordTimes(wordTimes), mouths: readMouths(mouths) };
    } catch {
      return undefined;
    }
  }

  /** Whether the line lies here whole: its sound is the last to be put down. */
  has(name: string): Promise<boolean> {
    return stat(join(this.#folder, soundOf(name))).then(
      () => true,
      () => false,
    );
  }

  /** Puts a line down. @throws Error when the folder cannot be written to */
  async keep(name: string, { audio, wordTimesMs, mouths }: Speech): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const times: Times = {
      ...(wordTimesMs && { wordTimes: writeWordTimes(wordTimesMs) }),
      ...(mouths && { mouths: writeMouths(mouths) }),
    };
    await this.#write(timesOf(name), JSON.stringify(times));
    await this.#write(soundOf(name), audio);
  }

  /** Removes every file that belongs to none of these lines. Returns how many. */
  async removeAllBut(names: ReadonlySet<string>, nowMs: number): Promise<number> {
    const wanted = new Set([...names].flatMap((name) => [soundOf(name), timesOf(name)]));
    const files = (await readdir(this.#folder)).filter((file) => !wanted.has(file));
    const isLeft = await Promise.all(
      files.map(
        async (file) =>
          !file.endsWith(unfinished) || (await stat(join(this.#folder, file))).mtimeMs < nowMs - abandonedAfterMs,
      ),
    );
    const left = files.filter((_, place) => isLeft[place]);
    await Promise.all(left.map((file) => rm(join(this.#folder, file), { force: true })));
    return left.length;
  }

  /** A file appears in one step, so that nobody reads half of it. */
  async #write(file: string, content: Uint8Array | string): Promise<void> {
    const to = join(this.#folder, file);
    const from = `${to}.${randomUUID()}${unfinished}`;
    await writeFile(from, content);
    await rename(from, to);
  }
}
