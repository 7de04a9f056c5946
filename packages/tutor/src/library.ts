import { Asks, knownOf, termsOfKnown } from './asks.ts';
import type { TutorKnowledge } from './knowledge.ts';
import { type Passage, passagesOf, type TutorLesson } from './passages.ts';
import { Search, termsOfPassage } from './search.ts';
import { SpellingBook } from './spelling.ts';
import { termsWith } from './terms.ts';
import { Vocabulary } from './vocabulary.ts';

/** All that the tutor can look things up in. Built once for a tutor. */
export class Library {
  readonly explanations: TutorKnowledge['explanations'];
  readonly lessons: ReadonlyMap<string, TutorLesson>;
  readonly vocabulary: Vocabulary;
  readonly asks: Asks;
  readonly search: Search;
  readonly spelling: SpellingBook;

  constructor(knowledge: TutorKnowledge) {
    const { passages, lessons } = passagesOf(knowledge);
    const known = knownOf(knowledge);
    const termsOf = termsWith(knowledge.wordGroups);
    const terms = passages.map((passage) => termsOfPassage(passage, termsOf));
    this.explanations = knowledge.explanations;
    this.lessons = lessons;
    this.vocabulary = new Vocabulary([...known.map((one) => termsOfKnown(one, termsOf)), ...terms], termsOf);
    this.asks = new Asks(known, this.vocabulary);
    this.search = new Search(passages, terms, this.vocabulary);
    this.spelling = new SpellingBook(
      knowledge,
      passages.map(({ topic, body }: Passage) => `${topic} ${body}`),
    );
  }
}
