import MiniSearch from 'minisearch';
import type { Passage } from './passages.ts';
import { isFaint, type TermsOf } from './terms.ts';
import type { Terms, Vocabulary } from './vocabulary.ts';

/** A passage that was found, and how well it covers the question: shares from 0 to 1 of the weight of its words. */
export interface Found {
  readonly passage: Passage;
  /** Words of the question that the passage is about or says. */
  readonly covered: number;
  /** Words of the question that the passage is about. */
  readonly about: number;
  /** Whether its title has the rarest word of the question. */
  readonly isTitled: boolean;
}

const bodyShare = 0.75;
const candidates = 40;

export const termsOfPassage = ({ topic, body }: Passage, termsOf: TermsOf): Terms => ({
  topic: new Set(termsOf(topic)),
  body: new Set(termsOf(body)),
});

/**
 * Finds slides, lessons and topics by MiniSearch and then asks how much of the question each one covers, every word weighing as much as it is rare. A plain ranking always
 * has a first place, however little it fits; coverage knows when it does not know.
 */
export class Search {
  readonly #index: MiniSearch<Passage>;
  readonly #passages: readonly Passage[];
  readonly #terms: readonly Terms[];
  readonly #vocabulary: Vocabulary;

  constructor(passages: readonly Passage[], terms: readonly Terms[], vocabulary: Vocabulary) {
    this.#passages = passages;
    this.#terms = terms;
    this.#vocabulary = vocabulary;
    this.#index = new MiniSearch<Passage>({
      fields: ['topic', 'body'],
      tokenize: vocabulary.termsOf,
      processTerm: (term) => term,
      searchOptions: { boost: { topic: 3 }, combineWith: 'OR' },
    });
    this.#index.addAll(passages);
  }

  /** How often the words of a question occur in a text. */
  occurrences(text: string, question: string): number {
    const terms = new Set(this.#vocabulary.understand(question)?.filter((term) => !isFaint(term)) ?? []);
    return this.#vocabulary.termsOf(text).filter((term) => terms.has(term)).length;
  }

  /** Passages by how much of the question they cover, best first; none when a word of the question is unknown. */
  find(question: string): Found[] {
    const terms = this.#vocabulary.understand(question);
    const rarest = terms && this.#vocabulary.rarestOf(terms);
    if (!terms || rarest === undefined) return [];
    const total = this.#vocabulary.weightOf(terms);
    const share = (held: readonly string[]): number => this.#vocabulary.weightOf(held) / total;
    return this.#index
      .search(terms.join(' '), { tokenize: (text) => text.split(' ') })
      .slice(0, candidates)
      .map(({ id, score }) => {
        const passage = this.#passages[id as number]!;
        const { topic, body } = this.#terms[id as number]!;
        const about = share(terms.filter((term) => topic.has(term)));
        const said = share(terms.filter((term) => !topic.has(term) && body.has(term))) * bodyShare;
        return {
          passage,
          covered: about + said,
          about,
          isTitled: this.#vocabulary.termsOf(passage.title).includes(rarest),
          score,
        };
      })
      .toSorted((a, b) => b.covered - a.covered || b.score - a.score);
  }
}
