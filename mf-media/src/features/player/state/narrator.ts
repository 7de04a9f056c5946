import { within } from '../model/clock.ts';

/** How often it says where it is, in milliseconds: about as often as a film does. */
const reportMs = 250;

export interface NarratorReports {
  /** It is somewhere else; both in seconds. */
  readonly onTime: (seconds: number, length: number) => void;
  /** It plays, or will as soon as it can; or it does not any more. */
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly onEnded: () => void;
  /** The browser lets nothing sound before the next press. The words continue without. */
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
 * Runs through a narration. While its sound is heard, the sound tells the time; where there is none, or the browser holds it back, a clock does, so that the words continue all
 * the same.
 */
export class Narrator {
  readonly #nowMs: () => number;
  #reports: NarratorReports | undefined;
  #audio: HTMLAudioElement | null = null;
  #length = 0;
  #rate = 1;
  /** It plays, or would if there were something to play. */
  #isWanted = false;
  /** Where it was at `#sinceMs`, in seconds. */
  #at = 0;
  /** Null while it stands still. */
  #sinceMs: number | null = null;
  #isHeard = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(nowMs = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** Who hears of it from now on. */
  tell(reports: NarratorReports): void {
    this.#reports = reports;
  }

  /** What it runs through from now on. */
  load({ audio, length, at, rate, isMuted }: Loaded): void {
    this.unload();
    [this.#audio, this.#length, this.#at] = [audio, length, within(at, length)];
    this.setRate(rate);
    if (audio) {
      audio.muted = isMuted;
      audio.currentTime = this.#at;
      for (const [type, listener] of this.#listeners) audio.addEventListener(type, listener);
    }
    this.#reports?.onTime(this.#at, length);
    if (this.#isWanted) this.#start();
  }

  /** Lets go of the sound. Whether it is to play stays. */
  unload(): void {
    this.#rest(this.now());
    for (const [type, listener] of this.#listeners) this.#audio?.removeEventListener(type, listener);
    this.#audio = null;
    this.#length = 0;
  }

  /** Where it is, in seconds. */
  now(): number {
    if (this.#sinceMs === null) return this.#at;
    const seconds =
      this.#isHeard && this.#audio
        ? this.#audio.currentTime
        : this.#at + ((this.#nowMs() - this.#sinceMs) / 1_000) * this.#rate;
    return within(seconds, this.#length);
  }

  /** From its end it begins again. */
  play(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#reports?.onPlaying(true);
    if (this.#length > 0) this.#start();
  }

  pause(): void {
    if (!this.#isWanted) return;
    this.#isWanted = false;
    this.#rest(this.now());
    this.#reports?.onPlaying(false);
  }

  toggle(): void {
    if (this.#isWanted) this.pause();
    else this.play();
  }

  seek(seconds: number): void {
    this.#goTo(within(seconds, this.#length));
    this.#reports?.onTime(this.#at, this.#length);
  }

  setRate(rate: number): void {
    this.#anchor(this.now());
    this.#rate = rate;
    if (this.#audio) this.#audio.playbackRate = rate;
  }

  /** A press that lets it be heard also brings back a sound that was held back. */
  setMuted(isMuted: boolean): void {
    if (!this.#audio) return;
    this.#audio.muted = isMuted;
    if (isMuted || this.#sinceMs === null || this.#isHeard) return;
    this.#audio.currentTime = this.now();
    this.#sound();
  }

  readonly #listeners: readonly (readonly [string, () => void])[] = [
    ['playing', () => (this.#isHeard = this.#sinceMs !== null)],
    // Something else than this page has paused the sound, such as a headset that was taken off. One that ends pauses first.
    ['pause', () => this.#isHeard && !this.#audio?.ended && this.pause()],
    ['ended', () => this.#isHeard && this.#end()],
  ];

  #start(): void {
    this.#goTo(this.#at >= this.#length ? 0 : this.#at);
    this.#sinceMs = this.#nowMs();
    this.#timer = setInterval(() => this.#look(), reportMs);
    this.#sound();
  }

  #sound(): void {
    this.#audio?.play().catch((error: unknown) => {
      // A pause that comes before the first sound ends the attempt: nothing has failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.info('The narration is held back', error);
      this.#reports?.onHeldBack();
    });
  }

  #look(): void {
    const at = this.now();
    if (at >= this.#length) this.#end();
    else this.#reports?.onTime(at, this.#length);
  }

  #end(): void {
    this.#isWanted = false;
    this.#rest(this.#length);
    this.#reports?.onTime(this.#length, this.#length);
    this.#reports?.onEnded();
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

  /** Counts from here and now. */
  #anchor(seconds: number): void {
    this.#at = seconds;
    if (this.#sinceMs !== null) this.#sinceMs = this.#nowMs();
  }
}
