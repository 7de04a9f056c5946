/** A word with the second from which on it is spoken. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** A caption: a sentence or a part of one, from `start` to `end` in seconds. */
export interface Caption {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
}

const time = String.raw`(?:(\d+):)?(\d\d):(\d\d\.\d{3})`;
const timing = new RegExp(`^${time} --> ${time}`, 'm');
const wordTime = new RegExp(`<${time}>`);

const secondsOf = ([hours = '0', minutes, seconds]: readonly (string | undefined)[]): number =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);

const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The words of a cue's text; each stands behind its time, the first begins with the cue. A word without a time of its own begins with the one before. */
function wordsOf(text: string, from: number): Word[] {
  const words: Word[] = [];
  let start = from;
  for (const part of text.split(/(?<!\s)\s+(?=\S)|(?=<\d)/)) {
    const found = wordTime.exec(part);
    if (found) start = secondsOf(found.slice(1));
    const word = plain(part).trim();
    if (word) words.push({ text: word, start });
  }
  return words;
}

/** Reads WebVTT (W3C) with the time of every word. Notes, styles and what cannot be read are passed over. */
export function captionsOf(vtt: string): Caption[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const found = timing.exec(block);
      if (!found) return [];
      const [start, end] = [secondsOf(found.slice(1, 4)), secondsOf(found.slice(4, 7))];
      const text = block.slice(found.index).split('\n').slice(1).join(' ');
      return [{ start, end, words: wordsOf(text, start) }];
    });
}

/** Place of the caption at a time, or -1 between two. */
export const captionAt = (captions: readonly Caption[], seconds: number): number =>
  captions.findIndex(({ start, end }) => seconds >= start && seconds < end);

/** Place of the last word that has begun. */
export const wordAt = ({ words }: Caption, seconds: number): number =>
  words.findLastIndex(({ start }) => seconds >= start);

export const textOf = ({ words }: Caption): string => words.map(({ text }) => text).join(' ');
