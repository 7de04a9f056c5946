interface Word {
  readonly word: string;
  /** Whether it is only how a word begins. */
  readonly goesOn: boolean;
}

/** A part of a phrase: a word, room for some others, or a choice of ways. */
type Part = Word | { readonly gap: number } | { readonly ways: ReadonlyArray<readonly Part[]> };
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
  endOf: (word, goesOn, at) => ((goesOn ? words[at]?.startsWith(word) : words[at] === word) ? at + 1 : undefined),
  keyAt: (at) => words[at]!.slice(0, 2),
});

/** A text as a row of letters. */
export const rowOfLetters = (text: string): Row => ({
  length: text.length,
  endOf: (word, _, at) => (text.startsWith(word, at) ? at + word.length : undefined),
  keyAt: (at) => text.charAt(at),
});

/** Reads a phrase: words, `~` for a gap, `~~` for a wide one, `word*` for one that may have more letters, `(a|b|)` for a choice. */
function parse(written: string, isUnspaced: boolean): Phrase {
  const tokens = written.match(/[()|]|~~?|[^()|~\s]+/g) ?? [];
  let at = 0;
  const sequence = (): Part[] => {
    const parts: Part[] = [];
    for (; at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')'; at += 1) {
      const token = tokens[at]!;
      if (token.startsWith('~'))
        parts.push({ gap: isUnspaced ? gaps.letters : token === '~' ? gaps.words : gaps.manyWords });
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

/** All places where a phrase may end that begins at one of some. They are few, as gaps are small, so this takes no longer than the phrase is long. */
function endsOf(phrase: Phrase, row: Row, starts: readonly number[]): readonly number[] {
  let places = starts;
  for (const part of phrase) {
    const next: number[] = [];
    const add = (end: number): void => {
      if (!next.includes(end)) next.push(end);
    };
    if ('ways' in part) for (const way of part.ways) endsOf(way, row, places).forEach(add);
    else
      for (const at of places) {
        if ('gap' in part) for (let end = at; end <= at + part.gap && end <= row.length; end += 1) add(end);
        else {
          const end = row.endOf(part.word, part.goesOn, at);
          if (end !== undefined) add(end);
        }
      }
    if (next.length === 0) return next;
    places = next;
  }
  return places;
}

/** The words that a phrase may begin with, and whether it may begin with none of them. */
function firstsOf(phrase: Phrase): { words: Word[]; isOpen: boolean } {
  const words: Word[] = [];
  for (const part of phrase) {
    if ('gap' in part) continue;
    if ('word' in part) return { words: [...words, part], isOpen: false };
    const ways = part.ways.map(firstsOf);
    words.push(...ways.flatMap((way) => way.words));
    if (ways.every((way) => !way.isOpen)) return { words, isOpen: false };
  }
  return { words, isOpen: true };
}

/** A phrase with one of the words that it may begin with, and what it means. */
interface Entry<Meaning> {
  readonly first: Word;
  readonly phrase: Phrase;
  readonly meaning: Meaning;
}

/** Phrases with what they mean, found in a text by how they begin. */
export class PhraseBook<Meaning> {
  readonly #isUnspaced: boolean;
  readonly #byKey = new Map<string, Array<Entry<Meaning>>>();

  constructor(isUnspaced: boolean) {
    this.#isUnspaced = isUnspaced;
  }

  /** Adds phrases that are divided by `;`, in words that are folded as the texts will be. */
  add(written: string, meaning: Meaning): void {
    for (const each of written.split(';').filter((phrase) => phrase.trim() !== '')) {
      const phrase = parse(each, this.#isUnspaced);
      for (const first of firstsOf(phrase).words) {
        const key = first.word.slice(0, this.#isUnspaced ? 1 : 2);
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), { first, phrase, meaning }]);
      }
    }
  }

  /** The meanings of all phrases in a text, in its order. */
  *findIn(row: Row): Generator<Meaning> {
    for (let at = 0; at < row.length; at += 1) {
      const entries = this.#byKey.get(row.keyAt(at));
      if (!entries) continue;
      const start = [at];
      for (const { first, phrase, meaning } of entries)
        if (row.endOf(first.word, first.goesOn, at) !== undefined && endsOf(phrase, row, start).length > 0)
          yield meaning;
    }
  }
}
