/** Letters of other alphabets that look like Latin ones, as in `fuсk` with a Cyrillic `с`. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ї: 'i', ѕ: 's', ј: 'j', ԁ: 'd', һ: 'h', ɡ: 'g', ʏ: 'y',
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe',
};

/** Signs and digits that stand for letters, as in `sh1t` or `@ss`. */
const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't', '€': 'e' };

const invisible = /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Compatibility forms (full-width, bold, circled letters), invisible signs and accents undone; case and spaces kept. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(invisible, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const plain = (text: string): string => fold(text).toLowerCase().replace(/[^\0-\x7f]/g, (letter) => lookAlikes[letter] ?? letter);

/** Only words that mix letters with such signs are read as letters, so that sums and prices stay numbers. A final mark is punctuation. */
const unleet = (text: string): string =>
  text.replace(/\S+/g, (word) => (/[a-z]/.test(word) && /[0134578@$!|+€]/.test(word) ? word.replace(/[0134578@$|+€]|!(?=\w)/g, (sign) => leet[sign] ?? sign) : word));

/** `f u c k`, `f.u.c.k` and `f-u-c-k` joined again. */
const unspace = (text: string): string => text.replace(/(?<![a-z0-9'])(?:[a-z][\s.,_*-]+){2,}[a-z](?![a-z'])/g, (run) => run.replace(/[^a-z]/g, ''));

/** `fuuuuck` with one letter instead of many; `keepDouble` leaves two, as `class` needs them. */
const squeeze = (text: string, keepDouble: boolean): string => text.replace(/([a-z])\1{2,}/g, keepDouble ? '$1$1' : '$1');

/**
 * The ways in which a text may be meant: as written in plain lower-case Latin letters, and with the usual tricks undone. A rule that
 * finds something in any of them has found it.
 */
export function viewsOf(text: string): readonly string[] {
  const written = plain(text);
  const decoded = unspace(unleet(written));
  return [...new Set([written, unspace(written), decoded, unspace(squeeze(decoded, false)), squeeze(decoded, true)])];
}

/** The one reading of a text with the most tricks undone, for who reads words rather than letters. */
export const plainest = (text: string): string => squeeze(unspace(unleet(plain(text))), true);
