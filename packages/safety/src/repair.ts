import { hash } from './classifier/hash.ts';
import { knownHashes } from './classifier/weights.ts';
import { crisisWords, joiningWords } from './crisis-words.ts';

const known = new Set(knownHashes);
const vocabulary = new Set(crisisWords);
const parts = new Set([...crisisWords, ...joiningWords]);
const longestPart = Math.max(...[...parts].map(({ length }) => length));
const byLength = Map.groupBy(crisisWords, ({ length }) => length);

/** Words are mended up to this length; nobody writes longer ones by mistake, and the work stays small. */
const longestWord = 14;
const longestRun = 60;

const isKnown = (word: string): boolean => known.has(hash(word)) || parts.has(word);

/** Whether a word in lower case is one of English that texts or children here use. */
export const isKnownWord = (word: string): boolean => known.has(hash(word));

/** The fewest slips from one word to another, a letter too many, too few, another or two swapped each being one; above `most` any number. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), swapped));
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** How many slips a word of a length may have. */
const slipsIn = (length: number): number => (length < 7 ? 1 : 2);

/** A word, and what is left of it without one letter, or two: two words are as many slips apart as both need letters taken away to be the same. */
function shortenedBy(word: string, most: number): Set<string> {
  const found = new Set([word]);
  let last = [word];
  for (let taken = 0; taken < most; taken += 1) {
    last = last.flatMap((each) => Array.from(each, (_, at) => each.slice(0, at) + each.slice(at + 1)));
    for (const each of last) found.add(each);
  }
  return found;
}

const byShortened = new Map<string, string[]>();
for (const word of crisisWords.filter(({ length }) => length > 3))
  for (const each of shortenedBy(word, slipsIn(word.length)))
    byShortened.set(each, [...(byShortened.get(each) ?? []), word]);

/** Slips in words that are too short to guess. */
const shortSlips: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kil: 'kill',
    kll: 'kill',
    dei: 'die',
    dai: 'die',
    dyin: 'dying',
    hrt: 'hurt',
    wnt: 'want',
    lif: 'life',
    liv: 'live',
    brakin: 'breaking',
    breeth: 'breathe',
    brething: 'breathing',
    som: 'some',
    som1: 'someone',
    sum1: 'someone',
    askd: 'asked',
    gona: 'gonna',
    mslf: 'myself',
    myslf: 'myself',
  }),
);

const vowels = /[aeiou]/g;

/** Words of the vocabulary by their consonants, for who leaves the vowels out. */
const byConsonants = new Map(
  crisisWords
    .map((word) => [word.replace(vowels, ''), word] as const)
    .filter(([consonants]) => consonants.length > 2)
    .toReversed(),
);

/** The word of the crisis vocabulary that a word which is none was meant to be: one slip away, two when it is long. */
function nearest(word: string): string | undefined {
  const spoken = word.search(vowels) < 0 ? byConsonants.get(word) : undefined;
  if (spoken !== undefined) return spoken;
  const short = shortSlips.get(word);
  if (short !== undefined || word.length < 4 || word.length > longestWord) return short;
  const single = word.replace(/([a-z])\1/g, '$1');
  return parts.has(single) ? single : fewestSlips(word);
}

/** Nobody misses the first letter, but two may be swapped: `skilled` is not `killed`. */
const beginsAlike = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

function fewestSlips(word: string): string | undefined {
  const most = slipsIn(word.length);
  let best: string | undefined;
  let fewest = most + 1;
  for (const each of shortenedBy(word, most)) {
    for (const candidate of (byShortened.get(each) ?? []).filter((near) => beginsAlike(near, word))) {
      const slips = candidate === best ? fewest : slipsBetween(word, candidate, fewest - 1);
      if (slips < fewest) [best, fewest] = [candidate, slips];
    }
  }
  return best;
}

/** `k*ll` and `su_cide`: the word of the vocabulary that has the same letters where letters stand, one for each sign. */
function unmasked(word: string): string | undefined {
  const fits = (candidate: string): boolean =>
    Array.from(candidate).every((letter, at) => word[at] === letter || !/[a-z]/.test(word[at] ?? ''));
  return word.length <= longestWord ? byLength.get(word.length)?.find(fits) : undefined;
}

/** `iwanttodie` as its words; undefined when it is not made of known ones, or of little words only. */
function separated(run: string): string | undefined {
  if (run.length < 6 || run.length > longestRun) return undefined;
  const words = inParts(run)?.split(' ') ?? [];
  return words.length > 2 || (words.length === 2 && words.some((word) => vocabulary.has(word)))
    ? words.join(' ')
    : undefined;
}

/** A run of letters as known words, as few of them as there are ways. */
function inParts(run: string): string | undefined {
  const ways: Array<readonly string[] | undefined> = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - longestPart); start < end; start += 1) {
      const before = ways[start];
      const part = run.slice(start, end);
      if (before && parts.has(part) && before.length + 1 < (ways[end]?.length ?? Infinity))
        ways[end] = [...before, part];
    }
  }
  return ways[run.length]?.join(' ');
}

/** Words of which only the first letter is written, as in `k*** myself`. */
const starred = (word: string): string | undefined =>
  /^(?:k[*#_]{3}|d[*#_]{2}|s[*#_]{6}|h[*#_]{3})$/.test(word)
    ? { k: 'kill', d: 'die', s: 'suicide', h: 'hurt' }[word[0] as 'k' | 'd' | 's' | 'h']
    : undefined;

function mended(word: string): string {
  const star = starred(word);
  if (star !== undefined) return star;
  const letters = [...word.matchAll(/[a-z]/g)];
  const [from, to] = [letters[0]?.index ?? 0, (letters.at(-1)?.index ?? -1) + 1];
  const [before, core, after] = [word.slice(0, from), word.slice(from, to), word.slice(to)];
  if (core.length < 3 || core.length > longestRun) return word;
  const read = /^[a-z']+$/.test(core) ? spelt(core) : withoutSigns(core);
  return read === undefined ? word : `${before}${read}${after}`;
}

/** A word of letters alone. */
const spelt = (core: string): string | undefined =>
  isKnown(core) || core.includes("'") ? undefined : (separated(core) ?? nearest(core));

/** A word with signs between its letters. */
function withoutSigns(core: string): string | undefined {
  const bare = core.replace(/[^a-z]/g, '');
  if (vocabulary.has(bare)) return bare;
  const pieces = core.split(/[^a-z']+/);
  if (pieces.every((piece) => isKnown(piece) && piece.length > 1)) return pieces.join(' ');
  return unmasked(core) ?? separated(bare) ?? nearest(bare);
}

/** `sui cide` and `k ill`: two or three pieces, one of which is no word, that are one of the vocabulary together. */
function rejoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const count = [3, 2].find((many) => {
      const pieces = words.slice(at, at + many);
      return (
        pieces.length === many &&
        vocabulary.has(pieces.join('')) &&
        pieces.some((piece) => (piece.length === 1 && !/[aiu]/.test(piece)) || !isKnown(piece))
      );
    });
    joined.push(count === undefined ? words[at]! : words.slice(at, at + count).join(''));
    if (count !== undefined) at += count - 1;
  }
  return joined;
}

/** A plain text in which words that are none are read as those of a crisis that they were meant to be: misspelt, masked, joined or broken ones. For finding a cry for help only. */
export function repaired(text: string): string {
  const seen = new Map<string, string>();
  return rejoined(text.split(' '))
    .map((word) => {
      const read = seen.get(word) ?? mended(word);
      seen.set(word, read);
      return read;
    })
    .join(' ');
}
