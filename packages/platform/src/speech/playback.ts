import { readWordTimes, speechCall, speechMaxChars, speechTokens, wordTimesHeader } from '@grove/contracts';
import { request } from '../api/client.ts';
import { splitIntoLines } from './lines.ts';
import { estimateTimes, wordAt } from './word-times.ts';

/** What a playback tells while it goes on. */
export interface PlaybackReport {
  onStatus: (status: 'playing' | 'paused') => void;
  /** The place of the word being said, counted over the whole text; null between lines. */
  onWord: (word: number | null) => void;
}

/** A line as the service speaks it. `timesMs` says when each word begins; undefined where the service gave no time for each. */
interface Sound {
  readonly text: string;
  readonly blob: Blob;
  readonly timesMs: readonly number[] | undefined;
}

async function fetchSound(text: string, voiceId: string, signal: AbortSignal): Promise<Sound> {
  const response = await request(speechCall.method, speechCall.path, { text, voiceId }, signal);
  const timesMs = readWordTimes(response.headers.get(wordTimesHeader));
  return { text, blob: await response.blob(), timesMs: timesMs?.length === speechTokens(text).length ? timesMs : undefined };
}

/** What shall be said. `shortcut` may bring its sound at once; null leaves it to `POST /api/speech`. */
interface Line {
  readonly text: string;
  readonly voiceId: string;
  readonly rate: number;
  readonly shortcut?: () => Promise<Blob | null>;
}

/** Speaks one text: line after line, each fetched while the one before is heard. */
export class Playback {
  readonly #text: string;
  readonly #voiceId: string;
  readonly #shortcut: Line['shortcut'];
  readonly #report: PlaybackReport;
  readonly #controller = new AbortController();
  #rate: number;
  #audio: HTMLAudioElement | null = null;

  constructor(line: Line, report: PlaybackReport) {
    this.#text = line.text;
    this.#voiceId = line.voiceId;
    this.#rate = line.rate;
    this.#shortcut = line.shortcut;
    this.#report = report;
  }

  /** Ends when all was said or after `stop`. Throws what `request` throws, and when a sound cannot be played. */
  async run(): Promise<void> {
    const { signal } = this.#controller;
    const ask = (line: string): Promise<Sound> => fetchSound(line, this.#voiceId, signal);
    const fetchLine = (line: string): Promise<Sound> =>
      this.#shortcut && line === this.#text ? this.#shortcut().then((blob) => (blob ? { text: line, blob, timesMs: undefined } : ask(line))) : ask(line);
    const lines = splitIntoLines(this.#text, speechMaxChars);
    let coming = lines[0] === undefined ? undefined : fetchLine(lines[0]);
    let said = 0;
    for (let next = 1; coming; next += 1) {
      const sound = await coming;
      if (signal.aborted) return;
      coming = lines[next] === undefined ? undefined : fetchLine(lines[next]!);
      // Its failure counts when its turn comes, not before.
      coming?.catch(() => {});
      await this.#play(sound, said);
      said += speechTokens(sound.text).length;
    }
  }

  pause(): void {
    this.#audio?.pause();
  }

  resume(): void {
    this.#audio?.play().catch((error: unknown) => console.error('Failed to play teacher audio', error));
  }

  setRate(rate: number): void {
    this.#rate = rate;
    if (this.#audio) this.#audio.playbackRate = rate;
  }

  stop(): void {
    this.#controller.abort();
  }

  async #play(sound: Sound, firstWord: number): Promise<void> {
    const { signal } = this.#controller;
    const url = URL.createObjectURL(sound.blob);
    const audio = new Audio(url);
    audio.preservesPitch = true;
    audio.playbackRate = this.#rate;
    this.#audio = audio;
    const unfollow = this.#follow(audio, sound, firstWord);
    try {
      await new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          audio.pause();
          resolve();
        });
        audio.addEventListener('ended', () => resolve());
        audio.addEventListener('error', () => reject(new Error('The sound could not be decoded')));
        audio.play().catch(reject);
      });
    } finally {
      unfollow();
      this.#audio = null;
      URL.revokeObjectURL(url);
    }
  }

  /** Tells status and word while the sound plays; the word stays while it is paused. Returns what ends the telling. */
  #follow(audio: HTMLAudioElement, { text, timesMs }: Sound, firstWord: number): () => void {
    let times = timesMs;
    let frame = 0;
    const tell = (): void => {
      if (!times && Number.isFinite(audio.duration)) times = estimateTimes(text, audio.duration * 1000);
      const word = times && wordAt(times, audio.currentTime * 1000);
      if (typeof word === 'number') this.#report.onWord(firstWord + word);
    };
    const tellEachFrame = (): void => {
      tell();
      frame = requestAnimationFrame(tellEachFrame);
    };
    const onPlaying = (): void => {
      this.#report.onStatus('playing');
      cancelAnimationFrame(frame);
      tellEachFrame();
    };
    const onPause = (): void => {
      cancelAnimationFrame(frame);
      // A sound that ends pauses first.
      if (!audio.ended && !this.#controller.signal.aborted) this.#report.onStatus('paused');
    };
    // Frames rest in a hidden tab; the sound goes on and tells its time itself.
    const listeners = { playing: onPlaying, pause: onPause, timeupdate: tell };
    for (const [name, listener] of Object.entries(listeners)) audio.addEventListener(name, listener);
    return () => {
      cancelAnimationFrame(frame);
      for (const [name, listener] of Object.entries(listeners)) audio.removeEventListener(name, listener);
      this.#report.onWord(null);
    };
  }
}
