import type { AreaRoute } from '@grove/contracts';

export const routes = [
  {
    id: 'curriculum',
    pattern: '/curriculum',
    prerender: true,
    query: ['subject'],
    reads: [],
    content: ['matrix'],
    place: 'meadow',
  },
  {
    id: 'lessons',
    pattern: '/lessons/:grade/:subject',
    example: '/lessons/Grade%203/Math',
    prerender: false,
    reads: [],
    content: ['catalogue', 'levels', 'matrix', 'teachers'],
  },
  {
    id: 'enhanced-lesson',
    pattern: '/lesson/enhanced/:lessonId',
    example: '/lesson/enhanced/science-energy-circuits',
    prerender: false,
    reads: [],
    content: ['enhanced-lessons', 'films', 'sample-lesson', 'teachers'],
    ownNavigation: true,
  },
  {
    id: 'lesson',
    pattern: '/lesson/:levelId/:lessonId',
    example: '/lesson/3/g3-fair-tests',
    prerender: false,
    reads: ['/api/lessons/:lessonId/enhanced'],
    content: ['films', 'sample-lesson', 'teachers'],
    ownNavigation: true,
  },
  {
    id: 'enhanced-curriculum',
    pattern: '/enhanced-curriculum',
    prerender: true,
    query: ['subject'],
    reads: [],
    content: ['enhanced', 'teachers'],
    place: 'forest',
  },
  { id: 'practice', pattern: '/practice', prerender: false, reads: [], content: ['catalogue', 'levels', 'teachers'] },
  {
    id: 'k12-platform',
    pattern: '/k12-platform',
    prerender: true,
    query: ['grade', 'subject', 'lesson', 'mode', 'view'],
    reads: ['/api/subjects'],
    content: ['catalogue', 'films', 'teachers'],
    place: 'forest',
  },
  {
    id: 'progress',
    pattern: '/progress/:levelId',
    example: '/progress/3',
    prerender: false,
    reads: [],
    content: ['catalogue', 'enhanced', 'levels', 'sample-dashboard', 'teachers'],
  },
  {
    id: 'achievements',
    pattern: '/achievements',
    prerender: false,
    reads: [],
    content: ['catalogue'],
    place: 'meadow',
  },
] as const satisfies readonly AreaRoute[];

/** Names of the widgets that this area offers; their props are in `@grove/contracts`. */
export const widgets = ['placement'] as const;
