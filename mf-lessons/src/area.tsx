import { defineArea } from '@grove/platform';
import { routes } from './routes.ts';

export const area = defineArea({
  name: 'mf-lessons',
  routes,
  pages: {
    curriculum: async () => (await import(/* webpackChunkName: "page-curriculum" */ './pages/curriculum-page.tsx')).CurriculumPage,
    lessons: async () => (await import(/* webpackChunkName: "page-lessons" */ './pages/lessons-page.tsx')).LessonsPage,
    'enhanced-lesson': async () => (await import(/* webpackChunkName: "page-enhanced-lesson" */ './pages/enhanced-lesson-page.tsx')).EnhancedLessonPage,
    lesson: async () => (await import(/* webpackChunkName: "page-lesson" */ './pages/lesson-page.tsx')).LessonPage,
    'enhanced-curriculum': async () => (await import(/* webpackChunkName: "page-enhanced-curriculum" */ './pages/enhanced-curriculum-page.tsx')).EnhancedCurriculumPage,
  },
});
