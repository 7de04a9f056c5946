import { speechTokens, type MouthMove, type SpokenMouth } from '@grove/contracts';

/** Letters that a pause is as long as, after a comma and after the end of a sentence; and the letters of a digit's name. */
const commaLetters = 3;
const stopLetters = 7;
const digitLetters = 4;
const leastLetters = 2;

/** How long a word takes to say, in letters. */
function lettersOf(word: string): number {
  const digits = word.match(/\d/g)?.length ?? 0;
  const pause = /[.!?…]["'”’)]*$/.test(word) ? stopLetters : /[,;:–—]$/.test(word) ? commaLetters : 0;
  return Math.max(leastLetters, Array.from(word).length + digits * (digitLetters - 1)) + pause;
}

/** When each word of the text begins, in milliseconds, guessed from the length of the words and of the whole sound. */
export function estimateTimes(text: string, durationMs: number): number[] {
  const letters = speechTokens(text).map(lettersOf);
  const total = letters.reduce((sum, each) => sum + each, 0);
  let before = 0;
  return letters.map((each) => {
    const start = (before / total) * durationMs;
    before += each;
    return Math.round(start);
  });
}

/** The place of the word that is being said at a time; the first word before it begins, null when there are no words. */
export function wordAt(timesMs: readonly number[], atMs: number): number | null {
  if (timesMs.length === 0) return null;
  return Math.max(
    0,
    timesMs.findLastIndex((start) => start <= atMs),
  );
}

/** The mouth at a time: that of the last move; at rest before the first. */
export function mouthAt(moves: readonly MouthMove[], atMs: number): SpokenMouth {
  return moves.findLast((move) => move.atMs <= atMs)?.mouth ?? 'rest';
}
