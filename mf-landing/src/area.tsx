import { defineArea } from '@grove/platform';
import { routes } from './routes.ts';
import './translation.ts';

/** The front of the house: landing page, levels, demo and the teachers' profiles. */
export const area = defineArea({
  name: 'mf-landing',
  routes,
  pages: {
    home: async () => (await import(/* webpackChunkName: "page-home" */ './pages/home-page.tsx')).HomePage,
    levels: async () => (await import(/* webpackChunkName: "page-levels" */ './pages/levels-page.tsx')).LevelsPage,
    level: async () => (await import(/* webpackChunkName: "page-level" */ './pages/level-page.tsx')).LevelPage,
    demo: async () => (await import(/* webpackChunkName: "page-demo" */ './pages/demo-page.tsx')).DemoPage,
    teacher: async () => (await import(/* webpackChunkName: "page-teacher" */ './pages/teacher-page.tsx')).TeacherPage,
  },
});
