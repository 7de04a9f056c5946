import type { PageSet } from '@grove/contracts';

const route = (id: string, pattern: string, more: { ownNavigation?: boolean; place?: string } = {}) => ({
  id,
  pattern,
  title: `Title of ${id}`,
  ownNavigation: false,
  files: [],
  ...more,
});

/** A small release set for the shell's own tests. */
export const testSet: PageSet = {
  id: 'test',
  shell: '1',
  areas: [
    {
      name: 'mf-landing',
      version: '1',
      base: '/areas/mf-landing/1/',
      entry: 'remoteEntry.js',
      routes: [
        route('home', '/', { ownNavigation: true, place: 'grove' }),
        route('level', '/level/:id', { place: 'forest' }),
        route('all-levels', '/level/all'),
      ],
    },
    {
      name: 'mf-chat',
      version: '1',
      base: '/areas/mf-chat/1/',
      entry: 'remoteEntry.js',
      routes: [route('chat', '/ai-chat')],
    },
  ],
};
