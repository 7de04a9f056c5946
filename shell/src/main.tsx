import '@grove/ui/styles.css';
import './media/icon.svg';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { releaseAnswer, releaseSetPath, type PageSet, type ReleaseAnswer } from '@grove/contracts';
import { ContentStore, documentsAt, request, startTelemetry } from '@grove/platform';
import { App } from './app.tsx';
import { AreaRecovery } from './areas/area-recovery.ts';
import { PageLoader } from './areas/page-loader.ts';
import { findRoute, readPageSet } from './areas/page-set.ts';
import { warmLazyShared } from './federation/lazy-shared.ts';
import { createAreaLoader } from './federation/load-area.ts';
import { preloadScripts, readHostCapabilities, refreshFiles, retireStyles } from './federation/prepare-build.ts';
import { catchUpWithPress } from './navigation/click-replay.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { composeRoutes, loadedAlready } from './routes.tsx';

/**
 * Starts the site: loads the page that was asked for, then shows it. A view that was prerendered is taken over as it
 * stands; waiting for its page first avoids a fallback, which React would hold back for 300 ms.
 */
async function start(): Promise<void> {
  const set = readPageSet();
  reportOn(set);
  const recovery = new AreaRecovery({
    set,
    fetchOffer,
    capabilities: readHostCapabilities,
    refresh: refreshFiles,
    prepare: preloadScripts,
    retire: retireStyles,
  });
  const loadArea = createAreaLoader((name) => recovery.build(name));
  const content = new ContentStore(documentsAt(set.content?.base));
  const loader = new PageLoader(loadArea, content, recovery);
  const first = findRoute(set, location.pathname);
  if (first) await loader.load(first.area, first.route.id);

  const router = createBrowserRouter(composeRoutes(set, loader), { hydrationData: loadedAlready(first) });
  const root = document.getElementById('root')!;
  const app = (
    <App loadArea={loadArea} content={content} recovery={recovery}>
      <RouterProvider router={router} />
    </App>
  );
  // A pinned page has a banner that no view was drawn with.
  const drawnAhead =
    !set.pin &&
    root.dataset['view'] === 'page' &&
    (!first || loader.peek(first.area, first.route.id)?.status === 'ready');
  if (drawnAhead) hydrateRoot(root, app);
  else createRoot(root).render(app);
  catchUpWithPress();
  prefetchOnIntent(set, loader);
  warmLazyShared();
}

/** Begins to report how this page load goes, if it is one of those that do. */
function reportOn({ id, shell, areas, telemetry }: PageSet): void {
  const versions = Object.fromEntries(areas.map(({ name, version }) => [name, version]));
  startTelemetry({ setId: id, sampleRate: telemetry?.sampleRate ?? 0, versions: { ...versions, shell } });
}

const offerWithinMs = 8_000;

const fetchOffer = async (): Promise<ReleaseAnswer> =>
  releaseAnswer.parse(
    await (await request('GET', releaseSetPath, undefined, { signal: AbortSignal.timeout(offerWithinMs) })).json(),
  );

void start();
