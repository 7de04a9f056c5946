import type { Cue } from '@grove/content/videos';
import type { SpokenLine } from './narrative.ts';

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z0-9']/g, '');

type Word = SpokenLine['words'][number];

/** The spoken words from a cue on, in the beat with this number (from 0) and later. @throws Error when the cue's word is not said as often from there on */
function wordsFrom(lines: readonly SpokenLine[], beat: number, cue: Cue): readonly Word[] {
  const [word = '', count = '1'] = cue.split('*');
  const said = lines.slice(beat).flatMap(({ words }) => words);
  const places = said.flatMap(({ text }, index) => (plain(text) === plain(word) ? [index] : []));
  const place = places[Number(count) - 1];
  if (place === undefined)
    throw new Error(
      `Beat ${beat + 1} waits for "${cue}", but "${word}" is said ${places.length} times from there on: ${lines
        .slice(beat)
        .map(({ text }) => text)
        .join(' ')}`,
    );
  return said.slice(place);
}

/**
 * When a cue happens that stands in the beat with this number (from 0), in seconds.
 * @throws Error when the word is not said as often from there on
 */
export const cueTime = (lines: readonly SpokenLine[], beat: number, cue: Cue): number =>
  cue === '.' ? lines[beat]!.end : wordsFrom(lines, beat, cue)[0]!.start;

/** When each word of a text is said, if it is read aloud as it stands from a cue on; else null. */
export function readingTimes(
  lines: readonly SpokenLine[],
  beat: number,
  cue: Cue,
  text: string,
): readonly Word[] | null {
  const said = wordsFrom(lines, beat, cue);
  const words = text.split(' ');
  return words.every((word, i) => said[i] !== undefined && plain(said[i].text) === plain(word))
    ? said.slice(0, words.length)
    : null;
}
