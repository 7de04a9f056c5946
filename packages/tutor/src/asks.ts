import type { Explanation, Fact } from '@grove/content/tutor-model';
import { fit, intentOf } from './intent.ts';
import type { TutorKnowledge } from './knowledge.ts';
import type { TermsOf } from './terms.ts';
import type { Terms, Vocabulary } from './vocabulary.ts';

/** What the tutor says in words of its own: an explanation with a check question, or a fact. */
export type Known =
  | { readonly kind: 'explanation'; readonly explanation: Explanation }
  | { readonly kind: 'fact'; readonly fact: Fact };

interface Way {
  readonly terms: ReadonlySet<string>;
  readonly intent: ReturnType<typeof intentOf>;
  readonly known: Known;
  /** Whether what is said holds the words that are asked for. */
  readonly holds: ReadonlySet<string>;
}

/** How much of a question a way of asking has to share, and of its own words the question. */
const enough = { ofQuestion: 0.8, ofAsk: 0.6, ofSameAsk: 0.5 } as const;
/** An explanation that does not name what was asked for stands behind a fact that does. */
const unnamed = 0.8;
/** A person, time, place or number is rather told by a fact. */
const exact = new Set(['who', 'when', 'where', 'count', 'measure']);
const factFirst = 1.05;
/** Words that say what is to be told of something: 'the capital of France' is no answer to 'France', nor the rhymes of 'night' to 'night'. */
const relationWords = [
  'rhyme',
  'opposite',
  'antonym',
  'synonym',
  'another',
  'instead',
  'capital',
  'symbol',
  'group',
  'baby',
  'sound',
  'noise',
  'say',
  'moons',
  'after',
  'before',
  'protons',
  'atomic',
  'plural',
  'tense',
  'invented',
];

const askedOf = (known: Known): readonly string[] =>
  known.kind === 'explanation' ? known.explanation.asks : known.fact.asks;
export const saidBy = (known: Known): string =>
  known.kind === 'explanation' ? `${known.explanation.young} ${known.explanation.older}` : known.fact.says;

/** Everything that can be asked for. Explanations first: where both fit as well, they say more. */
export const knownOf = ({ explanations, facts }: Pick<TutorKnowledge, 'explanations' | 'facts'>): readonly Known[] => [
  ...explanations.map((explanation): Known => ({ kind: 'explanation', explanation })),
  ...facts.map((fact): Known => ({ kind: 'fact', fact })),
];

export const termsOfKnown = (known: Known, termsOf: TermsOf): Terms => ({
  topic: new Set(askedOf(known).flatMap((ask) => termsOf(ask))),
  body: new Set(termsOf(saidBy(known))),
});

/**
 * Finds what was asked for among all the ways of asking: one that has nearly all words of the question, of which the question has most, and that wants to know the same.
 * Sharing a rare word by the way is not enough.
 */
export class Asks {
  readonly #known: readonly Known[];
  readonly #vocabulary: Vocabulary;
  readonly #ways = new Map<string, Way[]>();
  readonly #holds = new Map<Known, ReadonlySet<string>>();
  readonly #relations: ReadonlySet<string>;

  constructor(all: readonly Known[], vocabulary: Vocabulary) {
    this.#known = all;
    this.#vocabulary = vocabulary;
    const { termsOf } = vocabulary;
    this.#relations = new Set(relationWords.flatMap((word) => termsOf(word)));
    for (const known of all) {
      const holds = new Set(termsOf(saidBy(known)));
      if (known.kind === 'explanation') this.#holds.set(known, holds);
      for (const ask of askedOf(known)) {
        const terms = new Set(termsOf(ask));
        const way = { terms, intent: intentOf(ask), known, holds };
        for (const term of terms) this.#waysOf(term).push(way);
      }
    }
  }

  #waysOf(term: string): Way[] {
    const ways = this.#ways.get(term) ?? [];
    this.#ways.set(term, ways);
    return ways;
  }

  /** The best answers to a question, best first. */
  find(question: string): Known[] {
    const terms = this.#vocabulary.understand(question);
    const rarest = terms && this.#vocabulary.rarestOf(terms);
    if (!terms || rarest === undefined) return [];
    const asked = { terms: new Set(terms), rarest, intent: intentOf(question) };
    const best = new Map<Known, number>();
    for (const way of this.#ways.get(rarest) ?? []) {
      const score = this.#score(way, asked);
      if (score > (best.get(way.known) ?? 0)) best.set(way.known, score);
    }
    return [...best].toSorted((a, b) => b[1] - a[1]).map(([known]) => known);
  }

  /** The explanation that speaks of a person, for who wants to hear more than a fact. */
  aboutPerson(question: string): Explanation | undefined {
    const terms = intentOf(question) === 'who' ? (this.#vocabulary.understand(question) ?? []) : [];
    const known = this.#known.find(
      (one) => one.kind === 'explanation' && terms.length > 0 && terms.every((term) => this.#holds.get(one)?.has(term)),
    );
    return known?.kind === 'explanation' ? known.explanation : undefined;
  }

  /** Whether a text says what is to be told of something else. */
  isRelation(text: string): boolean {
    return this.#vocabulary.termsOf(text).some((term) => this.#relations.has(term));
  }

  /** Whether a fact can answer: a yes or no needs its own fact, and what is to be told of something has to be the same. */
  #isOfFact(
    terms: ReadonlySet<string>,
    intent: string,
    asked: { readonly terms: ReadonlySet<string>; readonly intent: string },
  ): boolean {
    return (
      (asked.intent !== 'yes-no' || intent === 'yes-no') &&
      [...this.#relations].every((relation) => terms.has(relation) === asked.terms.has(relation))
    );
  }

  #score(
    { terms, intent, known, holds }: Way,
    asked: { terms: ReadonlySet<string>; rarest: string; intent: Way['intent'] },
  ): number {
    const fits = fit(asked.intent, intent);
    if (fits === 0 || (known.kind === 'fact' && !this.#isOfFact(terms, intent, asked))) return 0;
    const both = [...asked.terms].filter((term) => terms.has(term));
    if (both.every((term) => this.#relations.has(term)) && both.length < asked.terms.size) return 0;
    const shared = this.#vocabulary.weightOf(both);
    const [ofQuestion, ofAsk] = [
      shared / this.#vocabulary.weightOf(asked.terms),
      shared / this.#vocabulary.weightOf(terms),
    ];
    if (ofQuestion < enough.ofQuestion || ofAsk < (asked.intent === intent ? enough.ofSameAsk : enough.ofAsk)) return 0;
    return (
      ofQuestion *
      ofAsk *
      fits *
      this.#preference(known, asked, holds.has(asked.rarest) || intent === 'how' || intent === 'why')
    );
  }

  #preference({ kind }: Known, { intent }: { intent: Way['intent'] }, isNamed: boolean): number {
    return (kind === 'fact' && exact.has(intent) ? factFirst : 1) * (isNamed ? 1 : unnamed);
  }
}
