/** Times of a film and of its sound, in seconds. */

/** How far the sound may be away from the picture (spec §9). */
const driftLimitSeconds = 0.5;
/** The share of a film after which it counts as watched (spec §9). */
const watchedShare = 0.9;

/** Where the sound has to jump to, or null as long as it is in step with the picture. */
export const resyncTo = (pictureSeconds: number, soundSeconds: number): number | null =>
  Math.abs(pictureSeconds - soundSeconds) > driftLimitSeconds ? pictureSeconds : null;

/** How much of a film has played, in whole percent; 0 while its length is not known. */
export const playedPercent = (seconds: number, lengthSeconds: number): number =>
  lengthSeconds > 0 ? Math.min(100, Math.round((seconds / lengthSeconds) * 100)) : 0;

/** Whether enough of a film has played to complete its lesson. */
export const isWatched = (seconds: number, lengthSeconds: number): boolean => lengthSeconds > 0 && seconds / lengthSeconds >= watchedShare;
