/** The matrix of grades and subjects, drawn as a trail. */
export { SubjectPicker } from './components/subject-picker.tsx';
export { TrailEnd } from './components/trail-end.tsx';
export { TrailStretch } from './components/trail-stretch.tsx';
export { stretchesOf } from './model/trail.ts';
export { useChosenSubject } from './state/use-chosen-subject.ts';
