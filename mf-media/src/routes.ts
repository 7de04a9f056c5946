import type { AreaRoute } from '@grove/contracts';

export const routes = [
  {
    id: 'video-gallery',
    pattern: '/video-gallery',
    prerender: true,
    query: ['search', 'grade', 'subject'],
    reads: ['/api/video-assets'],
    content: ['films'],
    place: 'valley',
  },
] as const satisfies readonly AreaRoute[];

/** Names of the widgets that this area offers; their props are in `@grove/contracts`. */
export const widgets = ['player', 'ambient'] as const;
