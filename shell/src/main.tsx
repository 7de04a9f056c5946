import '@grove/ui/styles.css';
import './media/icon.svg';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { PageLoader } from './areas/page-loader.ts';
import { findRoute, readPageSet } from './areas/page-set.ts';
import { warmLazyShared } from './federation/lazy-shared.ts';
import { createAreaLoader } from './federation/load-area.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { composeRoutes, loadedAlready } from './routes.tsx';

/**
 * Starts the site: loads the page that was asked for, then shows it. A view that was drawn ahead is taken over as it
 * stands; waiting for its page first avoids a fallback, which React would hold back for 300 ms.
 */
async function start(): Promise<void> {
  const set = readPageSet();
  const loadArea = createAreaLoader(set);
  const loader = new PageLoader(loadArea);
  const first = findRoute(set, location.pathname);
  if (first) await loader.load(first.area, first.route.id);

  const router = createBrowserRouter(composeRoutes(set, loader), { hydrationData: loadedAlready(first) });
  const root = document.getElementById('root')!;
  const app = (
    <App loadArea={loadArea}>
      <RouterProvider router={router} />
    </App>
  );
  const drawnAhead = root.dataset['view'] === 'page' && (!first || loader.peek(first.area, first.route.id)?.status === 'ready');
  if (drawnAhead) hydrateRoot(root, app);
  else createRoot(root).render(app);
  prefetchOnIntent(set, loader);
  warmLazyShared();
}

void start();
