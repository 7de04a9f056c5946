import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';

const file = (path: string) => ({ path, bytes: 1, integrity: `sha384-${Buffer.from(path).toString('base64')}` });

const area = (name: AreaDescriptor['name'], routes: AreaDescriptor['routes']): AreaDescriptor => ({
  name,
  version: '1.2.3',
  contract: 1,
  entry: 'remoteEntry.js',
  routes,
  widgets: [],
  shared: {},
  files: ['remoteEntry.js', 'js/area.js', 'js/page.js', 'css/page.css'].map(file),
});

const route = (
  id: string,
  pattern: string,
  prerender: boolean,
  more: Partial<AreaDescriptor['routes'][number]> = {},
): AreaDescriptor['routes'][number] => ({
  id,
  pattern,
  title: `The ${id} <page>`,
  prerender,
  reads: [],
  ownNavigation: false,
  files: ['remoteEntry.js', 'js/area.js', 'js/page.js', 'css/page.css'],
  ...more,
});

/** A release set for delivery's own tests: two areas, three routes. */
export const testRelease: ReleaseSet = {
  id: 'set-1',
  contract: 1,
  author: 'test',
  createdAt: '2025-01-01T00:00:00.000Z',
  reason: 'test',
  shell: {
    name: 'shell',
    version: '9.9.9',
    contract: 1,
    scripts: ['js/main.js'],
    styles: ['css/main.css'],
    preloads: ['media/nunito.woff2'],
    shared: {},
    files: ['js/main.js', 'css/main.css', 'media/nunito.woff2', 'media/icon.1.svg'].map(file),
  },
  areas: [
    area('mf-landing', [
      route('home', '/', true, { reads: ['/api/learning-levels'], place: 'grove' }),
      route('level', '/level/:id', false),
    ]),
    area('mf-lessons', [route('all', '/level/all', true, { query: ['grade'] })]),
  ],
};
