/** Practice Mode: questions that come again until they are known. */
export { PracticeScreen } from './components/practice-screen.tsx';
export { scopeKey } from './model/scope.ts';
export { useNamedQuestions, usePracticeLog } from './state/practice-log.ts';
