import type { Cue, Show } from '@grove/content/videos';
import type { Area } from '../draw/paper.ts';
import type { Sound } from '../film/sounds.ts';

/** What a device knows about the film in which it stands. Times in seconds from the film's beginning. */
export interface Setting {
  readonly area: Area;
  /** When the device appears. */
  readonly from: number;
  /** @throws Error for a word that is not said from here on */
  readonly time: (cue: Cue) => number;
  /** When each word of a text is said that is read aloud from a cue on; null when other words are said. */
  readonly readAloud: (
    text: string,
    cue: Cue,
  ) => ReadonlyArray<{ readonly start: number; readonly end: number }> | null;
}

/** A device set up: what it shows at a time, and what is heard. */
export interface Drawing {
  readonly draw: (t: number) => string;
  readonly sounds?: readonly Sound[];
}

/** Sets up a device from its data. */
export type Device<S extends Show> = (show: S, setting: Setting) => Drawing;
