import { speechMaxChars, speechTokens, startVolume, type SpokenMouth } from '@grove/contracts';
import { splitIntoLines } from './lines.ts';
import { fetchSpeech, type Sound } from './sound.ts';
import { estimateTimes, mouthAt, wordAt } from './word-times.ts';

/** How far a sound is, in milliseconds. */
export interface SpeechTime {
  readonly elapsedMs: number;
  readonly totalMs: number;
}

/** What a playback tells while it continues. */
export interface PlaybackReport {
  onStatus: (status: 'playing' | 'paused') => void;
  /** The place of the word being said, counted over the whole text; null between lines. */
  onWord: (word: number | null) => void;
  /** The mouth of this moment; null where that is not known, and between lines. */
  onMouth: (mouth: SpokenMouth | null) => void;
  /** How far the piece that plays is, a few times a second; null between lines. */
  onTime: (time: SpeechTime | null) => void;
}

/** What shall be said. `shortcut` may bring the sound of the whole text; null leaves it to `POST /api/speech`. */
interface Line {
  readonly text: string;
  readonly voiceId: string;
  readonly rate: number;
  readonly muted: boolean;
  readonly shortcut?: ((signal: AbortSignal) => Promise<Sound | null>) | undefined;
}

interface Opening {
  readonly sound: Sound | null;
  readonly rest: readonly string[];
}

/** Speaks one text: line after line, each fetched while the one before is heard. */
export class Playback {
  readonly #text: string;
  readonly #voiceId: string;
  readonly #shortcut: Line['shortcut'];
  readonly #report: PlaybackReport;
  readonly #controller = new AbortController();
  #rate: number;
  #muted: boolean;
  #audio: HTMLAudioElement | null = null;
  #opening: Promise<Opening> | undefined;

  constructor(line: Line, report: PlaybackReport) {
    this.#text = line.text;
    this.#voiceId = line.voiceId;
    this.#rate = line.rate;
    this.#muted = line.muted;
    this.#shortcut = line.shortcut;
    this.#report = report;
  }

  /** Begins to fetch what is said first, so that `run` need not wait for it. A failure counts there. */
  prepare(): void {
    this.#opening ??= this.#open();
    this.#opening.catch(() => {});
  }

  /** Ends when all was said or after `stop`. Throws what `request` throws, and when a sound cannot be played. */
  async run(): Promise<void> {
    const { signal } = this.#controller;
    let { sound, rest } = await (this.#opening ??= this.#open());
    for (let said = 0; sound && !signal.aborted; rest = rest.slice(1)) {
      const coming = rest[0] === undefined ? null : this.#fetch(rest[0]);
      // Its failure counts when its turn comes, not before.
      coming?.catch(() => {});
      await this.#play(sound, said);
      said += speechTokens(sound.text).length;
      sound = signal.aborted ? null : await coming;
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

  setMuted(muted: boolean): void {
    this.#muted = muted;
    if (this.#audio) this.#audio.muted = muted;
  }

  /** Begins the piece that plays or is paused again. */
  restart(): void {
    if (!this.#audio) return;
    this.#audio.currentTime = 0;
    this.resume();
  }

  stop(): void {
    this.#controller.abort();
  }

  /** The sound with which it begins, and the lines that follow it; null when there is nothing to say. */
  async #open(): Promise<Opening> {
    const whole = this.#shortcut ? await this.#shortcut(this.#controller.signal) : null;
    if (whole) return { sound: whole, rest: [] };
    const [first, ...rest] = splitIntoLines(this.#text, speechMaxChars);
    return { sound: first === undefined ? null : await this.#fetch(first), rest };
  }

  #fetch(line: string): Promise<Sound> {
    return fetchSpeech(line, this.#voiceId, this.#controller.signal);
  }

  async #play(sound: Sound, firstWord: number): Promise<void> {
    const { signal } = this.#controller;
    const url = URL.createObjectURL(sound.blob);
    const audio = new Audio(url);
    audio.preservesPitch = true;
    audio.volume = startVolume;
    audio.playbackRate = this.#rate;
    audio.muted = this.#muted;
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
      // A sound that was held back may still be loading: it lets go of the address before that is taken back.
      audio.removeAttribute('src');
      audio.load();
      URL.revokeObjectURL(url);
    }
  }

  /** Tells status, word, mouth and time while the sound plays; they stay while it is paused. Returns what ends the telling. */
  #follow(audio: HTMLAudioElement, { text, timesMs, mouths }: Sound, firstWord: number): () => void {
    let times = timesMs;
    let frame = 0;
    const tell = (): void => {
      if (!times && Number.isFinite(audio.duration)) times = estimateTimes(text, audio.duration * 1000);
      const atMs = audio.currentTime * 1000;
      const word = times && wordAt(times, atMs);
      if (typeof word === 'number') this.#report.onWord(firstWord + word);
      if (mouths) this.#report.onMouth(mouthAt(mouths, atMs));
    };
    const tellTime = (): void => {
      tell();
      if (Number.isFinite(audio.duration))
        this.#report.onTime({ elapsedMs: audio.currentTime * 1000, totalMs: audio.duration * 1000 });
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
    // Frames rest in a hidden tab; the sound continues and tells its time itself.
    const listeners = { playing: onPlaying, pause: onPause, timeupdate: tellTime, durationchange: tellTime };
    for (const [name, listener] of Object.entries(listeners)) audio.addEventListener(name, listener);
    return () => {
      cancelAnimationFrame(frame);
      for (const [name, listener] of Object.entries(listeners)) audio.removeEventListener(name, listener);
      this.#report.onWord(null);
      this.#report.onMouth(null);
      this.#report.onTime(null);
    };
  }
}
