import { within } from '../model/clock.ts';

/** How often it says where it is, in milliseconds: about as often as a film does. */
const reportMs = 250;

export interface NarratorReports {
  readonly onTime: (seconds: number, length: number) => void;
  /** It stands still before its end. */
  readonly onPaused: () => void;
  readonly onEnded: () => void;
  /** The browser lets nothing sound before the next press. The words go on without. */
  readonly onHeldBack: () => void;
}

interface Loaded {
  readonly audio: HTMLAudioElement | null;
  /** Length and beginning in seconds. */
  readonly length: number;
  readonly at: number;
  readonly rate: number;
  readonly isMuted: boolean;
}

/**
 * Runs through a narration. While its sound is heard, the sound tells the time; where there is none, or the browser holds it back, a clock does, so that the words go on all
 * the same.
 */
export class Narrator {
  readonly #reports: NarratorReports;
  readonly #nowMs: () => number;
  #audio: HTMLAudioElement | null = null;
  #length = 0;
  #rate = 1;
  /** Where it was at `#sinceMs`, in seconds. */
  #at = 0;
  /** Null while it stands still. */
  #sinceMs: number | null = null;
  #isHeard = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(reports: NarratorReports, nowMs = () => performance.now()) {
    this.#reports = reports;
    this.#nowMs = nowMs;
  }

  get isPlaying(): boolean {
    return this.#sinceMs !== null;
  }

  /** What it runs through from now on. */
  load({ audio, length, at, rate, isMuted }: Loaded): void {
    this.unload();
    [this.#audio, this.#length, this.#at] = [audio, length, within(at, length)];
    this.setRate(rate);
    if (!audio) return;
    audio.muted = isMuted;
    audio.currentTime = this.#at;
    audio.addEventListener('playing', this.#onHeard);
    audio.addEventListener('pause', this.#onSilent);
    audio.addEventListener('ended', this.#onSoundEnded);
  }

  /** Lets go of the sound. */
  unload(): void {
    this.pause();
    this.#audio?.removeEventListener('playing', this.#onHeard);
    this.#audio?.removeEventListener('pause', this.#onSilent);
    this.#audio?.removeEventListener('ended', this.#onSoundEnded);
    this.#audio = null;
    this.#length = 0;
  }

  /** Where it is, in seconds. */
  now(): number {
    if (this.#sinceMs === null) return this.#at;
    const seconds = this.#isHeard && this.#audio ? this.#audio.currentTime : this.#at + ((this.#nowMs() - this.#sinceMs) / 1_000) * this.#rate;
    return within(seconds, this.#length);
  }

  /** From its end it begins again. */
  play(): void {
    if (this.isPlaying || this.#length === 0) return;
    this.#goTo(this.#at >= this.#length ? 0 : this.#at);
    this.#sinceMs = this.#nowMs();
    this.#timer = setInterval(() => this.#look(), reportMs);
    this.#sound();
  }

  pause(): void {
    if (!this.isPlaying) return;
    this.#rest(this.now());
    this.#reports.onPaused();
  }

  seek(seconds: number): void {
    this.#goTo(within(seconds, this.#length));
    this.#reports.onTime(this.#at, this.#length);
  }

  setRate(rate: number): void {
    if (this.isPlaying) this.#anchor(this.now());
    this.#rate = rate;
    if (this.#audio) this.#audio.playbackRate = rate;
  }

  /** A press that lets it be heard also brings back a sound that was held back. */
  setMuted(isMuted: boolean): void {
    if (!this.#audio) return;
    this.#audio.muted = isMuted;
    if (!isMuted && this.isPlaying && !this.#isHeard) {
      this.#audio.currentTime = this.now();
      this.#sound();
    }
  }

  readonly #onHeard = (): void => {
    this.#isHeard = this.isPlaying;
  };

  /** Something else than this page has paused the sound, such as a headset that was taken off. */
  readonly #onSilent = (): void => {
    if (this.#isHeard && !this.#audio?.ended) this.pause();
  };

  readonly #onSoundEnded = (): void => {
    if (this.#isHeard) this.#end();
  };

  #sound(): void {
    this.#audio?.play().catch((error: unknown) => {
      // A pause that comes before the first sound ends the attempt: nothing has failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.info('The narration is held back', error);
      this.#reports.onHeldBack();
    });
  }

  #look(): void {
    const at = this.now();
    if (at >= this.#length) this.#end();
    else this.#reports.onTime(at, this.#length);
  }

  #end(): void {
    this.#rest(this.#length);
    this.#reports.onTime(this.#length, this.#length);
    this.#reports.onEnded();
  }

  #rest(at: number): void {
    this.#at = at;
    this.#sinceMs = null;
    this.#isHeard = false;
    clearInterval(this.#timer);
    this.#audio?.pause();
  }

  #goTo(seconds: number): void {
    this.#anchor(seconds);
    if (this.#audio) this.#audio.currentTime = seconds;
  }

  #anchor(seconds: number): void {
    this.#at = seconds;
    if (this.isPlaying) this.#sinceMs = this.#nowMs();
  }
}
