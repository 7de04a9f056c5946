import { content } from '../../generated/content.ts';
import {
  explanationsOf,
  factsOf,
  greetingsOf,
  levelPersonasOf,
  misspellingsOf,
  subjectPersonasOf,
} from '../model/tutor-views.ts';

export type { Check, Explanation } from './explanation.ts';
export type { Fact } from './fact.ts';
export { replyLimits, type Persona, type TalkKind } from './persona.ts';

/** What the teachers know and how they talk, in the order in which it is tried. */
export const explanations = explanationsOf(content);
export const facts = factsOf(content);
export const levelPersonas = levelPersonasOf(content);
export const subjectPersonas = subjectPersonasOf(content);
export const greetings = greetingsOf(content);
export const misspellings = misspellingsOf(content);

/** Hard or common words that children ask how to spell, beside those in the lessons. */
export const spelledWords = content.words.spelled;

/** Words that mean the same to a child who asks; the first of each group stands for all. */
export const wordGroups = content.words.groups;
