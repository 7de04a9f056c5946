export { placementQuestions } from '../generated/placement-questions.ts';
export type { PlacementQuestion } from './model/parts.ts';
export { placementSubjects, type PlacementSubject } from './vocabulary.ts';
