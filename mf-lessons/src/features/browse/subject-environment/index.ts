/** Step 2 of `/k12-platform`: the learning environment of a subject. */
export { SubjectEnvironment } from './components/subject-environment.tsx';
