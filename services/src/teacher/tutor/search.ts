import MiniSearch from 'minisearch';
import type { Passage } from './passages.ts';
import { isFaint, isSlip, termsOf } from './words.ts';

/** A passage that was found, and how well it covers the question: shares from 0 to 1 of the weight of its words. */
export interface Found {
  readonly passage: Passage;
  /** Words of the question that the passage is about or says. */
  readonly covered: number;
  /** Words of the question that the passage is about. */
  readonly about: number;
  /** Whether it holds the rarest word of the question. */
  readonly hasRarest: boolean;
}

interface Terms {
  readonly topic: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
}

const bodyShare = 0.75;
const faintShare = 0.25;
const candidates = 40;
const shortestSlip = 6;

/**
 * Finds passages by MiniSearch and then asks how much of the question each one covers, every word weighing as much as it is rare (IDF). A plain ranking always has a
 * first place, however little it fits; coverage knows when it does not know.
 */
export class Search {
  readonly #index: MiniSearch<Passage>;
  readonly #passages: readonly Passage[];
  readonly #terms: readonly Terms[];
  readonly #counts = new Map<string, number>();
  readonly #asked = new Map<string, ReadonlySet<string>>();
  #last: { readonly question: string; readonly terms: readonly string[] | undefined } = { question: '', terms: undefined };

  constructor(passages: readonly Passage[]) {
    this.#passages = passages;
    this.#terms = passages.map(({ topic, body }) => ({ topic: new Set(termsOf(topic)), body: new Set(termsOf(body)) }));
    for (const { topic, body } of this.#terms) for (const term of new Set([...topic, ...body])) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    this.#index = new MiniSearch<Passage>({ fields: ['topic', 'body'], tokenize: termsOf, processTerm: (term) => term, searchOptions: { boost: { topic: 3 }, combineWith: 'OR' } });
    this.#index.addAll(passages);
  }

  /** The words of a question as the passages have them, slips of the finger mended. Undefined when a word that carries the topic is unknown, or none is there. */
  #known(question: string): readonly string[] | undefined {
    if (this.#last.question !== question) this.#last = { question, terms: this.#understand(question) };
    return this.#last.terms;
  }

  #understand(question: string): readonly string[] | undefined {
    const terms = [...new Set(termsOf(question))].map((term) => (this.#counts.has(term) || isFaint(term) ? term : this.#mend(term)));
    if (!terms.some((term) => term !== undefined && !isFaint(term))) return terms.every((term) => term !== undefined) && terms.length > 0 ? terms.flatMap((term) => term ?? []) : undefined;
    return terms.every((term) => term !== undefined) ? terms : undefined;
  }

  #mend(term: string): string | undefined {
    if (term.length < shortestSlip) return undefined;
    const near = [...this.#counts].filter(([word]) => word[0] === term[0] && word.length >= shortestSlip - 1 && isSlip(word, term));
    return near.toSorted((a, b) => b[1] - a[1])[0]?.[0];
  }

  #weight(term: string): number {
    const rarity = Math.log(1 + this.#passages.length / (this.#counts.get(term) ?? 1));
    return isFaint(term) ? rarity * faintShare : rarity;
  }

  /** The share of a question's words, by weight, that a text holds. */
  covers(text: string, question: string): number {
    const [terms, held] = [this.#known(question) ?? [], new Set(termsOf(text))];
    const total = terms.reduce((sum, term) => sum + this.#weight(term), 0);
    return total > 0 ? terms.reduce((sum, term) => sum + (held.has(term) ? this.#weight(term) : 0), 0) / total : 0;
  }

  /** How well one way of asking fits a question: the share of the question's words that it has, and of its own words that the question has. */
  likeness(ask: string, question: string): { ofQuestion: number; ofAsk: number } {
    const asked = this.#asked.get(ask) ?? new Set(termsOf(ask));
    this.#asked.set(ask, asked);
    const terms = new Set(this.#known(question) ?? []);
    const sum = (words: Iterable<string>) => [...words].reduce((total, term) => total + this.#weight(term), 0);
    const shared = sum([...terms].filter((term) => asked.has(term)));
    return shared > 0 ? { ofQuestion: shared / sum(terms), ofAsk: shared / sum(asked) } : { ofQuestion: 0, ofAsk: 0 };
  }

  /** How often the words of a question occur in a text. */
  occurrences(text: string, question: string): number {
    const terms = new Set(this.#known(question)?.filter((term) => !isFaint(term)) ?? []);
    return termsOf(text).filter((term) => terms.has(term)).length;
  }

  /** Passages by how much of the question they cover, best first; none when a word of the question is unknown. */
  find(question: string): Found[] {
    const terms = this.#known(question);
    if (!terms) return [];
    const weights = new Map(terms.map((term) => [term, this.#weight(term)]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const rarest = terms.reduce((best, term) => ((weights.get(term) ?? 0) > (weights.get(best) ?? 0) ? term : best));
    const results = this.#index.search(terms.join(' '), { tokenize: (text) => text.split(' ') }).slice(0, candidates);
    const share = (hits: number) => (total > 0 ? hits / total : 0);
    return results
      .map(({ id, score }) => {
        const { topic, body } = this.#terms[id as number]!;
        const about = terms.reduce((sum, term) => sum + (topic.has(term) ? (weights.get(term) ?? 0) : 0), 0);
        const said = terms.reduce((sum, term) => sum + (!topic.has(term) && body.has(term) ? (weights.get(term) ?? 0) * bodyShare : 0), 0);
        return { passage: this.#passages[id as number]!, covered: share(about + said), about: share(about), hasRarest: topic.has(rarest) || body.has(rarest), score };
      })
      .toSorted((a, b) => b.covered - a.covered || b.score - a.score);
  }
}
