/** Six subjects as tabs, each with its teacher and lessons. */
export { CurriculumSide } from './components/curriculum-side.tsx';
export { moveTo } from './components/move-to.ts';
export { SubjectTabs } from './components/subject-tabs.tsx';
export { type EnhancedSubject, enhancedSubjects } from './model/enhanced-subjects.ts';
export { useEnhancedSubject } from './state/use-enhanced-subject.ts';
