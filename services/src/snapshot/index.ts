export { type Answer, type AnswerSource, AnswerStore } from './answer-store.ts';
export { FastReads } from './fast-reads.ts';
export { type PreparedAnswer, sendAnswer } from './prepared-answer.ts';
export { routePath } from './read-address.ts';
export { SnapshotModule } from './snapshot.module.ts';
