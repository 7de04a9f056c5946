/** A part of a phrase: a word that may go on, room for some others, or a choice of ways. */
type Part = { readonly word: string; readonly goesOn: boolean } | { readonly gap: number } | { readonly ways: ReadonlyArray<readonly Part[]> };
type Phrase = readonly Part[];

/** What a text is a row of: words, or, in languages without spaces, letters. */
interface Row {
  readonly length: number;
  /** Where a word that begins at a place ends, if it does begin there. */
  endOf(word: string, goesOn: boolean, at: number): number | undefined;
  /** What stands at a place, by which phrases are looked up. */
  keyAt(at: number): string;
}

/** How much room a gap is: `~` and `~~` in words, `~` in letters. */
const gaps = { words: 3, manyWords: 8, letters: 10 };

/** A text as a row of words. */
export const rowOfWords = (words: readonly string[]): Row => ({
  length: words.length,
  endOf: (word, goesOn, at) => (goesOn ? words[at]?.startsWith(word) : words[at] === word) ? at + 1 : undefined,
  keyAt: (at) => words[at]!.slice(0, 2),
});

/** A text as a row of letters. */
export const rowOfLetters = (text: string): Row => ({
  length: text.length,
  endOf: (word, _, at) => (text.startsWith(word, at) ? at + word.length : undefined),
  keyAt: (at) => text.charAt(at),
});

/** Reads a phrase: words, `~` for a gap, `~~` for a wide one, `word*` for one that may go on, `(a|b|)` for a choice. */
function parse(written: string, isUnspaced: boolean): Phrase {
  const tokens = written.match(/[()|]|~~?|[^()|~\s]+/g) ?? [];
  let at = 0;
  const sequence = (): Part[] => {
    const parts: Part[] = [];
    for (; at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')'; at += 1) {
      const token = tokens[at]!;
      if (token.startsWith('~')) parts.push({ gap: isUnspaced ? gaps.letters : token === '~' ? gaps.words : gaps.manyWords });
      else if (token === '(') parts.push({ ways: choice() });
      else parts.push({ word: token.replace('*', ''), goesOn: token.endsWith('*') });
    }
    return parts;
  };
  const choice = (): Part[][] => {
    const ways: Part[][] = [];
    do {
      at += 1;
      ways.push(sequence());
    } while (tokens[at] === '|');
    return ways;
  };
  const parts = sequence();
  const last = parts.findLastIndex((part) => !('gap' in part));
  return parts.slice(0, last + 1);
}

/** All places where a phrase may end that begins at one of some. Places are few, so this takes no longer than the text and the phrase are long. */
function endsOf(phrase: Phrase, row: Row, starts: ReadonlySet<number>): ReadonlySet<number> {
  let places = starts;
  for (const part of phrase) {
    const next = new Set<number>();
    if ('ways' in part) for (const way of part.ways) for (const end of endsOf(way, row, places)) next.add(end);
    for (const at of places) {
      if ('gap' in part) for (let end = at; end <= Math.min(at + part.gap, row.length); end += 1) next.add(end);
      if (!('word' in part)) continue;
      const end = row.endOf(part.word, part.goesOn, at);
      if (end !== undefined) next.add(end);
    }
    if (next.size === 0) return next;
    places = next;
  }
  return places;
}

/** The words that a phrase may begin with, and whether it may begin with none of them. */
function firstsOf(phrase: Phrase): { words: string[]; isOpen: boolean } {
  const words: string[] = [];
  for (const part of phrase) {
    if ('gap' in part) continue;
    if ('word' in part) return { words: [...words, part.word], isOpen: false };
    const ways = part.ways.map(firstsOf);
    words.push(...ways.flatMap((way) => way.words));
    if (ways.every((way) => !way.isOpen)) return { words, isOpen: false };
  }
  return { words, isOpen: true };
}

/** Phrases with what they mean, found in a text by how they begin. */
export class PhraseBook<Meaning> {
  readonly #isUnspaced: boolean;
  readonly #byKey = new Map<string, Array<readonly [Phrase, Meaning]>>();

  constructor(isUnspaced: boolean) {
    this.#isUnspaced = isUnspaced;
  }

  /** Adds phrases that are divided by `;`, in words that are folded as the texts will be. */
  add(written: string, meaning: Meaning): void {
    for (const each of written.split(';').filter((phrase) => phrase.trim() !== '')) {
      const phrase = parse(each, this.#isUnspaced);
      const keys = new Set(firstsOf(phrase).words.map((word) => word.slice(0, this.#isUnspaced ? 1 : 2)));
      for (const key of keys) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), [phrase, meaning]]);
    }
  }

  /** The meanings of all phrases in a text, in its order. */
  *findIn(row: Row): Generator<Meaning> {
    for (let at = 0; at < row.length; at += 1) {
      const start = new Set([at]);
      for (const [phrase, meaning] of this.#byKey.get(row.keyAt(at)) ?? []) if (endsOf(phrase, row, start).size > 0) yield meaning;
    }
  }
}
