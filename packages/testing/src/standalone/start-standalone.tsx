import '@grove/ui/styles.css';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { AreaRoute } from '@grove/contracts';
import {
  ContentStore,
  createQueryClient,
  createStore,
  documentsAt,
  PlatformProvider,
  type Area,
} from '@grove/platform';
import { Awaited } from './awaited.tsx';
import { Calls } from './calls.ts';
import { firstPageOf, rootOf } from './first-page.ts';
import { ElsewherePage, Frame } from './frame.tsx';
import { pagePart, slowMs, stateOf, statesIn, withStates, type ChosenStates } from './read-states.ts';
import { contentBase, mockService } from './mock-service.ts';
import { mockWidgets } from './mock-widgets.tsx';
import { SwitchBar } from './switch-bar.tsx';

/**
 * Shows an area alone, without shell and service: its pages in a plain router, its calls answered from the content, mocks
 * for other areas' widgets, and a bar that chooses the state of each. The address carries page and states, as in `/ai-chat?reads=aiTeachers:error`.
 */
export function startStandalone(area: Area, routes: readonly AreaRoute[]): void {
  const chosen = statesIn(location.search);
  const calls = new Calls([pagePart, ...Object.keys(chosen).filter((name) => name !== 'all' && name !== pagePart)]);
  mockService(chosen, calls.add);
  const content = new ContentStore(documentsAt(contentBase));
  const router = routerOf(area, routes, chosen, calls);
  router.subscribe(() => keepInAddress(chosen));
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <PlatformProvider
        client={createQueryClient()}
        store={createStore()}
        loadWidget={mockWidgets(area, content, chosen, calls.add)}
        content={content}
      >
        <RouterProvider router={router} />
      </PlatformProvider>
    </StrictMode>,
  );
}

function routerOf(
  area: Area,
  routes: readonly AreaRoute[],
  chosen: ChosenStates,
  calls: Calls,
): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: (
        <Frame area={area.name}>
          {(current) => <SwitchBar routes={routes} current={current} chosen={chosen} calls={calls} />}
        </Frame>
      ),
      hydrateFallbackElement: <></>,
      children: [
        ...routes.map((route) => ({
          path: route.pattern,
          handle: route,
          lazy: async () => ({ Component: await pageOf(area, route, chosen) }),
        })),
        ...rootOf(routes, withStates('', chosen)),
        { path: '*', element: <ElsewherePage home={firstPageOf(routes)} /> },
      ],
    },
  ]);
}

/** The page of a route in its chosen state. */
async function pageOf(area: Area, { id }: AreaRoute, chosen: ChosenStates): Promise<ComponentType> {
  const state = stateOf(chosen, pagePart);
  if (state === 'error') return BrokenPage;
  if (state === 'loading') await new Promise(() => {});
  if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  const Page = await area.pages[id]!();
  return () => (
    <Awaited documents={area.content?.[id] ?? []}>
      <Page />
    </Awaited>
  );
}

function BrokenPage(): never {
  throw new Error('The page breaks, as the switch says');
}

/** A page that changes its address need not know of the states; they are put back behind the router's back. */
function keepInAddress(chosen: ChosenStates): void {
  const search = withStates(location.search, chosen);
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
}
