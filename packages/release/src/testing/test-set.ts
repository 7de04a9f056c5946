import type { AreaDescriptor, AreaName, ReleaseSet } from '@grove/contracts';
import type { FolderFile } from '../checks/files.ts';

const file = (path: string) => ({ path, bytes: 1000, integrity: `sha384-${path}` });

/** An area with one page at the given pattern, which fits into `testSet`. */
export function testArea(name: AreaName, pattern: string, more: Partial<AreaDescriptor> = {}): AreaDescriptor {
  const paths = ['remoteEntry.js', 'js/page.js', 'css/page.css', 'media/picture.svg'];
  return {
    name,
    version: '0.1.0-old',
    contract: 1,
    entry: 'remoteEntry.js',
    routes: [
      {
        id: 'page',
        pattern,
        title: 'A page',
        prerender: true,
        reads: [],
        ownNavigation: false,
        files: paths.slice(0, 3),
      },
    ],
    widgets: [],
    uses: [],
    shared: { react: '^19.3.1', '@grove/platform': '^0.1.0' },
    files: paths.map(file),
    ...more,
  };
}

/** A whole set, as it is served when a release comes. */
export const testSet: ReleaseSet = {
  id: 'set-1',
  contract: 1,
  author: 'Ada',
  createdAt: '2026-01-01T00:00:00.000Z',
  reason: 'the first one',
  shell: {
    name: 'shell',
    version: '0.1.0-shell',
    contract: 1,
    scripts: [],
    styles: [],
    preloads: [],
    shared: { react: '19.3.1', '@grove/platform': '0.1.0' },
    offers: { '@grove/platform': { useRead: 'a1', Widget: 'b2' } },
    files: [],
  },
  areas: [
    testArea('mf-landing', '/'),
    testArea('mf-lessons', '/lesson/:id', { uses: ['mf-chat/ask-teacher'] }),
    testArea('mf-chat', '/ai-chat', { widgets: ['ask-teacher'] }),
  ],
};

/** The folder of a build that is as its descriptor says. */
export const folderOf = ({ files }: Pick<AreaDescriptor, 'files'>): Map<string, FolderFile> =>
  new Map(files.map(({ path, bytes, integrity }) => [path, { bytes, integrity, travelBytes: bytes }]));
