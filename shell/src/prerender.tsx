import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as platform from '@grove/platform';
import * as ui from '@grove/ui';
import * as uiDialog from '@grove/ui/dialog';
import type { PageSet } from '@grove/contracts';
import { ContentStore, type FetchDocument } from '@grove/platform';
import { App } from './app.tsx';
import { PageLoader, type LoadArea } from './areas/page-loader.ts';
import { findRoute } from './areas/page-set.ts';
import * as routerFacade from './federation/router.tsx';
import { composeRoutes, loadedAlready } from './routes.tsx';

// The server builds of the areas take the shared modules from here, as their browser builds take them from the shell.
Object.assign(globalThis, {
  __groveShared: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-router-dom': routerFacade,
    '@grove/platform': platform,
    '@grove/ui': ui,
    '@grove/ui/dialog': uiDialog,
  },
});

/**
 * Draws the first view of a path to HTML, exactly as the browser's first render will draw it: without data, without
 * storage. Fails when the path's page, or a document of the content that it shows, cannot be loaded.
 *
 * @param readDocument gives a document of the content by its name
 */
export async function renderView(
  pathname: string,
  set: PageSet,
  loadArea: LoadArea,
  readDocument: FetchDocument,
): Promise<string> {
  const content = new ContentStore(readDocument);
  const loader = new PageLoader(loadArea, content);
  const owned = findRoute(set, pathname);
  if (owned) {
    await loader.load(owned.area, owned.route.id);
    const page = loader.peek(owned.area, owned.route.id);
    if (page?.status !== 'ready') throw new Error(`${pathname} cannot be prerendered`, { cause: page?.error });
  }
  const router = createMemoryRouter(composeRoutes(set, loader), {
    initialEntries: [pathname],
    hydrationData: loadedAlready(owned),
  });
  const { prelude } = await prerender(
    <App loadArea={loadArea} content={content}>
      <RouterProvider router={router} />
    </App>,
  );
  return new Response(prelude).text();
}

/** Draws what surrounds the page of a path: seen until the scripts are there, where the page itself differs from learner to learner. */
export function renderFrame(pathname: string, set: PageSet): Promise<string> {
  const loadArea: LoadArea = async (name) => ({ name, pages: new Proxy({}, { get: () => async () => EmptyPage }) });
  return renderView(pathname, set, loadArea, async () => undefined);
}

const EmptyPage = (): null => null;
