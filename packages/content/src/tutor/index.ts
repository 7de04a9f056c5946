export { anywhere, crisisLines, elsewhere, sharesEuropeanLines, type CrisisLines } from './crisis-lines.ts';
export { explanations } from './explanations/index.ts';
export type { Check, Explanation } from './explanations/explanation.ts';
export type { Fact } from './facts/fact.ts';
export { facts } from './facts/index.ts';
export { misspellings, spelledWords } from './facts/spelling.ts';
export { greetings } from './facts/words-and-time.ts';
export { hazardCare, hazards, type Hazard } from './hazards.ts';
export { languages, type Help, type Language } from './languages/index.ts';
export { levelPersonas } from './level-personas.ts';
export { replyLimits, type Persona, type TalkKind } from './persona.ts';
export { phrases } from './phrases.ts';
export {
  crisisAnswers,
  crisisCategories,
  refusalAnswers,
  type CrisisCategory,
  type RefusalCategory,
} from './safety-answers.ts';
export { subjectPersonas } from './subject-personas.ts';
export { unscreenedAnswers } from './unscreened-answers.ts';
export { wordGroups } from './word-groups.ts';
export { workings } from './workings/index.ts';
