import { defineArea } from '@grove/platform';
import { routes } from './routes.ts';

export const area = defineArea({
  name: 'mf-lessons',
  routes,
  pages: {
    curriculum: async () =>
      (await import(/* webpackChunkName: "page-curriculum" */ './pages/curriculum-page.tsx')).CurriculumPage,
    lessons: async () => (await import(/* webpackChunkName: "page-lessons" */ './pages/lessons-page.tsx')).LessonsPage,
    'enhanced-lesson': async () =>
      (await import(/* webpackChunkName: "page-enhanced-lesson" */ './pages/enhanced-lesson-page.tsx'))
        .EnhancedLessonPage,
    lesson: async () => (await import(/* webpackChunkName: "page-lesson" */ './pages/lesson-page.tsx')).LessonPage,
    'enhanced-curriculum': async () =>
      (await import(/* webpackChunkName: "page-enhanced-curriculum" */ './pages/enhanced-curriculum-page.tsx'))
        .EnhancedCurriculumPage,
    'k12-platform': async () =>
      (await import(/* webpackChunkName: "page-k12-platform" */ './pages/k12-platform-page.tsx')).K12PlatformPage,
    practice: async () =>
      (await import(/* webpackChunkName: "page-practice" */ './pages/practice-page.tsx')).PracticePage,
    progress: async () =>
      (await import(/* webpackChunkName: "page-progress" */ './pages/progress-page.tsx')).ProgressPage,
    achievements: async () =>
      (await import(/* webpackChunkName: "page-achievements" */ './pages/achievements-page.tsx')).AchievementsPage,
  },
  widgets: {
    'mf-lessons/placement': async () =>
      (await import(/* webpackChunkName: "widget-placement" */ './widgets/placement.tsx')).PlacementWidget,
  },
  content: { 'mf-lessons/placement': ['levels', 'placement', 'teachers'] },
});
