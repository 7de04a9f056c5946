import { speechRequest } from './api.ts';

/** `POST /api/speech`: a line in a teacher's voice. The answer is audio (`audio/mpeg`) with the header `wordTimesHeader`, where times are known. */
export const speechCall = { method: 'POST', path: '/api/speech', body: speechRequest } as const;

/**
 * Header of a spoken line: when each token of the text (see `speechTokens`) begins, in whole milliseconds from the start of the sound, joined by
 * commas, never falling. A token without a sound, such as an emoji, begins with the next that has one. Missing when the voice knows no times.
 */
export const wordTimesHeader = 'grove-word-times';

/** The tokens of a text that `wordTimesHeader` counts: whatever stands between white space. */
export const speechTokens = (text: string): string[] => text.split(/\s+/).filter((token) => token !== '');

/** The value of `wordTimesHeader`. */
export const writeWordTimes = (timesMs: readonly number[]): string => timesMs.join(',');

/** Reads `wordTimesHeader`; undefined when it is missing or not what `writeWordTimes` writes. */
export function readWordTimes(header: string | null | undefined): number[] | undefined {
  if (!header || !/^\d{1,7}(?:,\d{1,7})*$/.test(header)) return undefined;
  const times = header.split(',').map(Number);
  return times.every((time, place) => time >= (times[place - 1] ?? 0)) ? times : undefined;
}
