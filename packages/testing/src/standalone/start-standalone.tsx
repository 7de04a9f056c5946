import '@grove/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { AreaRoute } from '@grove/contracts';
import { createQueryClient, createStore, PlatformProvider, widgetLoader, type Area } from '@grove/platform';
import { Calls } from './calls.ts';
import { ElsewherePage, Frame } from './frame.tsx';
import { statesIn, withStates, type ChosenStates } from './read-states.ts';
import { standInService } from './stand-in-service.ts';
import { SwitchBar } from './switch-bar.tsx';

/**
 * Shows an area alone, without shell and service: its pages in a plain router, its calls answered from the content, and
 * a bar that chooses the state of every call. The address carries page and states, as in `/ai-chat?reads=aiTeachers:error`.
 */
export function startStandalone(area: Area, routes: readonly AreaRoute[]): void {
  const chosen = statesIn(location.search);
  const calls = new Calls(Object.keys(chosen).filter((name) => name !== 'all'));
  standInService(chosen, calls.add);
  const router = routerOf(area, routes, chosen, calls);
  router.subscribe(() => keepInAddress(chosen));
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <PlatformProvider client={createQueryClient()} store={createStore()} loadWidget={widgetLoader(onlyItself(area))}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </StrictMode>,
  );
}

/** Widgets of other areas are not here; their places show what a page shows when such an area is away. */
const onlyItself = (area: Area) => async (name: Area['name']): Promise<Area> => {
  if (name === area.name) return area;
  throw new Error(`${name} is not part of the area alone`);
};

function routerOf(area: Area, routes: readonly AreaRoute[], chosen: ChosenStates, calls: Calls): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <Frame area={area.name}>{(current) => <SwitchBar routes={routes} current={current} chosen={chosen} calls={calls} />}</Frame>,
      hydrateFallbackElement: <></>,
      children: [
        ...routes.map((route) => ({ path: route.pattern, handle: route, lazy: async () => ({ Component: await area.pages[route.id]!() }) })),
        { path: '*', element: <ElsewherePage home={routes[0]?.pattern ?? '/'} /> },
      ],
    },
  ]);
}

/** A page that changes its address need not know of the states; they are put back behind the router's back. */
function keepInAddress(chosen: ChosenStates): void {
  const search = withStates(location.search, chosen);
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
}
