import { Asks, knownOf, termsOfKnown } from './asks.ts';
import { type Knowledge, type Passage, passagesOf, type TutorLesson } from './passages.ts';
import { Search, termsOfPassage } from './search.ts';
import { SpellingBook } from './spelling.ts';
import { Vocabulary } from './vocabulary.ts';

/** All that the tutor can look things up in. Built once, when the process starts. */
export class Library {
  readonly explanations: Knowledge['explanations'];
  readonly lessons: ReadonlyMap<string, TutorLesson>;
  readonly vocabulary: Vocabulary;
  readonly asks: Asks;
  readonly search: Search;
  readonly spelling: SpellingBook;

  constructor(knowledge: Knowledge) {
    const { passages, lessons } = passagesOf(knowledge);
    const known = knownOf(knowledge);
    const terms = passages.map(termsOfPassage);
    this.explanations = knowledge.explanations;
    this.lessons = lessons;
    this.vocabulary = new Vocabulary([...known.map(termsOfKnown), ...terms]);
    this.asks = new Asks(known, this.vocabulary);
    this.search = new Search(passages, terms, this.vocabulary);
    this.spelling = new SpellingBook(
      knowledge,
      passages.map(({ topic, body }: Passage) => `${topic} ${body}`),
    );
  }
}
