import type { AreaRoute } from '@grove/contracts';

export const routes = [
  { id: 'curriculum', pattern: '/curriculum', prerender: true, reads: [], place: 'meadow' },
  { id: 'lessons', pattern: '/lessons/:grade/:subject', prerender: false, reads: [] },
  { id: 'enhanced-lesson', pattern: '/lesson/enhanced/:lessonId', prerender: false, reads: [], ownNavigation: true },
  { id: 'lesson', pattern: '/lesson/:levelId/:lessonId', prerender: false, reads: [], ownNavigation: true },
  { id: 'enhanced-curriculum', pattern: '/enhanced-curriculum', prerender: true, reads: [], place: 'forest' },
] as const satisfies readonly AreaRoute[];
