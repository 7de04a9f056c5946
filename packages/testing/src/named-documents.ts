import path from 'node:path';
import { expect } from '@jest/globals';
import { documents } from '@grove/content/server';
import { matchRoute, type AreaRoute, type ContentDocuments, type DocumentName } from '@grove/contracts';
import type { Area } from '@grove/platform';

/** An area's folder, and the page or widget that a test is about, as in `/grove/mf-chat/src/widgets/ask-teacher.test.tsx`. */
const aboutPart = /^(.*\/(mf-[^/]+)\/src)\/(pages|widgets)\/([^/]+)\.test\.tsx$/;

const { testPath } = expect.getState();
const about = aboutPart.exec(testPath?.split(path.sep).join('/') ?? '');
const content = about && ((await import(`${about[1]}/area.tsx`)) as { area: Area }).area.content;
const routes = about ? ((await import(`${about[1]}/routes.ts`)) as { routes: readonly AreaRoute[] }).routes : [];

/** What a part of a page that comes later loads. */
export const readDocument = async (name: string): Promise<unknown> => documents[name as DocumentName];

/**
 * The documents of the working tree that what is rendered at an address may show. A test of a page gets those that its route names, and a test of a widget those that its area names for it, as
 * in the site; any other test gets all.
 */
export function documentsFor(pathname: string): Partial<ContentDocuments> {
  if (!about || !content) return documents;
  const [, , area, kind, file] = about;
  if (kind === 'widgets')
    return only(Object.entries(content).find(([name]) => `${area}/${file}`.startsWith(name))?.[1]);
  const route = idOfRoute(pathname);
  return route === undefined ? documents : only(content[route]);
}

const idOfRoute = (pathname: string): string | undefined =>
  matchRoute(
    routes.map((route) => ({ route })),
    pathname,
  )?.route.id;

const only = (names: readonly DocumentName[] = []): Partial<ContentDocuments> =>
  Object.fromEntries(names.map((name) => [name, documents[name]]));
