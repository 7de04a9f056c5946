/** The lesson view of `/k12-platform`: film, exercises, completion. */
export { K12Lesson } from './components/k12-lesson.tsx';
