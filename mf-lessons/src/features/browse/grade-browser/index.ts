/** Step 1 of `/k12-platform`: the subjects of a grade, their curriculum, their lessons. */
export { GradeBrowser } from './components/grade-browser.tsx';
export { GradeRow } from './components/grade-row.tsx';
