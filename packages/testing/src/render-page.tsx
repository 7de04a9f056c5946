import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { WidgetName, WidgetProps } from '@grove/contracts';
import { createQueryClient, createStore, PlatformProvider, toastAtom, widgetLoader, type ToastMessage } from '@grove/platform';
import { fillBrowserGaps } from './browser-gaps.ts';

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  /** Path and query of the address, as in `/ai-chat?teacherId=2`. */
  address: () => string;
  /** The toast that the page showed last. */
  toast: () => ToastMessage | null;
}

type StandInWidgets = { readonly [Name in WidgetName]?: ComponentType<WidgetProps[Name]> };

/**
 * Renders a page as the shell does: inside the platform and a router with an empty cache and store. `at` is the address,
 * `pattern` the page's route, `widgets` stand in the places of other areas' widgets. Any other address shows nothing, so
 * that a test can see where a link led.
 */
export function renderPage(page: ReactNode, { at = '/', pattern = at.split('?')[0]!, widgets = {} }: { at?: string; pattern?: string; widgets?: StandInWidgets } = {}): RenderedPage {
  fillBrowserGaps();
  const store = createStore();
  const offered = Object.fromEntries(Object.entries(widgets).map(([name, Component]) => [name, async () => Component]));
  const loadWidget = widgetLoader(async (name) => ({ name, pages: {}, widgets: offered }));
  const router = createMemoryRouter([{ path: pattern, element: page }, { path: '*', element: null }], { initialEntries: [at] });
  const user = userEvent.setup();
  const result = render(
    <PlatformProvider client={createQueryClient()} store={store} loadWidget={loadWidget}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { ...result, user, address: () => router.state.location.pathname + router.state.location.search, toast: () => store.get(toastAtom) };
}
