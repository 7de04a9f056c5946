export { problemOf } from './problems.ts';
export { slowMs, stateOf, withStates, type ChosenStates, type ReadState } from './read-states.ts';
export { emptyAnswer } from './state-answers.ts';
export { mockService } from './mock-service.ts';
export { switchesHiddenKey } from './switches-hidden-key.ts';
