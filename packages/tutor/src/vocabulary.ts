import { isFaint, type TermsOf } from './terms.ts';
import { isSlip } from './words.ts';

const faintShare = 0.25;
const shortestSlip = 5;

/** A text of the tutor: its terms, and those of them by which it may be asked for. */
export interface Terms {
  readonly topic: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
}

/** The words that the tutor knows, and how rare each one is: the rarer, the more it tells what a question is about. */
export class Vocabulary {
  readonly #counts = new Map<string, number>();
  readonly #topics = new Map<string, string[]>();
  readonly #size: number;
  /** The terms by which texts and questions are compared. */
  readonly termsOf: TermsOf;
  #last: { readonly question: string; readonly terms: readonly string[] | undefined } = {
    question: '',
    terms: undefined,
  };

  constructor(texts: readonly Terms[], termsOf: TermsOf) {
    this.termsOf = termsOf;
    this.#size = texts.length;
    const topics = new Set<string>();
    const count = (term: string) => this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    for (const { topic, body } of texts) {
      for (const term of topic) topics.add(term);
      topic.forEach(count);
      for (const term of body) if (!topic.has(term)) count(term);
    }
    for (const term of topics)
      if (term.length >= shortestSlip - 1)
        this.#topics.set(term.slice(0, 1), (this.#topics.get(term.slice(0, 1)) ?? []).concat(term));
  }

  /** The words of a question as the tutor's texts have them, slips of the finger mended. Undefined when a word that carries the topic is unknown, or none is there. */
  understand(question: string): readonly string[] | undefined {
    if (this.#last.question !== question) this.#last = { question, terms: this.#read(question) };
    return this.#last.terms;
  }

  #read(question: string): readonly string[] | undefined {
    const terms = [...new Set(this.termsOf(question))].map((term) =>
      this.#counts.has(term) || isFaint(term) ? term : this.#mend(term),
    );
    const known = terms.flatMap((term) => term ?? []);
    return known.length === terms.length && known.length > 0 ? known : undefined;
  }

  #mend(term: string): string | undefined {
    if (term.length < shortestSlip) return undefined;
    const near = (this.#topics.get(term.slice(0, 1)) ?? []).filter((word) => isSlip(word, term));
    return near.toSorted((a, b) => (this.#counts.get(b) ?? 0) - (this.#counts.get(a) ?? 0))[0];
  }

  weight(term: string): number {
    const rarity = Math.log(1 + this.#size / (this.#counts.get(term) ?? 1));
    return isFaint(term) ? rarity * faintShare : rarity;
  }

  weightOf(terms: Iterable<string>): number {
    let sum = 0;
    for (const term of terms) sum += this.weight(term);
    return sum;
  }

  rarestOf(terms: readonly string[]): string | undefined {
    return terms.toSorted((a, b) => this.weight(b) - this.weight(a))[0];
  }

  /** The share of a question's words, by weight, that a text holds. */
  covers(text: string, question: string): number {
    const terms = this.understand(question) ?? [];
    const held = new Set(this.termsOf(text));
    const total = this.weightOf(terms);
    return total > 0 ? this.weightOf(terms.filter((term) => held.has(term))) / total : 0;
  }
}
