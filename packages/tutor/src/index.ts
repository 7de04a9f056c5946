export { leaksKey } from './key-leak.ts';
export { workOut } from './mathematics/work-out.ts';
export { knowledgeOf, type TutorKnowledge } from './knowledge.ts';
export type { Random, Slide, TutorMemory } from './turn.ts';
export { createTutor, type Tutor } from './tutor.ts';
