import type { SpokenLine } from '../film/narrative.ts';

/** More letters than these in a caption are broken into two captions. */
const mostLetters = 60;
/** A caption stays a little behind its last word. */
const linger = 0.35;
/** In the strip that films leave free: below the picture, left of the teacher. */
const settings = 'line:92% position:36% size:64% align:center';

type Word = SpokenLine['words'][number];

/** A time as WebVTT writes it. */
export function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, ms % 60_000];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:${(rest / 1_000).toFixed(3).padStart(6, '0')}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Breaks a line where a sentence or a clause ends nearest to its middle, or between two words. */
function broken(words: readonly Word[]): (readonly Word[])[] {
  if (textOf(words).length <= mostLetters || words.length < 2) return [words];
  const half = textOf(words).length / 2;
  const cost = (at: number): number =>
    Math.abs(textOf(words.slice(0, at)).length - half) -
    (/[.!?]$/.test(words[at - 1]!.text) ? 24 : /[,:;]$/.test(words[at - 1]!.text) ? 14 : 0);
  const at = words
    .slice(1)
    .map((_, i) => i + 1)
    .toSorted((a, b) => cost(a) - cost(b))[0]!;
  return [...broken(words.slice(0, at)), ...broken(words.slice(at))];
}

/** Captions as WebVTT (W3C), each word with its time, so that a player can light the one that is spoken. */
export function webVtt(lines: readonly SpokenLine[]): string {
  const cues = lines.flatMap(({ words, end }, index) => {
    const limit = lines[index + 1]?.start ?? Infinity;
    const parts = broken(words);
    return parts.map((part, i) => ({
      words: part,
      start: part[0]!.start,
      end: parts[i + 1]?.[0]!.start ?? Math.min(end + linger, limit),
    }));
  });
  const body = cues.map(
    ({ words, start, end }, i) =>
      `${i + 1}\n${timestamp(start)} --> ${timestamp(end)} ${settings}\n${words.map(({ text, start: at }, index) => `${index === 0 ? '' : `<${timestamp(at)}>`}${escaped(text)}`).join(' ')}\n`,
  );
  return `WEBVTT\n\n${body.join('\n')}`;
}
