/** The learning path of a grade and subject. */
export { LessonList } from './components/lesson-list.tsx';
export { PathGround } from './components/path-ground.tsx';
export { PathLinks } from './components/path-links.tsx';
export { topicOf } from './model/topic.ts';
export { useLessonsAddress } from './state/use-lessons-address.ts';
