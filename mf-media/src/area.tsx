import { defineArea } from '@grove/platform';
import { routes } from './routes.ts';

export const area = defineArea({
  name: 'mf-media',
  routes,
  pages: {
    'video-gallery': async () => (await import(/* webpackChunkName: "page-video-gallery" */ './pages/video-gallery-page.tsx')).VideoGalleryPage,
  },
});
