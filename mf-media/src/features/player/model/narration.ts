/** How far, in seconds, the sound may be away from the picture (spec §9). */
const driftLimitSeconds = 0.5;
/** After a jump it is put where the picture is, unless it is there already. */
const sameSeconds = 0.05;

/** The picture that a sound track follows. `isMoving` is false while it is paused, seeks, waits for data or has ended. */
export interface PictureState {
  readonly seconds: number;
  readonly rate: number;
  readonly isMoving: boolean;
}

export interface SoundState {
  readonly seconds: number;
  /** Not a number until it is known. */
  readonly length: number;
}

/** What the sound has to do: jump (or stay, null), and play or pause. */
export interface SoundOrders {
  readonly seekTo: number | null;
  readonly isPlaying: boolean;
  readonly rate: number;
}

/**
 * How a sound track follows the picture (spec §4): it plays and pauses with it, goes where it goes, and is put back in step when it is
 * more than 0.5 s away. A track that is shorter than the film rests after its end.
 * @param exactly after play, pause and seek: then it does not wait for the drift to grow
 */
export function soundOrders(picture: PictureState, sound: SoundState, exactly: boolean): SoundOrders {
  const { seconds, rate } = picture;
  if (seconds >= sound.length) return { seekTo: null, isPlaying: false, rate };
  const drift = Math.abs(seconds - sound.seconds);
  return {
    seekTo: drift > (exactly ? sameSeconds : driftLimitSeconds) ? seconds : null,
    isPlaying: picture.isMoving,
    rate,
  };
}
