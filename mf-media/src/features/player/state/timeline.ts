/** What plays, and how far it is: a film, or the opening of a lesson. Times in seconds. */
export interface Timeline {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  /** Whether there is anything that could be muted. */
  readonly hasSound: boolean;
  readonly hasEnded: boolean;
  /** It stands still until more of it has come. */
  readonly isWaiting: boolean;
  /** The length is 0 until it is known. */
  readonly seconds: number;
  readonly length: number;
  /** Where it is at this moment; `seconds` is told a few times a second. */
  readonly now: () => number;
  readonly play: () => void;
  readonly toggle: () => void;
  readonly toggleMuted: () => void;
  readonly seek: (seconds: number) => void;
  /** Goes so many seconds on, or back. */
  readonly skip: (seconds: number) => void;
}

/** What is told of a timeline, for what is remembered of it. */
export interface TimelineReports {
  /** It can play, and is `length` long. @returns where it begins */
  readonly loaded: (length: number) => number;
  /** It is at a time; `isPlayed` when it got there by playing. */
  readonly reached: (seconds: number, length: number, isPlayed: boolean) => void;
  /** It stands still or jumps: what comes next does not hang together with what was. */
  readonly cut: () => void;
  readonly ended: () => void;
}
