import type { TutorKnowledge } from './knowledge.ts';
import { phrases } from './sentences/phrases.ts';
import { endMarks, isSlip } from './words.ts';

const asked =
  /^(?:how (?:do|can|would|should) (?:you|u|i|we|they) (?:spell|write the word)|(?:can|could) you spell|spell|how is|what is the spelling of|(?:the )?(?:correct )?spelling of|what(?:'s| is) the (?:right|correct) (?:way to spell|spelling (?:of|for)))\s+(?:the word |the name )?["'“”]?([a-z][a-z'’]*)["'“”]?(?: spelled| correctly| right| please)*$/;
const shortestToMend = 4;

/** Tells how a word is spelled: one that stands in the lessons, or that children often ask for. */
export class SpellingBook {
  readonly #words = new Map<string, string>();
  readonly #misspellings: ReadonlyMap<string, string>;

  constructor(
    {
      explanations,
      facts,
      spelledWords,
      misspellings,
    }: Pick<TutorKnowledge, 'explanations' | 'facts' | 'spelledWords' | 'misspellings'>,
    texts: readonly string[],
  ) {
    this.#misspellings = misspellings;
    const said = [
      ...explanations.map(({ young, older }) => `${young} ${older}`),
      ...facts.map(({ says }) => says),
      ...texts,
    ];
    // Inside a sentence a capital letter belongs to the word.
    for (const text of said)
      for (const [word] of text.matchAll(/(?<=[a-z,] )[A-Z]?[a-z]{2,}(?![\w'’-])/g))
        if (!this.#words.has(word.toLowerCase())) this.#words.set(word.toLowerCase(), word);
    for (const word of [...spelledWords, ...misspellings.values()]) this.#words.set(word.toLowerCase(), word);
  }

  /** The word that is meant by one that may be misspelled; undefined when that is not sure. */
  #meant(typed: string): string | undefined {
    const right = this.#words.get(typed) ?? this.#misspellings.get(typed);
    if (right !== undefined || typed.length < shortestToMend) return right;
    const near = [...this.#words].filter(([word]) => word[0] === typed[0] && isSlip(word, typed));
    return near.length === 1 ? near[0]?.[1] : undefined;
  }

  /** The spelling that a message asks for, as a sentence; undefined for another question, or a word that is not known. */
  answer(message: string): string | undefined {
    const [, typed] = asked.exec(message.toLowerCase().replace(/[’]/g, "'").replace(endMarks, '').trim()) ?? [];
    const word = typed === undefined ? undefined : this.#meant(typed);
    return word === undefined ? undefined : phrases.spelled(word, word.split('').join('-'));
  }
}
