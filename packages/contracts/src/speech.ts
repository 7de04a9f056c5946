import { speechRequest } from './api.ts';

/** `POST /api/speech`: a line in a teacher's voice. The answer is audio (`audio/mpeg`) with the header `wordTimesHeader`, where times are known. */
export const speechCall = { method: 'POST', path: '/api/speech', body: speechRequest } as const;

/**
 * Header of a spoken line: when each token of the text (see `speechTokens`) begins, in whole milliseconds from the start of the sound, joined by
 * commas, never falling. A token without a sound, such as an emoji, begins with the next that has one. Missing when the voice knows no times.
 */
export const wordTimesHeader = 'grove-word-times';

/** The mouths of speech, of the seven that every teacher is drawn with; `rest` is a pause. */
export const spokenMouths = ['rest', 'aa', 'eh', 'oo', 'mm', 'ff'] as const;
export type SpokenMouth = (typeof spokenMouths)[number];

/** A mouth from a time on, in milliseconds from the start of the sound. */
export interface MouthMove {
  readonly atMs: number;
  readonly mouth: SpokenMouth;
}

/**
 * Header of a spoken line: how the mouth moves. Each move is the capital initial of its mouth (`A` for `aa`), then the hundredths of a second since the move before, to the
 * base of 36: `A4M7E3`. That short, a line of 1,000 characters stays below what proxies take for a header. Missing when the voice does not tell.
 */
export const mouthsHeader = 'grove-mouths';

/** The tokens of a text that `wordTimesHeader` counts: whatever stands between white space. */
export const speechTokens = (text: string): string[] => text.split(/\s+/).filter((token) => token !== '');

/** The value of `wordTimesHeader`. */
export const writeWordTimes = (timesMs: readonly number[]): string => timesMs.join(',');

/** Reads `wordTimesHeader`; undefined when it is missing or not what `writeWordTimes` writes. */
export function readWordTimes(header: string | null | undefined): number[] | undefined {
  if (!header || !/^\d{1,7}(?:,\d{1,7})*$/.test(header)) return undefined;
  const times = header.split(',').map(Number);
  return times.every((time, index) => time >= (times[index - 1] ?? 0)) ? times : undefined;
}

const unitMs = 10;
const initialOf = (mouth: SpokenMouth): string => mouth.charAt(0).toUpperCase();

/** The value of `mouthsHeader`. Times are rounded to hundredths of a second. */
export function writeMouths(moves: readonly MouthMove[]): string {
  let before = 0;
  return moves
    .map(({ atMs, mouth }) => {
      const at = Math.round(atMs / unitMs);
      const passed = at - before;
      before = at;
      return `${initialOf(mouth)}${passed.toString(36)}`;
    })
    .join('');
}

/** Reads `mouthsHeader`; undefined when it is missing or not what `writeMouths` writes. */
export function readMouths(header: string | null | undefined): MouthMove[] | undefined {
  if (!header || !/^(?:[RAEOMF][0-9a-z]{1,4})+$/.test(header)) return undefined;
  let at = 0;
  return Array.from(header.matchAll(/([A-Z])([0-9a-z]+)/g), ([, initial, passed]) => {
    at += Number.parseInt(passed!, 36);
    return { atMs: at * unitMs, mouth: spokenMouths.find((mouth) => initialOf(mouth) === initial)! };
  });
}
