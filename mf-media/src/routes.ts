import type { AreaRoute } from '@grove/contracts';

export const routes = [{ id: 'video-gallery', pattern: '/video-gallery', prerender: true, reads: ['/api/video-assets'], place: 'valley' }] as const satisfies readonly AreaRoute[];
