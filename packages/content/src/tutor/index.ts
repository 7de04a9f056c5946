export { anywhere, crisisLines, elsewhere, sharesEuropeanLines, type CrisisLines } from './crisis-lines.ts';
export { explanations } from './explanations/index.ts';
export type { Explanation } from './explanations/explanation.ts';
export { levelPersonas } from './level-personas.ts';
export { replyLimits, type Band, type Persona, type TalkKind } from './persona.ts';
export { phrases } from './phrases.ts';
export { crisisAnswers, crisisCategories, refusalAnswers, type CrisisCategory, type RefusalCategory } from './safety-answers.ts';
export { subjectPersonas } from './subject-personas.ts';
export { wordGroups } from './word-groups.ts';
