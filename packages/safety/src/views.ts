import { withLatinLetters } from './confusables.ts';
import { withoutTags, withWordsForPictures } from './unicode-disguises.ts';

/** Signs and digits that stand for letters, as in `sh1t` or `@ss`. */
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
};

const invisible =
  /[\u034f\u17b4\u17b5\u180b-\u180e\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g;

/** Compatibility forms (full-width, bold, circled letters), invisible signs and accents undone; case and spaces kept. */
export const fold = (text: string): string =>
  withoutTags(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(invisible, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const plain = (text: string): string => withLatinLetters(withWordsForPictures(fold(text)).toLowerCase());

/** `1 want 2 die`: digits that stand alone for a word. */
const unnumber = (text: string): string =>
  text
    .replace(/\b1 (?=(?:want|wanna|hate|cut|will|am|feel|wish|dont|don't|need|can't|cant)\b)/g, 'i ')
    .replace(/\b(want|wanna|going|need|try|trying|like|wish|reason|wnt|wana) 2 (?=[a-z])/g, '$1 to ');

/** Only words that mix letters with such signs are read as letters, so that sums and prices stay numbers. A final mark is punctuation. */
const unleet = (text: string): string =>
  text.replace(/\S+/g, (word) =>
    /[a-z]/.test(word) && /[0134578@$!|+€]/.test(word)
      ? word.replace(/(?<=[a-z])11/g, 'll').replace(/[0134578@$|+€]|!(?=\w)/g, (sign) => leet[sign] ?? sign)
      : word,
  );

/** `f u c k`, `f.u.c.k` and `f-u-c-k` joined again; where letters are parted by signs, a mere space parts words, as in `m.y d.a.d`. */
const unspace = (text: string): string =>
  text.replace(/(?<![a-z0-9'])(?:[a-z][\s.,_*/|~•·:;=+-]{1,4}){2,}[a-z](?![a-z'])/g, (run) =>
    (/[a-z][^a-z ][a-z]/.test(run) ? run.split(/(?<=[a-z]) (?=[a-z])/) : [run])
      .map((word) => word.replace(/[^a-z]/g, ''))
      .join(' '),
  );

/** `fuuuuck` with one letter instead of many; `keepDouble` leaves two, as `class` needs them. */
const squeeze = (text: string, keepDouble: boolean): string =>
  text.replace(/([a-z])\1{2,}/g, keepDouble ? '$1$1' : '$1');

/**
 * The ways in which a text may be meant: as written in plain lower-case Latin letters, and with the usual tricks undone. A rule that
 * finds something in any of them has found it.
 */
export function viewsOf(text: string): readonly string[] {
  const written = plain(text);
  const decoded = unspace(unleet(unnumber(written)));
  return [...new Set([written, unspace(written), decoded, unspace(squeeze(decoded, false)), squeeze(decoded, true)])];
}

/** The one reading of a text with the most tricks undone, for who reads words rather than letters. */
export const plainest = (text: string): string => squeeze(unspace(unleet(unnumber(plain(text)))), true);
