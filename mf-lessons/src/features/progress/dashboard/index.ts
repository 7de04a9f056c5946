/** The progress dashboard of a level. */
export { Dashboard } from './components/dashboard.tsx';
export { LevelPath } from './components/level-path.tsx';
export { NextLesson } from './components/next-lesson.tsx';
export type { DashboardLevel } from './model/level.ts';
export { useDashboardLevel } from './state/use-dashboard-level.ts';
