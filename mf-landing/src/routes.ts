import type { AreaRoute } from '@grove/contracts';

const people = ['/api/learning-levels', '/api/ai-teachers'];

/** The routes that this area owns: plain data, which the build copies into `area.json`. */
export const routes = [
  {
    id: 'home',
    pattern: '/',
    prerender: true,
    reads: people,
    content: ['levels'],
    ownNavigation: true,
    place: 'grove',
  },
  { id: 'levels', pattern: '/levels', prerender: true, reads: people, content: ['levels'], place: 'grove' },
  { id: 'level', pattern: '/level/:id', example: '/level/2', prerender: false, reads: people, content: ['levels'] },
  {
    id: 'demo',
    pattern: '/demo',
    prerender: true,
    reads: [],
    content: ['demo', 'levels', 'teachers'],
    place: 'forest',
  },
  {
    id: 'teacher',
    pattern: '/teacher/:id',
    example: '/teacher/2',
    prerender: false,
    reads: people,
    content: ['demo', 'levels'],
  },
] as const satisfies readonly AreaRoute[];
