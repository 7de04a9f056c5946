import { defineArea } from '@grove/platform';
import { routes } from './routes.ts';

export const area = defineArea({
  name: 'mf-adventures',
  routes,
  pages: {
    adventures: async () =>
      (await import(/* webpackChunkName: "page-adventures" */ './pages/adventures-page.tsx')).AdventuresPage,
    adventure: async () =>
      (await import(/* webpackChunkName: "page-adventure" */ './pages/adventure-page.tsx')).AdventurePage,
  },
});
