import type { AreaRoute } from '@grove/contracts';

export const routes = [
  { id: 'adventures', pattern: '/adventures', prerender: true, reads: ['/api/adventures'], place: 'night' },
  {
    id: 'adventure',
    pattern: '/adventure/:id',
    example: '/adventure/1',
    prerender: false,
    reads: ['/api/adventures/:id', '/api/adventures/:id/scenes'],
    place: 'night',
  },
] as const satisfies readonly AreaRoute[];
