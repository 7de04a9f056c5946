/** The progress dashboard of a level. */
export { Dashboard } from './components/dashboard.tsx';
export { LevelPath } from './components/level-path.tsx';
export { NextLesson } from './components/next-lesson.tsx';
export { type DashboardLevel, levelOf } from './model/level.ts';
