import type { AreaRoute } from '@grove/contracts';

export const routes = [
  {
    id: 'ai-chat',
    pattern: '/ai-chat',
    prerender: true,
    query: ['teacherId'],
    reads: ['/api/ai-teachers'],
    content: ['levels', 'teachers'],
    place: 'forest',
  },
] as const satisfies readonly AreaRoute[];

/** Names of the widgets that this area offers; their props are in `@grove/contracts`. */
export const widgets = ['ask-teacher'] as const;
