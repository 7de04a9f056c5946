/** Six subjects as tabs, each with its teacher and lessons. */
export { EnhancedCurriculum } from './components/enhanced-curriculum.tsx';
