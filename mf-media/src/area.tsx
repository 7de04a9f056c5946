import { defineArea } from '@grove/platform';
import { routes } from './routes.ts';

export const area = defineArea({
  name: 'mf-media',
  routes,
  pages: {
    'video-gallery': async () =>
      (await import(/* webpackChunkName: "page-video-gallery" */ './pages/video-gallery-page.tsx')).VideoGalleryPage,
  },
  widgets: {
    'mf-media/player': async () =>
      (await import(/* webpackChunkName: "widget-player" */ './widgets/player.tsx')).Player,
    'mf-media/ambient': async () =>
      (await import(/* webpackChunkName: "widget-ambient" */ './widgets/ambient.tsx')).Ambient,
  },
  content: { 'mf-media/player': ['films'] },
});
