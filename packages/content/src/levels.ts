export { levelDetails } from '../generated/level-details.ts';
export { levels } from '../generated/levels.ts';
export { topicHighlights } from '../generated/topic-highlights.ts';
export { levelIdOfGrade } from './level-of-grade.ts';
export type { LevelDetail, LevelTopic } from './model/parts.ts';
export type { Place } from './vocabulary.ts';
