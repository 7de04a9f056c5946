import type { AreaRoute } from '@grove/contracts';

export const routes = [
  { id: 'curriculum', pattern: '/curriculum', prerender: true, reads: [], place: 'meadow' },
  { id: 'lessons', pattern: '/lessons/:grade/:subject', prerender: false, reads: [] },
] as const satisfies readonly AreaRoute[];
