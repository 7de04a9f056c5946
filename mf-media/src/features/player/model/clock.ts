/** Seconds as `m:ss`. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How much of a film has played, in whole percent; 0 while its length is not known. */
export const playedPercent = (seconds: number, length: number): number =>
  length > 0 ? Math.min(100, Math.round((seconds / length) * 100)) : 0;

/** A place inside a film. */
export const within = (seconds: number, length: number): number =>
  Math.min(Math.max(0, seconds), Number.isFinite(length) ? length : 0);
