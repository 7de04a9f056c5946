import { speechTokens, type OpeningPart } from '@grove/contracts';
import type { Caption } from './captions.ts';

/** Longer captions are cut into even pieces. */
const captionWords = 9;
/** How long a word is to be read where nobody says it, in seconds. */
const readingSeconds = 0.5;

const endsSentence = (token: string): boolean => /[.!?…]["'”’)]*$/.test(token);

/** A part as it is said: a sentence, so that the voice rests after it; what leads to goals ends with a colon. */
function said({ kind, text }: OpeningPart): string {
  const trimmed = text.trim();
  if (/[.!?…:]["'”’)]*$/.test(trimmed)) return trimmed;
  return trimmed + (kind === 'lead' ? ':' : '.');
}

/** All that an opening says. */
export const textOf = (parts: readonly OpeningPart[]): string => parts.map(said).join(' ');

/** How long an opening is to be read, in seconds. */
export const readingLength = (parts: readonly OpeningPart[]): number =>
  speechTokens(textOf(parts)).length * readingSeconds;

/** When each part begins, in seconds. `wordTimes`: when each word of the whole text begins. */
export function partStarts(parts: readonly OpeningPart[], wordTimes: readonly number[]): number[] {
  let words = 0;
  return parts.map((part) => {
    const start = wordTimes[words] ?? 0;
    words += speechTokens(said(part)).length;
    return start;
  });
}

/** The captions of an opening: sentence by sentence, and never across two parts. Each stays until the next one comes. */
export function captionsOfOpening(
  parts: readonly OpeningPart[],
  wordTimes: readonly number[],
  length: number,
): Caption[] {
  let index = 0;
  const pieces = parts.flatMap((part) => {
    const words = speechTokens(said(part)).map((text) => ({ text, start: wordTimes[index++] ?? length }));
    return sentencesOf(words).flatMap(evenly);
  });
  return pieces.map((words, at) => ({ words, start: words[0]!.start, end: pieces[at + 1]?.[0]!.start ?? length }));
}

type Words = Caption['words'];

function sentencesOf(words: Words): Words[] {
  const ends = words.flatMap(({ text }, index) =>
    endsSentence(text) || index === words.length - 1 ? [index + 1] : [],
  );
  return ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end));
}

/** Cuts a sentence into as few pieces as may be, of about the same length. */
function evenly(words: Words): Words[] {
  const count = Math.ceil(words.length / captionWords);
  const size = Math.ceil(words.length / count);
  return Array.from({ length: count }, (_, at) => words.slice(at * size, (at + 1) * size)).filter(
    (piece) => piece.length > 0,
  );
}
