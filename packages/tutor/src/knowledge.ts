import {
  type Content,
  type Explanation,
  explanationsOf,
  type Fact,
  factsOf,
  greetingsOf,
  levelPersonasOf,
  misspellingsOf,
  type Persona,
  subjectPersonasOf,
} from '@grove/content/tutor-model';
import type { CurriculumItem, EnhancedLesson, LessonSource } from '@grove/contracts';

/** What a tutor knows: lessons, the topics of the curriculum, what it explains in words of its own, and how its teachers talk. */
export interface TutorKnowledge {
  readonly explanations: readonly Explanation[];
  readonly facts: readonly Fact[];
  /** The level teachers as they talk, by level. */
  readonly levelPersonas: readonly Persona[];
  /** The subject teachers as they talk, in the order of the tabs. */
  readonly subjectPersonas: readonly Persona[];
  /** Greetings in small letters, and their language. */
  readonly greetings: ReadonlyMap<string, string>;
  /** Words that mean the same to a child who asks; the first of each group stands for all. */
  readonly wordGroups: readonly (readonly string[])[];
  /** Words that children often ask the spelling of, and the right word for each way in which they misspell one. */
  readonly spelledWords: readonly string[];
  readonly misspellings: ReadonlyMap<string, string>;
  readonly lessons: readonly LessonSource[];
  readonly enhancedLessons: readonly EnhancedLesson[];
  readonly items: readonly CurriculumItem[];
}

/** All that a tutor can know of a release of content, the sample lesson of the player included. */
export const knowledgeOf = (content: Content): TutorKnowledge => ({
  explanations: explanationsOf(content),
  facts: factsOf(content),
  levelPersonas: levelPersonasOf(content),
  subjectPersonas: subjectPersonasOf(content),
  greetings: greetingsOf(content),
  wordGroups: content.words.groups,
  spelledWords: content.words.spelled,
  misspellings: misspellingsOf(content),
  lessons: [...content.lessons, content.sampleLesson],
  enhancedLessons: content.enhancedLessons,
  items: content.grades.flatMap(({ topics }) => topics),
});
